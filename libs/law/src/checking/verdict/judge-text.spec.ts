import type { CitationLookup, FoundCase } from '@casewright/contracts';
import { findCitations, resolveCitations } from '@casewright/law/citations';
import { judgeText, lookupKey } from './judge-text.js';

const NOTHING: CitationLookup = { cases: [], volumeCovered: false, containedIn: null };

const found = (name: string, over: Partial<FoundCase> = {}): FoundCase => ({
  id: 1,
  name,
  fullName: null,
  citation: '311 U.S. 20',
  citations: ['311 U.S. 20'],
  court: 'Supreme Court of the United States',
  courtId: 'scotus',
  year: 1940,
  hasText: true,
  ...over,
});
const HARMON = found('Harmon v. Ridley');
const at = (...cases: FoundCase[]): CitationLookup => ({
  cases,
  volumeCovered: true,
  containedIn: null,
});
const inside: CitationLookup = { cases: [], volumeCovered: true, containedIn: HARMON };

/** Judges a text against a library that answers by normalised citation. */
function judge(text: string, library: Record<string, CitationLookup>) {
  const citations = findCitations(text);
  const lookups = new Map(
    citations.flatMap((citation, index) => {
      const key = lookupKey(citation);
      return key ? [[index, library[key.citation] ?? NOTHING] as const] : [];
    }),
  );
  return judgeText(citations, resolveCitations(citations), lookups);
}
const verdicts = (text: string, library: Record<string, CitationLookup>) =>
  judge(text, library).map(({ verdict }) => verdict);

