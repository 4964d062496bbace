import { reduceMarkup } from './reduce-markup.js';

const reduce = (markup: string) => reduceMarkup(markup).opinions[0]!;
const at = (text: string, { start, end }: { start: number; end: number }) => text.slice(start, end);

describe('text', () => {
  it('parts paragraphs by blank lines and collapses white space', () => {
    expect(reduce('<p>One\n  two</p><p>Three<br>four</p>').text).toBe('One two\n\nThree\nfour');
  });

  it('decodes entities and Windows characters that were taken for Latin-1', () => {
    expect(reduce('<p>&#167;&#8195;1 &amp; \x93so\x94\x97yes</p>').text).toBe('§ 1 & “so”—yes');
  });

  it('keeps the lines of preformatted text, drops scripts and styles', () => {
    expect(reduce('<style>p{}</style><pre>a   1\n  b 2</pre><script>x()</script>').text).toBe(
      'a   1\n  b 2',
    );
  });

  it('leaves out the paragraph numbers of a publisher', () => {
    const markup = '<div class="num"><span class="num">16</span><p>Judgment affirmed.</p></div>';
    expect(reduce(markup).text).toBe('Judgment affirmed.');
  });
});

describe('pages', () => {
  it('marks where each page begins and takes the mark out of the text', () => {
    const { text, structure } = reduce(
      '<p>was born <span class="star-pagination">*676</span> in 1993, a cus<page-number label="677">*677</page-number>tody case</p>',
    );
    expect(text).toBe('was born in 1993, a custody case');
    expect(structure.pages.map((page) => [page.label, text.slice(page.at, page.at + 2)])).toEqual([
      ['676', 'in'],
      ['677', 'to'],
    ]);
  });
});

describe('footnotes', () => {
  it('finds those of an end section by the labels that were called', () => {
    const { text, structure } = reduce(
      '<p>the Sherman Act<sup>[1]</sup> by appellant,<sup>[2]</sup> on the 4<sup>th</sup></p>' +
        '<h2>NOTES</h2><p>[1]  26 Stat. 209.</p><p>More of it.</p><p>[2]  Cf. § 3.</p>',
    );
    expect(structure.footnotes.map((note) => [note.label, at(text, note)])).toEqual([
      ['1', '26 Stat. 209.\n\nMore of it.'],
      ['2', 'Cf. § 3.'],
    ]);
    expect(structure.footnotes.map(({ calledAt }) => text.slice(calledAt!, calledAt! + 3))).toEqual(
      ['[1]', '[2]'],
    );
    expect(text).toContain('on the 4th');
  });

  it('gives each footnote its own call where numbering begins again', () => {
    const { text, structure } = reduce(
      '<p>majority<sup>[1]</sup></p><p>dissent<sup>[1]</sup></p><p>[1] first</p><p>[1] second</p>',
    );
    const callers = structure.footnotes.map(({ calledAt }) => text.slice(calledAt! - 8, calledAt!));
    expect(callers).toEqual(['majority', '\ndissent']);
  });

  it('takes no more footnotes than were called', () => {
    const { text, structure } = reduce(
      '<p>held<sup>[1]</sup></p><p>[1] Section 25.</p><p>[1] is quoted from a list.</p>',
    );
    expect(structure.footnotes.map((note) => at(text, note))).toEqual([
      'Section 25.\n\n[1] is quoted from a list.',
    ]);
  });

  it('takes a paragraph that begins with a bracket for what it is when nothing called it', () => {
    expect(reduce('<p>[1] The first rule.</p>').structure.footnotes).toEqual([]);
  });

  it('moves footnotes inside the text to its end', () => {
    const { text, structure } = reduce(
      '<p>K.S.,<footnotemark>1</footnotemark> moved.</p><footnote label="1"><p>Initials.</p></footnote><p>Next.</p>',
    );
    expect(text).toBe('K.S.,[1] moved.\n\nNext.\n\n[1] Initials.');
    expect(structure.footnotes).toEqual([{ label: '1', start: 28, end: 37, calledAt: 5 }]);
  });

  it('reads linked footnotes', () => {
    const { text, structure } = reduce(
      '<p>searched.<a class="footnote" href="#fn1" id="fn1_ref">1</a></p><div class="footnotes">' +
        '<div class="footnote" id="fn1"><a class="footnote" href="#fn1_ref">1</a><p>Section 25.</p></div></div>',
    );
    expect(text).toBe('searched.[1]\n\n[1] Section 25.');
    expect(structure.footnotes[0]).toMatchObject({ label: '1', calledAt: 9 });
  });
});

describe('runs and links', () => {
  it('marks italics, quotations, headings and centred lines', () => {
    const { text, structure } = reduce(
      '<center><h1>TITLE</h1></center><p>See <i>Roe</i> v. <em>Wade</em>.</p><blockquote>Quoted.</blockquote>',
    );
    expect(structure.runs.map((run) => [run.kind, at(text, run)])).toEqual([
      ['heading', 'TITLE'],
      ['center', 'TITLE'],
      ['italic', 'Roe'],
      ['italic', 'Wade'],
      ['blockquote', 'Quoted.'],
    ]);
  });

  it('keeps the citations that the source had linked to a case', () => {
    const { text, structure } = reduce(
      '<p>in <span class="citation" data-id="104734"><a href="/opinion/104734/x/"><span class="volume">338</span> <span class="reporter">U. S.</span> <span class="page">338</span></a></span> and <span class="citation no-link">1 L. Ed. 2</span></p>',
    );
    expect(structure.links?.map((link) => [link.sourceId, at(text, link)])).toEqual([
      ['cl:104734', '338 U. S. 338'],
    ]);
  });
});

describe('the markup of a whole case', () => {
  const xml = `<?xml version='1.0'?><casebody firstpage="11">
    <parties>A v. B<footnotemark>1</footnotemark></parties>
    <syllabus>Held first.</syllabus><syllabus>Held second.</syllabus>
    <attorneys><page-number label="12">*12</page-number>X, for A.</attorneys>
    <opinion type="majority"><author>JUSTICE LEE</author><p>We <page-number label="13">*13</page-number>affirm.</p></opinion>
    <opinion type="dissent"><author>JUSTICE ROE</author><p>I would not.</p></opinion></casebody>`;

  it('becomes one opinion each, with its author and the page it begins on', () => {
    const { opinions, head } = reduceMarkup(xml, { splitOpinions: true, firstPage: '11' });
    expect(opinions.map(({ type, author, text }) => [type, author, text])).toEqual([
      ['majority', 'JUSTICE LEE', 'JUSTICE LEE\n\nWe affirm.'],
      ['dissent', 'JUSTICE ROE', 'JUSTICE ROE\n\nI would not.'],
    ]);
    expect(opinions.map(({ structure }) => structure.pages)).toEqual([
      [
        { at: 0, label: '12' },
        { at: 16, label: '13' },
      ],
      [{ at: 0, label: '13' }],
    ]);
    expect(head.syllabus).toBe('Held first.\n\nHeld second.');
  });
});

it('never gives offsets outside the text, whatever the markup', () => {
  for (const markup of [
    '',
    '<p>',
    '</p></i>',
    '<sup>[1]',
    '<i><page-number>*3',
    '<footnote>x',
    '&#0;',
  ]) {
    const { text, structure } = reduce(markup);
    const offsets = [
      ...structure.pages.map((page) => page.at),
      ...structure.runs.flatMap((run) => [run.start, run.end]),
      ...structure.footnotes.flatMap((note) => [note.start, note.end]),
    ];
    expect(offsets.every((offset) => offset >= 0 && offset <= text.length)).toBe(true);
  }
});
