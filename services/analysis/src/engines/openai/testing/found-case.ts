import type { SearchCase } from '@casewright/contracts';

/** A case of a page of results, for specs. */
export function foundCase(change: Partial<SearchCase> = {}): SearchCase {
  return {
    id: 7,
    sourceId: 'test:harmon',
    title: 'Harmon v. Ridley',
    citation: '311 U.S. 20',
    citations: ['311 U.S. 20'],
    court: { id: 'scotus', name: 'Supreme Court' },
    jurisdiction: 'United States',
    date: '1940-11-12',
    year: 1940,
    summary: 'A landlord who accepts rent after notice of a breach waives the forfeiture.',
    relevance: '“The tenant paid it on the third.”',
    keyPoints: ['Accepting rent with knowledge of the breach is a waiver.'],
    passage: [
      { text: 'The landlord took the ', marked: false },
      { text: 'rent', marked: true },
      { text: ' for March and could no longer forfeit the lease.', marked: false },
    ],
    citedBy: 3,
    score: 1,
    signals: {},
    url: '/cases/7',
    ...change,
  };
}
