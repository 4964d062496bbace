import { SaxesParser } from 'saxes';

interface Node {
  name: string;
  attributes: string;
  children: (Node | string)[];
}

function treeOf(xml: string): Node {
  const root: Node = { name: '', attributes: '', children: [] };
  const stack = [root];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    const kept = Object.entries(attributes).filter(([key]) => key !== 'xml:space');
    const node = { name, attributes: JSON.stringify(kept), children: [] };
    stack.at(-1)!.children.push(node);
    stack.push(node);
  });
  parser.on('closetag', () => void stack.pop());
  parser.on('text', (text) => void stack.at(-1)!.children.push(text));
  parser.write(xml).close();
  return root;
}

const isAnchor = (node: Node | string): boolean =>
  typeof node !== 'string' &&
  (/^w:commentRange/.test(node.name) ||
    (node.name === 'w:r' && JSON.stringify(node).includes('"w:commentReference"')));

const propertiesOf = ({ children }: Node): string =>
  JSON.stringify(
    children.find((each) => typeof each !== 'string' && each.name === 'w:rPr') ?? null,
  );
const bare = ({ children }: Node) =>
  children.filter((each) => typeof each === 'string' || each.name !== 'w:rPr');

/** Without anchors, and with neighboring runs that look the same as one. */
function joined(node: Node): Node {
  const children: (Node | string)[] = [];
  for (const child of node.children.filter((each) => !isAnchor(each))) {
    const next = typeof child === 'string' ? child : joined(child);
    const last = children.at(-1);
    const isSame =
      typeof next !== 'string' &&
      typeof last === 'object' &&
      next.name === last.name &&
      next.attributes === last.attributes;
    if (isSame && next.name === 'w:t')
      last.children = [[...last.children, ...next.children].join('')];
    else if (isSame && next.name === 'w:r' && propertiesOf(last) === propertiesOf(next))
      children[children.length - 1] = joined({
        ...last,
        children: [...last.children, ...bare(next)],
      });
    else children.push(next);
  }
  return { ...node, children };
}

/** What comments stand on, by their ids: the words between their anchors. */
export function commentedWords(xml: string): Map<string, string> {
  const words = new Map<string, string>();
  const open = new Set<string>();
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    const id = String((attributes as Record<string, string>)['w:id']);
    if (name === 'w:commentRangeStart') open.add(id);
    else if (name === 'w:commentRangeEnd') open.delete(id);
  });
  parser.on('text', (text) => {
    for (const id of open) words.set(id, (words.get(id) ?? '') + text);
  });
  parser.write(xml).close();
  return words;
}

/** A part as it is but for comments, and for where its runs are split. */
export const withoutComments = (xml: string): object => joined(treeOf(xml));
