import { type SaxesAttributeNS, SaxesParser } from 'saxes';

/** An element with its prefix, as Word's files write it. */
interface Element {
  name: string;
  attributes: Record<string, string>;
  children: Element[];
}

/**
 * The order in which ECMA-376 part 1, annex A gives the children of an element: Word calls a file
 * broken that has them in another.
 */
const ORDERS: Record<string, string> = {
  'w:pPr':
    'pStyle keepNext keepLines pageBreakBefore framePr widowControl numPr suppressLineNumbers pBdr shd tabs suppressAutoHyphens kinsoku wordWrap overflowPunct topLinePunct autoSpaceDE autoSpaceDN bidi adjustRightInd snapToGrid spacing ind contextualSpacing mirrorIndents suppressOverlap jc textDirection textAlignment textboxTightWrap outlineLvl divId cnfStyle rPr sectPr pPrChange',
  'w:rPr':
    'ins del rStyle rFonts b bCs i iCs caps smallCaps strike dstrike outline shadow emboss imprint noProof snapToGrid vanish webHidden color spacing w kern position sz szCs highlight u effect bdr shd fitText vertAlign rtl cs em lang eastAsianLayout specVanish oMath rPrChange',
  'w:tblPr':
    'tblStyle tblpPr tblOverlap bidiVisual tblStyleRowBandSize tblStyleColBandSize tblW jc tblCellSpacing tblInd tblBorders shd tblLayout tblCellMar tblLook tblCaption tblDescription tblPrChange',
  'w:tcPr':
    'cnfStyle tcW gridSpan hMerge vMerge tcBorders shd noWrap tcMar textDirection tcFitText vAlign hideMark',
  'w:tblBorders': 'top left start bottom right end insideH insideV',
  'w:tcBorders': 'top left start bottom right end insideH insideV tl2br tr2bl',
  'w:pBdr': 'top left bottom right between bar',
  'w:sectPr':
    'headerReference footerReference footnotePr endnotePr type pgSz pgMar paperSrc pgBorders lnNumType pgNumType cols formProt vAlign noEndnote titlePg textDirection bidi rtlGutter docGrid printerSettings sectPrChange',
  'w:sdt': 'sdtPr sdtEndPr sdtContent',
  'w:lvl': 'start numFmt lvlRestart pStyle isLgl suff lvlText lvlPicBulletId legacy lvlJc pPr rPr',
  'w:abstractNum': 'nsid multiLevelType tmpl name styleLink numStyleLink lvl',
  'w:numbering': 'numPicBullet abstractNum num numIdMacAtCleanup',
  'w:style':
    'name aliases basedOn next link autoRedefine hidden uiPriority semiHidden unhideWhenUsed qFormat locked personal personalCompose personalReply rsid pPr rPr tblPr trPr tcPr tblStylePr',
  'w:tbl': 'tblPr tblGrid tr',
  'w:tr': 'tblPrEx trPr tc',
};
/** These appear in front of all the rest of what they are in. */
const FIRST = new Set(['w:pPr', 'w:rPr', 'w:tblPr', 'w:trPr', 'w:tcPr']);
/** Numbers that no two of a kind may share in a part. */
const NUMBERED = ['w:bookmarkStart', 'w:comment', 'w:footnote', 'w:abstractNum'];