describe('judgeText', () => {
  it.each([
    ['Harmon v. Ridley, 311 U.S. 20, 24 (1940)', 'verified'],
    ['311 U.S. 20', 'name_unread'],
    ['Harmon, 311 U.S. 20 (1940)', 'verified'],
    ['Ridley, 311 U.S. 20, 24 (1940)', 'verified'],
    ['Stowe, 311 U.S. 20 (1940)', 'name_unread'],
    ['Harman v. Ridley, 311 U.S. 20 (1940)', 'name_mismatch'],
    ['Betancourt v. Stowe, 311 U.S. 20 (1940)', 'name_mismatch'],
    ['Harmon v. Stowe, 311 U.S. 20 (1940)', 'name_mismatch'],
    ['Harmon v. Ridley, 311 U.S. 20 (1941)', 'year_mismatch'],
    ['Betancourt v. Stowe, 311 U.S. 20 (1941)', 'name_mismatch'],
    ['Harmon v. Ridley, 311 U.S. 22 (1940)', 'no_case_at_page'],
    ['Harmon v. Ridley, 399 U.S. 20 (1940)', 'not_in_library'],
    ['Harmon v. Ridley, 311 U.S. ___ (1940)', 'unchecked'],
    ['42 U.S.C. § 1983', 'unchecked'],
    ['Harmon v. Ridley, No. 12-345 (2d Cir. 2012)', 'unchecked'],
  ])('%s: %s', (text, verdict) => {
    const library = { '311 U.S. 20': at(HARMON), '311 U.S. 22': inside };
    expect(verdicts(text, library)).toEqual([verdict]);
  });

  it('tells another court from another bench of the same', () => {
    const library = {
      '12 F.3d 3': at(found('Harmon v. Ridley', { courtId: 'ca2', court: '2d Cir.', year: 1990 })),
    };
    expect(verdicts('Harmon v. Ridley, 12 F.3d 3 (2d Cir. 1990)', library)).toEqual(['verified']);
    expect(verdicts('Harmon v. Ridley, 12 F.3d 3 (9th Cir. 1990)', library)).toEqual([
      'court_mismatch',
    ]);
    const appeals = {
      '9 Cal. App. 3d 3': at(found('Harmon v. Ridley', { courtId: 'calctapp1d', year: 1990 })),
    };
    const cited = (court: string) => `Harmon v. Ridley, 9 Cal. App. 3d 3 (${court} 1990)`;
    expect(verdicts(cited('Cal. Ct. App.'), appeals)).toEqual(['verified']);
    expect(verdicts(cited('Cal.'), appeals)).toEqual(['court_mismatch']);
  });

  it('knows a case by what any of its sources calls it', () => {
    const record = found('McCulloch v. Maryland', {
      otherNames: ["M'Culloch v. State of Maryland"],
    });
    const library = { '311 U.S. 20': at(record) };
    for (const name of ["M'Culloch v. Maryland", 'McCulloch v. Maryland']) {
      expect(verdicts(`${name}, 311 U.S. 20 (1940)`, library)).toEqual(['verified']);
    }
    expect(verdicts('Gibbons v. Maryland, 311 U.S. 20 (1940)', library)).toEqual(['name_mismatch']);
  });

  it('believes a state’s reporter over the record on the court', () => {
    const text = 'Harmon v. Ridley, 493 P.2d 880 (Cal. 1940)';
    const record = found('Harmon v. Ridley', { citations: ['6 Cal. 3d 628', '493 P.2d 880'] });
    expect(verdicts(text, { '493 P.2d 880': at(record) })).toEqual(['verified']);
  });

  it('does not take a similar name for the same', () => {
    const library = { '311 U.S. 20': at(found('Harmon Coal Co. v. Ridley')) };
    expect(verdicts('Harmon Iron Co. v. Ridley, 311 U.S. 20 (1940)', library)).toEqual([
      'name_mismatch',
    ]);
  });

  it('takes the case that fits of several at one page, and says so of none', () => {
    const library = { '311 U.S. 20': at(found('Zimmer v. Orr', { id: 2 }), HARMON) };
    const [fits] = judge('Harmon v. Ridley, 311 U.S. 20 (1940)', library);
    expect(fits).toMatchObject({ verdict: 'verified', case: { id: 1 } });
    expect(verdicts('Vane v. Poe, 311 U.S. 20 (1940)', library)).toEqual(['name_mismatch']);
  });

  it('knows a case by its full name too', () => {
    const library = {
      '311 U.S. 20': at(found('Matter of H.', { fullName: 'Harmon Bros., Inc. v. Ridley et al.' })),
    };
    expect(verdicts('Harmon Bros. v. Ridley, 311 U.S. 20 (1940)', library)).toEqual(['verified']);
  });

  it('names the case at the page, and the one that the page lies in', () => {
    const library = { '311 U.S. 20': at(HARMON), '311 U.S. 22': inside };
    const [other, page] = judge(
      'Betancourt v. Stowe, 311 U.S. 20 (1940). Vane v. Orr, 311 U.S. 22 (1940).',
      library,
    );
    expect(other).toMatchObject({
      case: { id: 1 },
      isSource: false,
      explanation: 'The case at this page is Harmon v. Ridley, not Betancourt v. Stowe.',
    });
    expect(page?.explanation).toBe(
      'Page 22 of 311 U.S. is inside Harmon v. Ridley, 311 U.S. 20; no case begins there.',
    );
  });

  it('accuses nobody where the library may lack the case', () => {
    const [none, some] = judge('Vane v. Orr, 999 U.S. 3 (1920). Poe v. Moe, 6 F.2d 4 (1920).', {
      '6 F.2d 4': { cases: [], volumeCovered: true, containedIn: null },
    });
    expect(none).toMatchObject({
      verdict: 'not_in_library',
      explanation: 'The library has no cases from 999 U.S.',
    });
    expect(some?.explanation).toMatch(/^The library has cases from 6 F\.2d, but none at page 4/);
  });

  it('gives references the verdict of what they stand for', () => {
    const library = { '311 U.S. 20': at(HARMON) };
    const judged = judge(
      'Harmon v. Ridley, 311 U.S. 20 (1941). Id. at 24. See 42 U.S.C. § 1983. Id. § 1985. Harmon, 311 U.S. at 25. Harmon, supra, at 26.',
      library,
    );
    expect(judged.map(({ verdict, antecedent }) => [verdict, antecedent])).toEqual([
      ['year_mismatch', null],
      ['year_mismatch', 0],
      ['unchecked', null],
      ['unchecked', 2],
      ['year_mismatch', 0],
      ['year_mismatch', 0],
    ]);
    expect(judged[1]?.explanation).toBe(
      'This stands for Harmon v. Ridley, 311 U.S. 20. Harmon v. Ridley was decided in 1940, not 1941.',
    );
  });

  it('follows the last full citation of several', () => {
    const library = { '311 U.S. 20': at(HARMON) };
    const text =
      'Harmon v. Ridley, 311 U.S. 20 (1941). Harmon v. Ridley, 311 U.S. 20 (1940). Id. at 22.';
    expect(verdicts(text, library)).toEqual(['year_mismatch', 'verified', 'verified']);
  });

  it('prefers the parallel citation that the library has', () => {
    const text = 'Harmon v. Ridley, 61 S. Ct. 300, 311 U.S. 20 (1940). Id. at 22.';
    const judged = judge(text, { '311 U.S. 20': at(HARMON) });
    expect(judged.map(({ verdict }) => verdict)).toEqual([
      'not_in_library',
      'verified',
      'verified',
    ]);
    expect(judged[2]?.antecedent).toBe(1);
  });

  it('says why a reference stands for nothing', () => {
    const [id] = judge('Id. at 24.', {});
    expect(id).toMatchObject({
      verdict: 'unchecked',
      antecedent: null,
      explanation: 'No earlier citation in the text fits this reference.',
    });
  });

  it('takes a bare page inside a cited case for a pin cite', () => {
    const library = { '311 U.S. 20': at(HARMON), '311 U.S. 22': inside };
    const cited = judge('Harmon v. Ridley, 311 U.S. 20 (1940). See also 311 U.S. 22.', library);
    expect(cited[1]).toMatchObject({ verdict: 'verified', antecedent: 0 });
    expect(verdicts('See 311 U.S. 22.', library)).toEqual(['no_case_at_page']);
    expect(verdicts('Harmon v. Ridley, 311 U.S. 20. Vane v. Orr, 311 U.S. 22.', library)).toEqual([
      'verified',
      'no_case_at_page',
    ]);
  });
});
