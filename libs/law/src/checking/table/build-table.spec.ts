import type { CitationLookup } from '@casewright/contracts';
import { findCitations, resolveCitations } from '@casewright/law/citations';
import { pagesOf } from '../page-numbers.js';
import { judgeText, lookupKey } from '../verdict/judge-text.js';
import { buildTable } from './build-table.js';

const NOTHING: CitationLookup = { cases: [], volumeCovered: false, containedIn: null };

function tableOf(text: string, starts?: number[]) {
  const citations = findCitations(text);
  const resolved = resolveCitations(citations);
  const lookups = new Map(
    citations.flatMap((citation, index) =>
      lookupKey(citation) ? [[index, NOTHING] as const] : [],
    ),
  );
  const judged = judgeText(citations, resolved, lookups);
  return buildTable({ citations, resolved, judged }, pagesOf(text, starts));
}
const lines = (text: string, starts?: number[]) =>
  tableOf(text, starts).groups.map(({ label, entries }) => [
    label,
    ...entries.map((entry) => `${entry.text} … ${entry.pageText}`),
  ]);

describe('buildTable', () => {
  it('groups as filed briefs do, each group in alphabetical order', () => {
    const text =
      'Zeta v. Y, 3 F.3d 4 (9th Cir. 1990). 42 U.S.C. § 1983. 5 U.S.C. § 706. Fed. R. Civ. P. 56. 29 C.F.R. § 9.1. ' +
      'U.S. Const. amend. IV. The Alpha v. B, 410 U.S. 113 (1973). Oliver W. Holmes, The Path of the Law, 10 Harv. L. Rev. 457 (1897). ' +
      'Restatement (Second) of Torts § 402A (1965). In re Gault, 387 U.S. 1 (1967).';
    expect(lines(text, [0])).toEqual([
      [
        'Cases',
        'The Alpha v. B, 410 U.S. 113 (1973) … 1',
        'In re Gault, 387 U.S. 1 (1967) … 1',
        'Zeta v. Y, 3 F.3d 4 (9th Cir. 1990) … 1',
      ],
      ['Constitutional Provisions', 'U.S. Const. amend. IV … 1'],
      ['Statutes', '5 U.S.C. § 706 … 1', '42 U.S.C. § 1983 … 1'],
      ['Rules', 'Fed. R. Civ. P. 56 … 1'],
      ['Regulations', '29 C.F.R. § 9.1 … 1'],
      [
        'Other Authorities',
        'Oliver W. Holmes, The Path of the Law, 10 Harv. L. Rev. 457 (1897) … 1',
        'Restatement (Second) of Torts § 402A (1965) … 1',
      ],
    ]);
  });

  it('has parallel citations together, and pages of every mention once', () => {
    const text =
      'Roe v. Wade, 410 U.S. 113, 93 S. Ct. 705 (1973). Id. at 115.\fNothing.\fRoe, 410 U.S. at 120.';
    const [group] = tableOf(text).groups;
    expect(group?.entries).toMatchObject([
      {
        text: 'Roe v. Wade, 410 U.S. 113, 93 S. Ct. 705 (1973)',
        name: 'Roe v. Wade',
        pages: [1, 3],
        pageText: '1, 3',
        mentions: 4,
        passim: false,
      },
    ]);
    expect(tableOf(text).pageCount).toBe(3);
  });

  it('says passim from five pages on', () => {
    const page = 'Roe v. Wade, 410 U.S. 113 (1973).';
    expect(lines([page, page, page, page].join('\f'))[0]?.[1]).toMatch(/… 1, 2, 3, 4$/);
    expect(lines([page, page, page, page, page].join('\f'))[0]?.[1]).toMatch(/… passim$/);
  });

  it('goes by the given pages, and has none without', () => {
    const text = 'First. Roe v. Wade, 410 U.S. 113 (1973). 42 U.S.C. § 1983.';
    expect(lines(text, [7, 41])).toEqual([
      ['Cases', 'Roe v. Wade, 410 U.S. 113 (1973) … 2'],
      ['Statutes', '42 U.S.C. § 1983 … 3'],
    ]);
    expect(tableOf(text)).toMatchObject({
      pageCount: null,
      groups: [{ entries: [{ pages: [], pageText: '' }] }, {}],
    });
  });

  it('lists what it could not match', () => {
    expect(tableOf('Roe v. Wade, 410 U.S. 113 (1973).\fVane, supra, at 12.').unmatched).toEqual([
      expect.objectContaining({
        text: 'supra, at 12',
        kind: 'supra',
        page: 2,
        reason: 'No earlier citation in the text fits this reference.',
      }),
    ]);
  });
});
