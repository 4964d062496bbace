import {
  type Draft,
  runsOfBlock,
  TEMPLATE_JURISDICTIONS,
  TEMPLATE_TYPES,
} from '@casewright/contracts';
import { describe, expect, it } from '@jest/globals';
import { CLAUSE_LIBRARY } from './content/clauses/clause-library.js';
import { type DraftWithoutCitations, draftTemplate } from './draft-template.js';
import { capitalsIn, termsIn, usesOf } from './testing/defined-words.js';

const JURISDICTIONS = [...Object.values(TEMPLATE_JURISDICTIONS), 'Ohio', undefined];
const DIRECTIONS = ['mutual', 'one-way'] as const;
const EXTENTS = [
  { options: '', clauses: [] },
  {
    options:
      ' Automatic renewal, exclusive, arbitration, attorneys’ fees, non-compete, non-solicitation, commercial, employment, age discrimination, non-disparagement. Case No. 1:26-cv-00123. Severance of three months. Motion for summary judgment. Trademark, copyright, trade secrets, defamation, breach of contract. For the appellant, de novo.',
    clauses: CLAUSE_LIBRARY.map(({ id }) => id),
  },
];

const MOTIONS = [
  'Motion to dismiss under Rules 12(b)(1)–(7) and CPLR 3211(a)(1) and (5), 12(c), 12(e) and 12(f), anti-SLAPP.',
  'Motion to dismiss for lack of personal jurisdiction, or in the alternative to transfer.',
  'Motion in limine to exclude the report.',
  'Motion to suppress.',
  'Motion to remand for lack of subject-matter jurisdiction.',
].map((options) => ({ options: ` ${options}`, clauses: [] }));

const cases = TEMPLATE_TYPES.flatMap((documentType) =>
  JURISDICTIONS.flatMap((jurisdiction) =>
    DIRECTIONS.flatMap((direction) =>
      [...EXTENTS, ...(documentType === 'Legal Motion' ? MOTIONS : [])].map(
        ({ options, clauses }) => ({
          documentType,
          jurisdiction,
          clauses,
          requirements: `${direction} obligations.${options}`,
        }),
      ),
    ),
  ),
);

const drafts = cases.map((request) => ({ request, draft: draftTemplate(request) }));
const all = (check: (draft: DraftWithoutCitations) => readonly string[]): string[] =>
  [
    ...new Set(
      drafts.flatMap(({ request, draft }) =>
        check(draft).map(
          (fault) => `${request.documentType}, ${request.jurisdiction ?? 'nowhere'}: ${fault}`,
        ),
      ),
    ),
  ].slice(0, 20);

const blockRuns = (draft: Pick<Draft, 'sections'>) =>
  draft.sections.flatMap(({ blocks }) => blocks.flatMap(runsOfBlock));

/** Decimal numbers that do not follow the one before them within their section. */
function gapsIn(sections: Draft['sections']): string[] {
  const last = new Map<string | null, number>();
  return sections
    .filter(({ number }) => /^[\d.]+$/.test(number))
    .filter(({ parent, number }) => {
      const own = Number(number.split('.').at(-1));
      const expected = (last.get(parent) ?? 0) + 1;
      last.set(parent, own);
      return own !== expected;
    })
    .map(({ number }) => `gap before ${number}`);
}

