import fc from 'fast-check';
import { makeDocx, p, r } from '../../testing/make-docx.js';
import { copyOf, field, MAIN } from './testing/copy-of.js';
import { withoutComments } from './testing/without-comments.js';

describe('a copy with comments', () => {
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
        expect(withoutComments(after.get(MAIN)!)).toEqual(withoutComments(before.get(MAIN)!));
        expect([...after.keys()].filter((name) => !before.has(name))).toEqual([
          'word/comments.xml',
        ]);
      }),
      { numRuns: 150 },
    );
  });
});
