import { partsOfDocx, wordsOf } from '../testing/read-file.js';
import { renderSample } from '../testing/render-sample.js';
import { templateSample } from '../testing/samples.js';

const body = async (...asked: Parameters<typeof renderSample>) => {
  const { bytes } = await renderSample(...asked);
  const parts = await partsOfDocx(bytes);
  return { parts, xml: parts.get('word/document.xml') ?? '' };
};
const all = (xml: string, pattern: RegExp): string[] =>
  Array.from(xml.matchAll(pattern), (match) => match[1] ?? '');

describe('a Word file', () => {
  it('has the parts that Word demands, and ids that are unique', async () => {
    const { parts, xml } = await body('docx', 'template', { options: { notes: true } });
    for (const part of [
      '[Content_Types].xml',
      '_rels/.rels',
      'word/styles.xml',
      'word/numbering.xml',
      'word/footnotes.xml',
    ]) {
      expect(parts.has(part)).toBe(true);
    }
    const controls = all(xml, /<w:sdtPr>.*?<w:id w:val="(\d+)"/g);
    const bookmarks = all(xml, /<w:bookmarkStart[^>]* w:id="(\d+)"/g);
    expect(controls.length).toBeGreaterThan(2);
    for (const ids of [controls, bookmarks]) expect(new Set(ids).size).toBe(ids.length);
  });

  it('numbers headings and items by fields of Word, not by text', async () => {
    const { parts, xml } = await body('docx', 'template');
    expect(wordsOf(xml)).not.toMatch(/^1\.1|\(a\)/m);
    expect(parts.get('word/numbering.xml')).toContain('w:val="%1.%2"');
    const items = all(
      xml,
      /<w:numId w:val="(\d+)"\/><\/w:numPr>(?:(?!<\/w:p>).)*?(?:First|Second|Anew)/g,
    );
    // The third item begins a list of its own.
    expect(items[0]).toBe(items[1]);
    expect(items[2]).not.toBe(items[0]);
  });

  it('refers to a section by a field that leads to its bookmark', async () => {
    const { xml } = await body('docx', 'template');
    const [target] = all(xml, /w:instr=" REF (\w+) \\n \\h "/g);
    expect(all(xml, /<w:bookmarkStart[^>]*w:name="(\w+)"/g)).toContain(target);
  });

  it('has a control for each open place: a calendar for a date, a list for a choice', async () => {
    const { xml } = await body('docx', 'template');
    expect(all(xml, /<w:tag w:val="(\w+)"\/>/g)).toEqual(['effective_date', 'client', 'state']);
    expect(xml).toMatch(/effective_date(?:(?!<\/w:sdtPr>).)*<w:showingPlcHdr\/><w:date>/);
    expect(all(xml, /<w:listItem w:displayText="(\w+)"/g)).toEqual(['California', 'Texas']);
  });

  it('keeps a signature together and gives it a rule', async () => {
    const { xml } = await body('docx', 'template');
    expect(xml).toMatch(/<w:keepNext\/><w:keepLines\/>(?:(?!<\/w:p>).)*ACME, INC\./);
    expect(xml).toContain('w:leader="underscore"');
  });

  it('counts its pages in fields and is of the paper asked for', async () => {
    const { parts, xml } = await body('docx', 'analysis', { options: { paper: 'a4' } });
    const footer = [...parts].find(([name]) => /^word\/footer\d+\.xml$/.test(name))?.[1] ?? '';
    expect(all(footer, /<w:instrText[^>]*>(\w+)</g)).toEqual(['PAGE', 'NUMPAGES']);
    expect(all(xml, /<w:pgSz w:w="(\d+)"/g)).toEqual(['11906']);
  });

  it('shows proposals as changes of the user’s own text, each with its reason', async () => {
    const { parts, xml } = await body('docx', 'writing');
    expect(all(xml, /<w:delText[^>]*>([^<]*)</g)).toEqual(['It is noted that the Defendant']);
    expect(all(xml, /<w:ins [^>]*>.*?<w:t[^>]*>([^<]*)</g)).toEqual(['The Defendant']);
    expect(parts.get('word/comments.xml')).toContain('Shorter.');
    expect(wordsOf(xml)).toContain('The Defendant erred.');
  });

  it('numbers the lines of a motion in California, and of others on demand', async () => {
    const motion = { ...templateSample, documentType: 'Legal Motion', jurisdiction: 'california' };
    const numbered = /<w:lnNumType w:countBy="1"/;
    expect((await body('docx', 'template', { data: motion })).xml).toMatch(numbered);
    expect((await body('docx', 'template')).xml).not.toMatch(numbered);
    expect((await body('docx', 'template', { options: { lineNumbers: true } })).xml).toMatch(
      numbered,
    );
  });

  it('leads the lines of a table of authorities with dots to their pages', async () => {
    const { xml } = await body('docx', 'table-of-authorities');
    expect(xml).toMatch(/<w:tab w:val="right" w:pos="\d+" w:leader="dot"\/>/);
    expect(xml).toMatch(/<w:i\/>(?:(?!<\/w:r>).)*Roe v\. Wade/);
  });
});