describe('every template, in every jurisdiction, mutual and one-way', () => {
  it('has all ten types', () => {
    expect(new Set(drafts.map(({ draft }) => draft.documentType)).size).toBe(10);
  });

  it('refers only to sections that it has, by their numbers', () => {
    expect(
      all(({ sections, ...draft }) => {
        const numbers = new Map(sections.map(({ id, number }) => [id, number]));
        return blockRuns({ sections })
          .flatMap((run) => (run.kind === 'reference' ? [run] : []))
          .filter(
            ({ target, text }) =>
              !numbers.has(target) ||
              !text.endsWith(numbers.get(target)!) ||
              !draft.content.includes(text),
          )
          .map(({ text }) => text);
      }),
    ).toEqual([]);
  });

  it('numbers each section once, without gaps', () => {
    expect(
      all(({ sections }) => {
        const ids = sections.map(({ id }) => id);
        const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
        const numbers = sections.map(({ parent, number }) => `${parent} ${number}`);
        const same = numbers.filter(
          (each, at) => !each.endsWith(' ') && numbers.indexOf(each) !== at,
        );
        return [...twice, ...same, ...gapsIn(sections)];
      }),
    ).toEqual([]);
  });

  it('lists every open place of its text, and no other', () => {
    expect(
      all((draft) => {
        const listed = new Map(draft.placeholders.map((each) => [each.name, each]));
        const printed = blockRuns(draft).flatMap((run) =>
          run.kind === 'placeholder' ? [run] : [],
        );
        const open = [...draft.content.matchAll(/\[(?!\d+\])([^\]]+)\]/g)].map((match) => match[1]);
        return [
          ...printed.filter(({ name }) => !listed.has(name)).map(({ name }) => name),
          ...draft.placeholders
            .filter(({ quote, value }) => quote === undefined || value !== null)
            .map(({ name }) => name)
            .filter((name) => !printed.some((run) => run.name === name)),
          ...open.filter(
            (label) =>
              !draft.placeholders.some((each) => each.label === label && each.value === null),
          ),
        ].map(String);
      }),
    ).toEqual([]);
  });

  it('defines what it capitalizes, before it uses it, and uses what it defines', () => {
    expect(
      all((draft) => {
        const terms = termsIn(draft.sections);
        const names = terms.map(({ term }) => term);
        return [
          ...capitalsIn(draft.sections, [draft.title, ...names]).map(
            (words) => `undefined ${words}`,
          ),
          ...names.filter((name, at) => names.indexOf(name) !== at).map((name) => `twice ${name}`),
          ...terms.flatMap(({ term, at, inDefinitions }) => {
            const uses = usesOf(draft.sections, term);
            if (uses.length === 0) return [`unused ${term}`];
            return !inDefinitions && uses[0]! < at ? [`used before it is defined ${term}`] : [];
          }),
        ];
      }),
    ).toEqual([]);
  });

  it('closes what it opens, and leaves no trace of its format', () => {
    const pairs = [
      ['(', ')'],
      ['[', ']'],
      ['“', '”'],
    ] as const;
    expect(
      all(({ content }) => [
        ...content
          .split('\n')
          .filter(
            (line) =>
              !/^\s*\([a-z]+\)\s/.test(line) || line.split('(').length !== line.split(')').length,
          )
          .filter((line) => !/ {2,}\)(?: |$)/.test(line))
          .filter((line) =>
            pairs.some(([open, close]) => line.split(open).length !== line.split(close).length),
          ),
        ...(content.match(
          /[{}*]|@[a-z]|(?<!_)__(?!_)|[ \t]+$|\bundefined\b|\bnull\b| {2,}[a-z]|[.,;] {2,}[A-Z]|\s[,;.](?=\s)|\.\.(?!\.)|,,/gm,
        ) ?? []),
      ]),
    ).toEqual([]);
  });

  it('says nothing twice in its structure, and lists its outermost headings', () => {
    expect(
      all(({ structure }) => structure.filter((line, at) => structure.indexOf(line) !== at)),
    ).toEqual([]);
  });

  it('has authority for what the law of the jurisdiction asks', () => {
    const bare = drafts
      .filter(({ draft }) => draft.jurisdiction !== null)
      .filter(
        ({ draft }) =>
          !draft.sections.some(({ notes }) =>
            notes.some(({ kind, authority }) => kind === 'jurisdiction' && authority !== null),
          ),
      );
    expect(bare.map(({ request }) => request)).toEqual([]);
    expect(
      all(({ sections }) =>
        sections.flatMap(({ notes }) =>
          notes
            .filter(({ kind, authority }) => kind === 'jurisdiction' && !authority)
            .map(({ reason }) => reason),
        ),
      ),
    ).toEqual([]);
  });

  it('says as of when the law is that its notes state', () => {
    const undated = drafts
      .filter(({ draft }) =>
        draft.sections.some(({ notes }) => notes.some(({ kind }) => kind === 'jurisdiction')),
      )
      .filter(({ draft }) => !/as of \w+ \d{4}\b/i.test(draft.jurisdictionNote));
    expect(undated.map(({ request }) => request)).toEqual([]);
  });

  it('keeps its notes in plain text', () => {
    expect(
      all(({ sections }) =>
        sections.flatMap(({ notes }) =>
          notes
            .map(({ reason, authority }) => `${reason} ${authority ?? ''}`)
            .filter((text) => /[*{}]|__|@@/.test(text)),
        ),
      ),
    ).toEqual([]);
  });

  it('says so of a jurisdiction that it is not adapted to', () => {
    for (const { request, draft } of drafts) {
      if (request.jurisdiction === 'Ohio')
        expect(draft.jurisdictionNote).toMatch(/^Not adapted to Ohio\./);
    }
  });
});