function readXml(text: string): Element {
  const root: Element = { name: '', attributes: {}, children: [] };
  const open = [root];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('opentag', ({ name, attributes }) => {
    const values = Object.entries(attributes as Record<string, SaxesAttributeNS>);
    const element: Element = {
      name,
      attributes: Object.fromEntries(values.map(([key, { value }]) => [key, value])),
      children: [],
    };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => open.pop());
  parser.write(text).close();
  return root.children[0] as Element;
}

/** An element and all that is in it. */
export function* within(element: Element): Generator<Element> {
  yield element;
  for (const child of element.children) yield* within(child);
}

/** What Word would refuse or repair in a file, a sentence for each. */
export function faultsOf(parts: ReadonlyMap<string, string>): string[] {
  const read = new Map([...parts].map(([name, text]) => [name, readXml(text)] as const));
  const faults = [...typeFaults(read), ...relationFaults(read), ...crossFaults(read)];
  for (const [name, root] of read) {
    if (!name.startsWith('word/') || name.endsWith('.rels')) continue;
    for (const fault of partFaults(root)) faults.push(`${name}: ${fault}`);
  }
  return faults;
}

function partFaults(root: Element): string[] {
  const all = [...within(root)];
  const ids = NUMBERED.flatMap((kind) =>
    twice(
      valuesOf(all, kind, kind === 'w:abstractNum' ? 'w:abstractNumId' : 'w:id'),
      `${kind} with the id`,
    ),
  );
  const controls = all
    .filter(({ name }) => name === 'w:sdtPr')
    .flatMap(({ children }) => valuesOf(children, 'w:id', 'w:val'));
  const changes = all.filter(({ name }) => name === 'w:ins' || name === 'w:del');
  const changeIds = changes.map(({ attributes }) => attributes['w:id'] ?? '');
  return [
    ...all.flatMap(orderFaults),
    ...all.flatMap(contentFaults),
    ...changes.flatMap(changeFaults),
    ...ids,
    ...twice(controls, 'content control with the id'),
    ...twice(changeIds, 'change with the id'),
    ...rangeFaults(all),
  ];
}

function orderFaults({ name, children }: Element): string[] {
  const order = ORDERS[name]?.split(' ').map((child) => `w:${child}`);
  const faults: string[] = [];
  let last = -1;
  children.forEach((child, index) => {
    if (!order && FIRST.has(child.name) && index > 0) {
      faults.push(`${child.name} is not the first in ${name}`);
    }
    if (!order) return;
    const place = order.indexOf(child.name);
    if (place < 0) faults.push(`${child.name} may not be in ${name}`);
    else if (place < last) faults.push(`${child.name} comes too late in ${name}`);
    last = Math.max(last, place);
  });
  return faults;
}

function contentFaults(element: Element): string[] {
  const { name, children } = element;
  if (name === 'w:tc' && children.at(-1)?.name !== 'w:p')
    return ['a cell ends without a paragraph'];
  if (name === 'w:tbl') {
    const columns = children.find((child) => child.name === 'w:tblGrid')?.children.length ?? 0;
    const rows = children.filter((child) => child.name === 'w:tr');
    const cellsOf = (row: Element) => row.children.filter((cell) => cell.name === 'w:tc').length;
    return rows.some((row) => cellsOf(row) !== columns)
      ? ['a row has not as many cells as the grid']
      : [];
  }
  if (name === 'w:del' && [...within(element)].some((inner) => inner.name === 'w:t')) {
    return ['deleted words are not in w:delText'];
  }
  return [];
}

/** Who changed what, and when. */
function changeFaults({ name, attributes }: Element): string[] {
  const { 'w:author': author = '', 'w:date': date = '' } = attributes;
  const isDate = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/.test(date);
  return [
    ...(author === '' ? [`${name} has no author`] : []),
    ...(isDate ? [] : [`${name} has the date “${date}”`]),
  ];
}

/** What begins ends, and what is led to is there. */
function rangeFaults(all: Element[]): string[] {
  const starts = valuesOf(all, 'w:bookmarkStart', 'w:id');
  const names = valuesOf(all, 'w:bookmarkStart', 'w:name');
  const anchors = all.flatMap(({ name, attributes }) => {
    if (name === 'w:hyperlink') return attributes['w:anchor'] ?? [];
    return name === 'w:fldSimple'
      ? (/ REF (\w+) /.exec(attributes['w:instr'] ?? '')?.[1] ?? [])
      : [];
  });
  return [
    ...missing(starts, valuesOf(all, 'w:bookmarkEnd', 'w:id'), 'end of bookmark'),
    ...missing(anchors, names, 'bookmark'),
    ...twice(names, 'bookmark called'),
    ...missing(
      valuesOf(all, 'w:commentRangeStart', 'w:id'),
      valuesOf(all, 'w:commentRangeEnd', 'w:id'),
      'end of comment',
    ),
  ];
}

/** Every part has a type, and every part that is named is there. */
function typeFaults(parts: ReadonlyMap<string, Element>): string[] {
  const types = parts.get('[Content_Types].xml')?.children ?? [];
  const extensions = new Set(types.map(({ attributes }) => attributes.Extension));
  const named = types.flatMap(({ attributes }) => attributes.PartName ?? []);
  const files = [...parts.keys()].filter((name) => name !== '[Content_Types].xml');
  return [
    ...files
      .filter((name) => !named.includes(`/${name}`) && !extensions.has(name.split('.').at(-1)))
      .map((name) => `${name} has no content type`),
    ...missing(
      named,
      files.map((name) => `/${name}`),
      'part',
    ),
  ];
}

/** What a part leads to is in the file, and its relations are those that it uses. */
function relationFaults(parts: ReadonlyMap<string, Element>): string[] {
  return [...parts].flatMap(([name, root]) => {
    if (!name.endsWith('.rels')) return [];
    const folder = name.replace(/_rels\/[^/]*$/, '');
    const inside = root.children.filter(({ attributes }) => attributes.TargetMode !== 'External');
    const targets = inside.map(({ attributes: { Target = '' } }) =>
      Target.startsWith('/') ? Target.slice(1) : `${folder}${Target}`,
    );
    const part = parts.get(name.replace('_rels/', '').replace(/\.rels$/, ''));
    const used = part
      ? [...within(part)].flatMap(({ attributes }) => attributes['r:id'] ?? [])
      : [];
    const ids = root.children.map(({ attributes }) => attributes.Id ?? '');
    return [
      ...missing(targets, [...parts.keys()], 'part'),
      ...missing(used, ids, 'relationship'),
      ...twice(ids, 'relationship called'),
    ];
  });
}

/** What the body refers to in the other parts. */
function crossFaults(parts: ReadonlyMap<string, Element>): string[] {
  const all = (name: string): Element[] => {
    const root = parts.get(`word/${name}.xml`);
    return root ? [...within(root)] : [];
  };
  const [body, numbering, notes] = [all('document'), all('numbering'), all('footnotes')];
  const separators = valuesOf(notes, 'w:footnote', 'w:type');
  const styles = [...all('styles')].filter(({ name }) => name === 'w:style');
  const usedStyles = ['w:pStyle', 'w:rStyle'].flatMap((kind) => valuesOf(body, kind, 'w:val'));
  return [
    ...missing(valuesOf(body, 'w:numId', 'w:val'), valuesOf(numbering, 'w:num', 'w:numId'), 'list'),
    ...missing(
      valuesOf(numbering, 'w:abstractNumId', 'w:val'),
      valuesOf(numbering, 'w:abstractNum', 'w:abstractNumId'),
      'kind of list',
    ),
    ...missing(['separator', 'continuationSeparator'], separators, 'footnote'),
    ...missing(
      valuesOf(body, 'w:footnoteReference', 'w:id'),
      valuesOf(notes, 'w:footnote', 'w:id'),
      'footnote',
    ),
    ...missing(
      valuesOf(body, 'w:commentReference', 'w:id'),
      valuesOf(all('comments'), 'w:comment', 'w:id'),
      'comment',
    ),
    ...missing(
      usedStyles,
      styles.map(({ attributes }) => attributes['w:styleId'] ?? ''),
      'style',
    ),
  ];
}

function valuesOf(elements: Element[], name: string, attribute: string): string[] {
  return elements
    .filter((element) => element.name === name)
    .flatMap(({ attributes }) => attributes[attribute] ?? []);
}

function missing(wanted: string[], there: string[], what: string): string[] {
  const known = new Set(there);
  return wanted.filter((name) => !known.has(name)).map((name) => `there is no ${what} ${name}`);
}

function twice(values: string[], what: string): string[] {
  const seen = new Set<string>();
  return values.flatMap((value) => {
    if (!seen.has(value)) return seen.add(value) && [];
    return [`more than one ${what} ${value}`];
  });
}
