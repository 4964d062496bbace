import { DEFAULT_LIMITS } from '../extraction.js';
import { type DocxParts, makeDocx, p, r } from '../testing/make-docx.js';
import { openOffice, readBrief, readDocx } from './read-docx.js';

async function read(body: string, parts: DocxParts = {}) {
  const opened = await openOffice(makeDocx(body, parts), DEFAULT_LIMITS, () => undefined);
  return readDocx(opened.parts, DEFAULT_LIMITS);
}

const level = (ilvl: number, format: string, text: string) =>
  `<w:lvl w:ilvl="${ilvl}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;
const NUMBERING = `<w:abstractNum w:abstractNumId="7">${level(0, 'upperRoman', 'ARTICLE %1')}${level(1, 'decimal', '%1.%2')}${level(2, 'lowerLetter', '(%3)')}</w:abstractNum>
  <w:num w:numId="3"><w:abstractNumId w:val="7"/></w:num>
  <w:num w:numId="4"><w:abstractNumId w:val="7"/><w:lvlOverride w:ilvl="2"><w:startOverride w:val="5"/></w:lvlOverride></w:num>`;
const listed = (text: string, ilvl: number, numId = 3) =>
  p(text, `<w:numPr><w:ilvl w:val="${ilvl}"/><w:numId w:val="${numId}"/></w:numPr>`);

describe('readDocx', () => {
  it('counts the numbers that Word keeps out of the text', async () => {
    const { text } = await read(
      [
        listed('Term', 0),
        listed('Begins.', 1),
        listed('first', 2),
        listed('second', 2),
        listed('Ends.', 1),
        listed('again', 2),
        listed('Law', 0),
        listed('New York.', 1),
        listed('fifth', 2, 4),
      ].join(''),
      { numbering: NUMBERING },
    );
    expect(text.split('\n\n')).toEqual([
      'ARTICLE I Term',
      'I.1 Begins.',
      '(a) first',
      '(b) second',
      'I.2 Ends.',
      '(a) again',
      'ARTICLE II Law',
      'II.1 New York.',
      '(e) fifth',
    ]);
  });

  it('knows headings by their style, and what a style is based on', async () => {
    const styles = `<w:style w:type="paragraph" w:styleId="H2"><w:name w:val="heading 2"/></w:style>
      <w:style w:type="paragraph" w:styleId="Mine"><w:name w:val="Clause"/><w:basedOn w:val="H2"/></w:style>`;
    const { blocks } = await read(p('Payment', '<w:pStyle w:val="Mine"/>') + p('Buyer pays.'), {
      styles,
    });
    expect(blocks).toMatchObject([{ kind: 'heading', level: 2 }, { kind: 'paragraph' }]);
  });

  it('accepts tracked changes and says what and where they were', async () => {
    const { text, changes } = await read(
      `<w:p>${r('due in ')}<w:del w:author="Eve" w:date="2024-05-31T09:00:00Z"><w:r><w:delText>30</w:delText></w:r></w:del><w:ins w:author="Eve">${r('60')}</w:ins>${r(' days')}</w:p>`,
    );
    expect(text).toBe('due in 60 days');
    expect(changes).toEqual([
      {
        kind: 'deletion',
        author: 'Eve',
        date: '2024-05-31',
        at: { start: 7, end: 7 },
        words: '30',
      },
      { kind: 'insertion', author: 'Eve', date: null, at: { start: 7, end: 9 }, words: '60' },
    ]);
  });

  it('joins paragraphs whose parting was deleted', async () => {
    const { text } = await read(
      p('One ', '<w:rPr><w:del w:author="Eve"/></w:rPr>') + p('and the same.') + p('Two.'),
    );
    expect(text).toBe('One and the same.\n\nTwo.');
  });

  it('ties a comment to the words that it is about', async () => {
    const { text, comments } = await read(
      `${p('Before.')}<w:p>${r('The ')}<w:commentRangeStart w:id="0"/>${r('cap')}<w:commentRangeEnd w:id="0"/>${r(' applies.')}</w:p>`,
      { comments: `<w:comment w:id="0" w:author="Eve">${p('Too low.')}</w:comment>` },
    );
    expect(comments).toMatchObject([{ author: 'Eve', words: 'Too low.' }]);
    const { start, end } = comments![0]!.at;
    expect(text.slice(start, end)).toBe('cap');
  });

  it('writes a table row by row, and notes at the end under their numbers', async () => {
    const cell = (content: string) => `<w:tc>${content}</w:tc>`;
    const { text, blocks } = await read(
      `<w:tbl><w:tr>${cell(p('Fee'))}${cell(p('$100'))}</w:tr><w:tr>${cell(p('Tax'))}${cell(p('') + p('none'))}</w:tr></w:tbl><w:p>${r('Net')}<w:r><w:footnoteReference w:id="5"/></w:r></w:p>`,
      { footnotes: `<w:footnote w:id="5">${p('After discounts.')}</w:footnote>` },
    );
    expect(text).toBe('Fee\t$100\nTax\tnone\n\nNet[1]\n\n[1] After discounts.');
    expect(blocks!.map(({ kind }) => kind)).toEqual(['table', 'paragraph', 'footnote']);
  });

  it('reads text boxes once, and hidden text not at all', async () => {
    const box = `<w:txbxContent>${p('In the box.')}</w:txbxContent>`;
    const { text } = await read(
      `<w:p>${r('Seen.')}${r(' Hidden.', '<w:vanish/>')}<w:r><mc:AlternateContent><mc:Choice>${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent></w:r></w:p>`,
    );
    expect(text).toBe('In the box.\n\nSeen.');
  });

  it('refuses declared entities and broken XML', async () => {
    await expect(read('<w:p><w:r>')).rejects.toMatchObject({ reason: 'corrupt' });
    await expect(read('&undeclared;')).rejects.toMatchObject({ reason: 'corrupt' });
  });
});

describe('readBrief', () => {
  async function standing(body: string, parts: DocxParts = {}) {
    const opened = await openOffice(makeDocx(body, parts), DEFAULT_LIMITS, () => undefined);
    const { document, notices } = await readBrief(opened.parts, DEFAULT_LIMITS);
    const { text, places } = document;
    const at = places.map(({ start, page, footnote }, index) => [
      text.slice(start, places[index + 1]?.start).trim(),
      page,
      footnote,
    ]);
    return { at, notices };
  }
  const NOTED = '<w:lastRenderedPageBreak/>';
  const set = '<w:r><w:br w:type="page"/></w:r>';
  const section = (type: string) =>
    `<w:p><w:pPr><w:sectPr><w:type w:val="${type}"/></w:sectPr></w:pPr>${r('Section.')}</w:p>`;
  const LAST = (type: string) => `<w:sectPr><w:type w:val="${type}"/></w:sectPr>`;

  it('counts a page once that was set and that Word noted', async () => {
    const { at, notices } = await standing(
      `<w:p>${r('One ')}<w:r>${NOTED}<w:t>two</w:t></w:r></w:p><w:p>${set}<w:r>${NOTED}<w:t>three</w:t></w:r></w:p>`,
    );
    expect(at).toEqual([
      ['One', 1, null],
      ['two', 2, null],
      ['three', 3, null],
    ]);
    expect(notices).toEqual([]);
  });

  it('begins a page with a section as the section itself says', async () => {
    const { at } = await standing(
      `${section('nextPage')}${section('continuous')}${p('Last.')}${LAST('nextPage')}`,
    );
    expect(at).toEqual([
      ['Section.\n\nSection.', 1, null],
      ['Last.', 2, null],
    ]);
  });

  it('has the page of a note where its mark stands, and none of an endnote', async () => {
    const { at } = await standing(
      `<w:p>${r('One')}<w:r><w:endnoteReference w:id="2"/></w:r></w:p><w:p><w:r>${NOTED}<w:t>Two</w:t></w:r><w:r><w:footnoteReference w:id="1"/></w:r><w:r><w:footnoteReference w:id="3" w:customMarkFollows="1"/><w:t>*</w:t></w:r></w:p>`,
      {
        footnotes: `<w:footnote w:id="1">${p('Foot.')}</w:footnote><w:footnote w:id="3">${p('Star.')}</w:footnote>`,
        endnotes: `<w:endnote w:id="2">${p('End.')}</w:endnote>`,
      },
    );
    expect(at).toEqual([
      ['One[i]', 1, null],
      ['Two[1][*]*', 2, null],
      ['[i] End.', null, 'i'],
      ['[1] Foot.', 2, '1'],
      ['[*] Star.', 2, '*'],
    ]);
  });

  it('says what its pages rest on, and has none without a break', async () => {
    const unknown = await standing(p('One.'));
    expect(unknown.at).toEqual([['One.', null, null]]);
    expect(unknown.notices).toEqual([expect.stringContaining('page numbers are left out')]);
    const counted = await standing(`<w:p>${r('One.')}${set}${r('Two.')}</w:p>`);
    expect(counted.notices).toEqual([expect.stringContaining('count the page breaks')]);
  });
});
