import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { type BriefComment, DEFAULT_LIMITS } from '../../extraction.js';
import { readDocument } from '../../read-document.js';
import { type DocxParts, makeDocx, p, r } from '../../testing/make-docx.js';
import { OfficePackage } from '../open-package.js';

const ignored = (): void => undefined;

async function copyOf(bytes: Buffer, commentsOn: (text: string) => BriefComment[]) {
  const read = (purpose: 'brief' | { comments: BriefComment[] }) =>
    readDocument('a.docx', bytes, DEFAULT_LIMITS, ignored, ignored, purpose);
  const { text } = (await read('brief')).document;
  const { file } = await read({ comments: commentsOn(text) });
  return { text, before: await partsOf(bytes), after: await partsOf(file!) };
}

async function partsOf(bytes: Buffer): Promise<Map<string, string>> {
  const opened = await OfficePackage.open(bytes, DEFAULT_LIMITS, ignored);
  const parts = new Map<string, string>();
  for (const { fileName } of opened.all) parts.set(fileName, String(await opened.whole(fileName)));
  return parts;
}

type Node = { name: string; attributes: string; children: (Node | string)[] };

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
function commentedWords(xml: string): Map<string, string> {
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

const on = (text: string, words: string, comment = 'Look at <this> & that.'): BriefComment => {
  const start = text.indexOf(words);
  return { start, end: start + words.length, text: comment };
};

const field = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
const CITED = '5 U.S. 137';
const MAIN = 'word/document.xml';

describe('a copy with comments', () => {
  it.each<[string, string, string, DocxParts?]>([
    ['a run', `<w:p>${r('See 5 U.S. 137 now', '<w:b/>')}</w:p>`, CITED],
    ['runs', `<w:p>${r('See 5 U.')}${r('S. ', '<w:i/>')}${r('137 now')}</w:p>`, CITED],
    ['whole runs', `<w:p>${r('See ')}${r('5 U.S. 137')}${r(' now')}</w:p>`, CITED],
    ['entities', `<w:p>${r('A &amp; B&#8217;s &#x1F600; 5 U.S. 137 &lt;')}</w:p>`, CITED],
    [
      'runs with more than words',
      '<w:p><w:r><w:tab/><w:t>5 U.S. 137</w:t><w:br/><w:t>x</w:t></w:r></w:p>',
      CITED,
    ],
    ['a table', `<w:tbl><w:tr><w:tc>${p('See 5 U.S. 137 now')}</w:tc></w:tr></w:tbl>`, CITED],
    [
      'a link, whole',
      `<w:p>${r('See ')}<w:hyperlink>${r('at 5 U.S. 137 now')}</w:hyperlink></w:p>`,
      'at 5 U.S. 137 now',
    ],
    [
      'an insertion, whole',
      `<w:p><w:ins w:id="9">${r('at 5 U.S. 137 now')}</w:ins></w:p>`,
      'at 5 U.S. 137 now',
    ],
    [
      'a deletion inside',
      `<w:p>${r('5 U.S.')}<w:del w:id="9"><w:r><w:delText> no</w:delText></w:r></w:del>${r(' 137 now')}</w:p>`,
      '5 U.S. no 137',
    ],
    [
      'a field, whole',
      `<w:p>${r('See ')}${field('begin')}${field('separate')}${r('at 5 U.S. 137 now')}${field('end')}${r(' x')}</w:p>`,
      'at 5 U.S. 137 now',
    ],
    [
      'a field of paragraphs',
      `<w:p>${field('begin')}${r('at 5 U.S. 137 now')}</w:p><w:p>${r('x')}${field('end')}</w:p>`,
      'at 5 U.S. 137 now',
    ],
    [
      'the paragraph of a text box',
      `<w:p>${r('Out ')}<w:r><w:txbxContent>${p('in 5 U.S. 137 now')}</w:txbxContent></w:r></w:p>`,
      'in 5 U.S. 137 now',
    ],
    [
      'character data, whole',
      '<w:p><w:r><w:t><![CDATA[See 5 U.S. 137]]></w:t></w:r></w:p>',
      'See ',
    ],
  ])('is about the words, in %s', async (_, body, expected, parts = {}) => {
    const { before, after } = await copyOf(makeDocx(body, parts), (text) => [on(text, CITED)]);
    const words = commentedWords(after.get(MAIN)!).get('0');
    if (expected !== 'See ') expect(words).toBe(expected);
    expect(joined(treeOf(after.get(MAIN)!))).toEqual(joined(treeOf(before.get(MAIN)!)));
    expect(after.get('word/comments.xml')).toContain('Look at &lt;this&gt; &amp; that.');
  });

  it('has a comment on a note at its mark, and leaves the note alone', async () => {
    const bytes = makeDocx(
      `<w:p>${r('Held')}<w:r><w:footnoteReference w:id="5"/></w:r>${r(' so.')}</w:p>`,
      { footnotes: `<w:footnote w:id="5">${p('See 5 U.S. 137.')}</w:footnote>` },
    );
    const { before, after } = await copyOf(bytes, (text) => [on(text, CITED)]);
    expect(after.get(MAIN)).toMatch(
      /<w:commentRangeStart w:id="0"\/><w:r><w:footnoteReference w:id="5"\/><\/w:r><w:commentRangeEnd w:id="0"\/>/,
    );
    expect(after.get('word/footnotes.xml')).toBe(before.get('word/footnotes.xml'));
  });

  it('keeps the comments that are there, and numbers on', async () => {
    const own = '<w:comment w:id="7" w:author="Eve"><w:p/></w:comment>';
    const { before, after } = await copyOf(
      makeDocx(p('See 5 U.S. 137.'), { comments: own }),
      (text) => [on(text, CITED), on(text, 'See')],
    );
    expect(after.get('word/comments.xml')).toContain(own);
    expect([...commentedWords(after.get(MAIN)!)]).toEqual([
      ['9', 'See'],
      ['8', CITED],
    ]);
    const changed = [...after].filter(([name, part]) => before.get(name) !== part);
    expect(changed.map(([name]) => name)).toEqual(['word/comments.xml', 'word/document.xml']);
  });

  it('is the same but for its comments, whatever runs there are and wherever they stand', async () => {
    const words = fc.stringMatching(/^[a-z .&<’😀]{0,12}$/u);
    const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    const run = fc
      .tuple(words, fc.constantFrom('', '<w:b/>', '<w:i/>'))
      .map(([text, look]) => r(escaped(text), look));
    const inline = fc.oneof(
      { weight: 6, arbitrary: run },
      run.map((inside) => `<w:hyperlink>${inside}</w:hyperlink>`),
      run.map((inside) => `<w:ins w:id="1">${inside}</w:ins>`),
      run.map((inside) => `${field('begin')}${field('separate')}${inside}${field('end')}`),
      fc.constantFrom('<w:r><w:tab/></w:r>', '<w:r><w:br/></w:r>', '<w:proofErr/>'),
    );
    const paragraph = fc
      .array(inline, { maxLength: 6 })
      .map((inside) => `<w:p><w:pPr/>${inside.join('')}</w:p>`);
    const body = fc.array(
      fc.oneof(
        paragraph,
        paragraph.map((inside) => `<w:tbl><w:tr><w:tc>${inside}</w:tc></w:tr></w:tbl>`),
      ),
      { minLength: 1, maxLength: 4 },
    );
    const places = fc.array(fc.tuple(fc.nat(), fc.nat({ max: 20 })), { maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(body, places, async (elements, spans) => {
        const bytes = makeDocx(`${p('First.')}${elements.join('')}`);
        const { before, after } = await copyOf(bytes, (text) =>
          spans.map(([at, length]) => {
            const start = at % text.length;
            return { start, end: Math.min(text.length, start + 1 + length), text: 'x' };
          }),
        );
        const OURS = [
          'word/document.xml',
          'word/comments.xml',
          'word/_rels/document.xml.rels',
          '[Content_Types].xml',
        ];
        for (const [name, part] of before)
          if (!OURS.includes(name)) expect(after.get(name)).toBe(part);
        expect(joined(treeOf(after.get(OURS[0]!)!))).toEqual(joined(treeOf(before.get(OURS[0]!)!)));
        expect([...after.keys()].filter((name) => !before.has(name))).toEqual([
          'word/comments.xml',
        ]);
      }),
      { numRuns: 150 },
    );
  });
});
