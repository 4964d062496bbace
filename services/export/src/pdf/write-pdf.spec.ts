import { openPdf, pagesOfPdf } from '../testing/read-file.js';
import { renderSample } from '../testing/render-sample.js';
import { analysisSample, manySentences, templateSample } from '../testing/samples.js';

const paragraphOf = (words: string) => ({
  kind: 'paragraph',
  label: null,
  indent: 0,
  align: 'left',
  runs: [{ kind: 'text', text: words }],
});
describe('a PDF', () => {
  it('is tagged, in a language, and called by its title', async () => {
    const pdf = await openPdf((await renderSample('pdf', 'analysis')).bytes);
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: 'Søn & Co. — Lease', Language: 'en-US' });
    const tree = await (await pdf.getPage(1)).getStructTree();
    const roles = JSON.stringify(tree).match(/"role":"\w+"/g);
    expect(new Set(roles)).toEqual(
      new Set(
        ['Root', 'Document', 'H1', 'H2', 'H3', 'P', 'L', 'LI', 'LBody', 'BlockQuote'].map(
          (role) => `"role":"${role}"`,
        ),
      ),
    );
  });

  it('can be searched for what it shows, in any of its letters', async () => {
    const [page = ''] = await pagesOfPdf((await renderSample('pdf', 'analysis')).bytes);
    expect(page).toContain('see § 4.2 and ¶ 12 of “Schedule B” (αβγ, Ёлка, é ł Ω).');
  });

  it('counts its pages, names itself on each, and has bookmarks to its headings', async () => {
    const { bytes, pages } = await renderSample('pdf', 'analysis', { data: analysisSample(40) });
    const texts = await pagesOfPdf(bytes);
    expect(texts).toHaveLength(pages ?? 0);
    texts.forEach((text, index) => {
      expect(text).toContain(`Page ${index + 1} of ${pages}`);
      expect(text).toContain('Søn & Co. — Lease');
    });
    const outline = await (await openPdf(bytes)).getOutline();
    expect(outline.map(({ title }) => title)).toEqual([
      'Analysis',
      'Key insights',
      'Recommendations',
      'Findings (40)',
    ]);
    expect(outline[3]?.items).toHaveLength(40);
  });

  it('leaves no heading at the foot of a page, and no finding’s title without its quotation', async () => {
    const { bytes } = await renderSample('pdf', 'analysis', { data: analysisSample(60) });
    const texts = await pagesOfPdf(bytes);
    for (let index = 0; index < 60; index += 1) {
      const page = texts.find((text) =>
        new RegExp(`\\b${index + 1}\\. Finding ${index} `).test(text),
      );
      expect(page).toMatch(new RegExp(`governed by law ${index}\\b`));
    }
  });

  it('leaves no heading of a draft at the foot of a page, for want of the space behind it', async () => {
    const [opening, , scope] = templateSample.sections;
    const lines = Array.from({ length: 21 }, () => paragraphOf('A line.'));
    const sections = [
      { ...opening, blocks: lines },
      { ...scope, id: 'outer', level: 1, number: '1', heading: 'Outer', blocks: [] },
      { ...scope, id: 'inner', heading: 'Inner', blocks: [paragraphOf(manySentences(1))] },
    ];
    const data = { ...templateSample, sections };
    const [first, second] = await pagesOfPdf(
      (await renderSample('pdf', 'template', { data })).bytes,
    );
    expect(first).not.toMatch(/Outer|Inner/);
    expect(second).toMatch(/Outer.*Inner.*Rent is due/s);
  });

  it('says on its first page, and only there, that letters are printed by number', async () => {
    const data = { ...analysisSample(10), analysis: 'Signed: 契約 and العقد.' };
    const [first = '', ...others] = await pagesOfPdf(
      (await renderSample('pdf', 'analysis', { data })).bytes,
    );
    expect(first).toContain('‹U+5951›');
    expect(first).toMatch(/\d characters that this file’s typeface lacks are printed by number/);
    expect(others.join(' ')).not.toContain('typeface');
    const [plainPage = ''] = await pagesOfPdf((await renderSample('pdf', 'analysis')).bytes);
    expect(plainPage).not.toContain('typeface');
  });

  it('parts a word that is longer than its line, in the largest letters too', async () => {
    const data = { ...analysisSample(1), title: 'W'.repeat(120) };
    const page = await (
      await openPdf((await renderSample('pdf', 'analysis', { data })).bytes)
    ).getPage(1);
    const { items } = await page.getTextContent();
    for (const item of items)
      if ('str' in item) expect(item.transform[4] + item.width).toBeLessThanOrEqual(540.5);
  });

  it('is A4 for England and letter paper for the courts of the United States', async () => {
    const sizeOf = async (more: object, paper: string): Promise<number> => {
      const { bytes } = await renderSample('pdf', 'template', {
        data: { ...templateSample, ...more },
        options: { paper },
      });
      return Math.round((await (await openPdf(bytes)).getPage(1)).getViewport({ scale: 1 }).height);
    };
    expect(await sizeOf({ locale: 'en-GB' }, 'letter')).toBe(842);
    expect(await sizeOf({ documentType: 'Legal Motion' }, 'a4')).toBe(792);
    expect(await sizeOf({}, 'a4')).toBe(842);
  });

  it('repeats the head of a table on each page, and clips no row', async () => {
    const rows = Array.from({ length: 120 }, (_, index) => ({
      query: `query ${index} ${manySentences(2)} end${index}`,
    }));
    const texts = await pagesOfPdf(
      (await renderSample('pdf', 'search-history', { data: rows })).bytes,
    );
    expect(texts.length).toBeGreaterThan(4);
    for (const text of texts) expect(text).toContain('Category');
    const whole = texts.join(' ');
    for (let index = 0; index < 120; index += 1) expect(whole).toContain(`end${index}`);
  });

  it('parts a cell that is longer than a page', async () => {
    const rows = [{ query: `begin ${manySentences(90)} end` }];
    const texts = await pagesOfPdf(
      (await renderSample('pdf', 'search-history', { data: rows })).bytes,
    );
    expect(texts.length).toBeGreaterThan(1);
    expect(texts.at(-1)).toContain('end');
  });

  it('numbers 28 lines on each page of a pleading', async () => {
    const data = { ...templateSample, documentType: 'Legal Motion' };
    const [page = ''] = await pagesOfPdf(
      (await renderSample('pdf', 'template', { data, options: { lineNumbers: true } })).bytes,
    );
    expect(page.replace(/\s+/g, ' ')).toContain(
      Array.from({ length: 28 }, (_, index) => index + 1).join(' '),
    );
  });

  it('is of the paper asked for', async () => {
    for (const [paper, width] of [
      ['letter', 612],
      ['a4', 595.28],
    ] as const) {
      const pdf = await openPdf(
        (await renderSample('pdf', 'citations', { options: { paper } })).bytes,
      );
      expect((await pdf.getPage(1)).view[2]).toBeCloseTo(width);
    }
  });

  it('shows by its number what its typeface lacks', async () => {
    const data = { analysis: 'A smile 😀, a box ☐ and 中.' };
    const [page = ''] = await pagesOfPdf((await renderSample('pdf', 'analysis', { data })).bytes);
    expect(page).toContain('A smile ‹U+1F600›, a box [ ] and ‹U+4E2D›.');
  });
});
