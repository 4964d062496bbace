import { TEMPLATE_JURISDICTIONS } from '@casewright/contracts';
import { STATES } from '@casewright/law/citations';
import { describe, expect, it } from '@jest/globals';
import { DWELLING_TERMS } from './content/agreements/dwelling-terms.js';
import { CLAUSE_LIBRARY } from './content/clauses/clause-library.js';
import { TEMPLATES } from './content/templates.js';
import type { DraftWithoutCitations } from './draft-template.js';
import { AGAINST_NOTES, BEYOND_THE_DRAFT, WITHIN_NOTES } from './testing/against-notes.js';
import { draftOf, notesIn } from './testing/draft-of.js';

const TEMPLATE_PLACES = Object.values(TEMPLATE_JURISDICTIONS);
const STATE_NAMES = STATES.map(({ name }) => name);

const reasonsOf = ({ refused = [] }: DraftWithoutCitations): string =>
  refused.map(({ reason, authority }) => `${reason} ${authority}`).join('\n');

/** The table's bounds on deposits, where no exception that the draft cannot see would allow more. */
const deposits = DWELLING_TERMS.flatMap(({ state, deposit }) =>
  !deposit || deposit.unless
    ? []
    : [
        {
          type: 'Lease Agreement' as const,
          about: 'Residential lease. ',
          words: 'Rent $2,000 a month. Security deposit $9,000.',
          place: STATE_NAMES.find((name) => name.toLowerCase().replaceAll(' ', '-') === state)!,
          law: deposit.law,
        },
      ],
);

const told = AGAINST_NOTES.flatMap(({ laws, ...row }) =>
  Object.entries(laws).map(([place, law]) => ({ ...row, place, law })),
).concat(deposits);

describe('what instructions ask for against a note of the place', () => {
  it.each(told)('stays out of it, and the draft says why: $type, $place: $words', (row) => {
    const made = draftOf(row.type, row.about + row.words, row.place);
    expect(reasonsOf(made)).toContain(row.law);
    expect(notesIn(made)).toContain(row.law);
    for (const { quote } of made.refused ?? []) {
      expect(made.content).not.toContain(quote);
      expect(made.notUnderstood.join('\n')).not.toContain(quote);
    }
  });

  it('is refused in no place without such a law', () => {
    const wrong = AGAINST_NOTES.flatMap(({ type, about, words, laws }) => {
      const isFederal = Object.values(laws).some((law) =>
        /U\.S\.C|C\.F\.R|2-725|626\(f\)|206\(a\)|1833|3604/.test(law),
      );
      if (isFederal || /deposit/i.test(words)) return [];
      return ['Wyoming', undefined].flatMap((place) =>
        (draftOf(type, about + words, place).refused ?? []).map(
          ({ reason }) => `${words} ${reason}`,
        ),
      );
    });
    expect(wrong).toEqual([]);
  });

  it.each(WITHIN_NOTES)('is drafted within it, everywhere: $type: $words', ({ type, words }) => {
    const refused = [...TEMPLATE_PLACES, ...STATE_NAMES].flatMap((place) =>
      (draftOf(type, words, place).refused ?? []).map(({ reason }) => `${place}: ${reason}`),
    );
    expect(refused).toEqual([]);
  });
});

describe('a note that forbids something', () => {
  const FORBIDS =
    /\b(?:void|unenforceable|may not|cannot|must not|unlawful|forbidden|prohibited|at least|at most)\b/i;
  // The notes of court papers tell the lawyer what to do apart from the paper.
  const sources = [...Object.values(TEMPLATES), ...CLAUSE_LIBRARY].filter(
    (source) => !('type' in source) || !/^Legal/.test(source.type),
  );
  const forbidding = sources.flatMap(({ body }) =>
    [...body.matchAll(/^>j (?:\[[^\]]*\] )?(.*?) @@ (.*)$/gm)].flatMap(([, reason, authority]) =>
      FORBIDS.test(reason!) && !/with exceptions:/.test(reason!) ? [authority!] : [],
    ),
  );

  it('is held against instructions, or is about what no draft says', () => {
    const laws = told.map(({ law }) => law);
    const untested = [...new Set(forbidding)].filter(
      (authority) =>
        !laws.some((law) => authority.includes(law)) &&
        !BEYOND_THE_DRAFT.some(([known]) => authority.includes(known)),
    );
    expect(untested).toEqual([]);
  });

  it('stands in the list of those beyond the draft only while there is such a note', () => {
    const gone = BEYOND_THE_DRAFT.filter(
      ([known]) => !forbidding.some((authority) => authority.includes(known)),
    );
    expect(gone).toEqual([]);
  });
});
