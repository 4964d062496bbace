import type { Finding } from '@casewright/contracts';
import { expect, it } from '@jest/globals';
import { makeFinding, present } from '../../documents/make-finding.js';
import { understand } from '../../documents/understand.js';
import { findingInsights } from './finding-prose.js';

const PAGE = 'The premium is the amount named in Schedule A of this policy.\n\n';

/** The insight on as many clauses, one on each page. */
function insightOn(clauses: number): string[] {
  const pages = Array.from({ length: clauses }, (_, at) => at * PAGE.length);
  const document = understand({ text: PAGE.repeat(clauses), pages });
  const found = pages.map((start): Finding | null =>
    makeFinding(
      document,
      { start, end: start + PAGE.length },
      {
        category: 'insurance',
        title: 'Insurance',
        severity: 'medium',
        explanation: 'Somebody is insured.',
      },
    ),
  );
  return findingInsights({ document, findings: present(found), citations: [], authorities: null });
}

it.each([
  [3, 'Insurance (page 1, page 2 and page 3): '],
  [4, 'Insurance (page 1, page 2, page 3 and 1 more place): '],
  [5, 'Insurance (page 1, page 2, page 3 and 2 more places): '],
])('names three of %i places, and counts the others', (clauses, start) => {
  expect(insightOn(clauses)[0]).toMatch(new RegExp(`^${start.replace(/[()]/g, '\\$&')}`));
});
