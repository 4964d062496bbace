import type { BriefComment } from '../../extraction.js';
import { type DocxParts, makeDocx, p, r } from '../../testing/make-docx.js';
import { copyOf, field, MAIN } from './testing/copy-of.js';
import { commentedWords, withoutComments } from './testing/without-comments.js';

const on = (text: string, words: string, comment = 'Look at <this> & that.'): BriefComment => {
  const start = text.indexOf(words);
  return { start, end: start + words.length, text: comment };
};

const CITED = '5 U.S. 137';

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
      'the paragraph of a field',
      `<w:p>${r('See ')}${field('begin')}${field('separate')}${r('at 5 U.S. 137 now')}${field('end')}${r(' x')}</w:p>`,
      'See at 5 U.S. 137 now x',
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
    expect(withoutComments(after.get(MAIN)!)).toEqual(withoutComments(before.get(MAIN)!));
    expect(after.get('word/comments.xml')).toContain('Look at &lt;this&gt; &amp; that.');
  });

  it('keeps the spaces at which it cuts', async () => {
    const body = '<w:p><w:r><w:t>See 5 U.S. 137 now</w:t></w:r></w:p>';
    const { after } = await copyOf(makeDocx(body), (text) => [on(text, CITED)]);
    expect(after.get(MAIN)!.match(/<w:t[^>]*>[^<]*/g)).toEqual([
      '<w:t xml:space="preserve">See ',
      '<w:t xml:space="preserve">5 U.S. 137',
      '<w:t xml:space="preserve"> now',
    ]);
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
});
