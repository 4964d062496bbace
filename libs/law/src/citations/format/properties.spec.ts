import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatCitation } from './format-citation.js';
import { ITEMS } from './golden/items.js';
import { type FormatOptions, STYLES as MANUALS, type Style } from './styles.js';
import type { CslItem, Forms } from './types.js';

/** What every object has, though no table says so. */
const INHERITED = ['constructor', '__proto__', 'toString'];

const STYLES = Object.keys(MANUALS) as Style[];
const TYPES = [
  'legal_case',
  'legislation',
  'regulation',
  'bill',
  'hearing',
  'treaty',
  'patent',
  'report',
  'article-journal',
  'article-newspaper',
  'article-magazine',
  'book',
  'chapter',
  'thesis',
  'webpage',
  'post-weblog',
  'manuscript',
  'gazette',
  'nonsense',
  ...INHERITED,
];
const VARIABLES = [
  'title',
  'container-title',
  'volume',
  'page',
  'number',
  'authority',
  'jurisdiction',
  'section',
  'publisher',
  'genre',
  'collection-number',
  'shortTitle',
  'URL',
  'DOI',
  'note',
  'edition',
  'status',
  'references',
  'admin-flag',
  'document-name',
  'issue',
];

const stripped = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** Text as people and programs leave it: names, quotes, angle brackets, mark-up, numbers, nothing. */
const text = fc.oneof(
  fc.string({ maxLength: 30 }),
  fc.constantFrom(
    'State v. Jones',
    'In re <i>X</i>',
    '<script>alert("1")</script>',
    'O\'Brien & "Co."',
    '12-34',
    '410',
    '',
    '  ',
    'us:c9',
    'us:ny',
    'F.3d',
    'Cal. Code',
    'sec. 5, (b)',
    '<i>',
    'us:constructor',
    ...INHERITED,
  ),
);
const name = fc.record({ family: text, given: text, literal: text }, { requiredKeys: [] });
const date = fc.oneof(
  fc.integer({ min: 1500, max: 2100 }),
  text,
  fc.record({
    'date-parts': fc.array(fc.array(fc.oneof(fc.integer(), text), { maxLength: 3 }), {
      maxLength: 2,
    }),
  }),
);

const item = fc
  .tuple(
    fc.constantFrom(...TYPES),
    fc.dictionary(fc.constantFrom(...VARIABLES), fc.oneof(text, fc.integer()), { maxKeys: 10 }),
    fc.record(
      {
        author: fc.array(name, { maxLength: 25 }),
        editor: fc.array(name, { maxLength: 3 }),
        issued: date,
        accessed: date,
      },
      { requiredKeys: [] },
    ),
  )
  .map(([type, variables, more]) => ({ type, ...variables, ...more }) as CslItem);

const options = fc.record(
  {
    typeface: fc.constantFrom('court', 'law-review'),
    position: fc.constantFrom('first', 'subsequent', 'ibid', 'ibid-with-locator'),
    emphasis: fc.constantFrom('italic', 'underline'),
    pin: text,
    signal: text,
    parenthetical: fc.oneof(text, fc.array(text, { maxLength: 3 })),
    edition: fc.constantFrom(17, 18),
    omitName: fc.boolean(),
    nearNote: fc.integer({ min: 1, max: 40 }),
    noteNumber: fc.integer({ min: 1, max: 40 }),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<Partial<FormatOptions>>;

const checkForms = (cited: Forms & { html: Forms }): void => {
  for (const form of Object.keys(cited.html) as (keyof Forms)[]) {
    expect(stripped(cited.html[form] ?? '')).toBe(cited[form]);
    expect(
      (cited.html[form] ?? '').replace(/<\/?(?:i|u|span)>|<span class="small-caps">/g, ''),
    ).not.toMatch(/[<>]/);
  }
};

describe('any item, however incomplete', () => {
  it.each(STYLES)('%s never throws, and its HTML without tags is its text', (style) => {
    fc.assert(
      fc.property(item, options, (source, asked) => {
        const cited = formatCitation(source, { style, ...asked });
        checkForms(cited);
        expect(cited.missing).toEqual([...new Set(cited.missing)]);
      }),
      { numRuns: 150 },
    );
  });

  it.each(STYLES)('%s survives variables of the wrong type', (style) => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom(...VARIABLES, 'author', 'issued', 'parallel', 'history', 'type'),
          fc.anything(),
          { maxKeys: 8 },
        ),
        (source) => {
          checkForms(formatCitation(source as unknown as CslItem, { style }));
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('an item with one variable taken away', () => {
  const REQUIRED: [string, string[]][] = [
    ['brown', ['title', 'volume', 'page', 'issued']],
    ['carroll', ['authority']],
    ['path', ['author', 'title', 'container-title', 'issued']],
    ['empire', ['author', 'title', 'issued']],
    ['cleanEnergy', ['number', 'collection-number', 'issued']],
    ['nato', ['title', 'container-title', 'issued']],
    ['kennedy', ['title', 'container-title', 'issued']],
    ['s1983', ['container-title', 'section']],
    ['aca', ['number', 'page']],
    ['stareDecisis', ['URL', 'title']],
  ];
  const cases = REQUIRED.flatMap(([source, variables]) =>
    variables.map((variable) => [source, variable] as const),
  );

  it.each(cases)('%s without its %s says so', (source, variable) => {
    const whole = ITEMS[source] as CslItem;
    expect(formatCitation(whole, { style: 'bluebook' }).missing).not.toContain(variable);
    const { [variable]: _gone, ...rest } = whole;
    expect(formatCitation(rest as CslItem, { style: 'bluebook' }).missing).toContain(variable);
  });

  it('asks for no court where the reporter names it', () => {
    const { authority: _authority, ...rest } = ITEMS.brown as CslItem;
    expect(formatCitation(rest as CslItem, { style: 'bluebook' }).missing).toEqual([]);
  });

  it('asks for neither court nor year where a public-domain citation tells both', () => {
    const { authority: _authority, issued: _issued, ...rest } = ITEMS.wisconsin as CslItem;
    expect(formatCitation(rest as CslItem, { style: 'bluebook' }).missing).toEqual([]);
  });

  it('writes a decision known by its name and year alone without a stray comma', () => {
    const known = { type: 'legal_case', title: 'Roe v. Wade', issued: 1973 };
    expect(formatCitation(known, { style: 'bluebook' }).full).toBe('Roe v. Wade (1973)');
  });

  it('asks APA and Chicago books for a publisher', () => {
    const { publisher: _publisher, ...rest } = ITEMS.empire as CslItem;
    expect(STYLES.map((style) => formatCitation(rest as CslItem, { style }).missing)).toEqual([
      [],
      ['publisher'],
      ['publisher'],
    ]);
  });
});

describe('emphasis', () => {
  it('is underscoring where it is asked for', () => {
    const cited = formatCitation(ITEMS.brown as CslItem, {
      style: 'bluebook',
      emphasis: 'underline',
    });
    expect(cited.html.full).toBe('<u>Brown v. Bd. of Educ.</u>, 347 U.S. 483 (1954)');
  });
});
