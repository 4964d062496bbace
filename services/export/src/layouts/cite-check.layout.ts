import {
  type CheckedCitation,
  CITATION_KIND_WORDS,
  CITATION_VERDICTS,
  type CiteCheckExport,
  countOf,
  QUOTATION_WORDS,
  STANDING_WORDS,
  STANDINGS,
  VERDICT_WORDS,
} from '@casewright/contracts';
import type { Document } from '../document-model/document.js';
import { plain } from '../document-model/runs.js';
import { CHECKED_COLUMNS, checkedCells, newestDecision } from './checked-citation.cells.js';
import { HISTORY_COLUMNS, historyCells } from './later-history.runs.js';
import { type Cell, type LayoutContext, report, type Sheet } from './layout.js';
import { linkToCase } from './link-to-case.js';
import { quotationBlocks } from './quotation.blocks.js';

export function citeCheckDocument(
  { title, citations }: CiteCheckExport,
  context: LayoutContext,
): Document {
  return report(title || 'Cite check', verdictFacts(citations), context, [
    ...newestDecision(citations.map(({ history }) => history)),
    {
      kind: 'table',
      columns: [{ label: 'No.', weight: 0.5 }, ...CHECKED_COLUMNS],
      rows: citations.map((each, index) => [
        [plain(String(index + 1))],
        ...checkedCells(each, context.origin),
      ]),
    },
    ...quotationBlocks(citations),
  ]);
}

/** How many citations have which verdict and which later history. */
export function verdictFacts(citations: readonly CheckedCitation[]): string[] {
  return [
    countOf(citations.length, 'citation'),
    ...CITATION_VERDICTS.map((verdict) => {
      const count = citations.filter((each) => each.verdict === verdict).length;
      return count === 0 ? '' : `${VERDICT_WORDS[verdict].toLowerCase()}: ${count}`;
    }),
    ...STANDINGS.map((standing) => {
      const count = citations.filter(({ history }) => history?.standing === standing).length;
      return count === 0 ? '' : `${STANDING_WORDS[standing].toLowerCase()}: ${count}`;
    }),
  ];
}

export function citeCheckSheet({ citations }: CiteCheckExport, { origin }: LayoutContext): Sheet {
  return {
    columns: [
      'No.',
      'Citation',
      'Kind',
      'Stands for',
      'Verdict',
      'Explanation',
      ...HISTORY_COLUMNS,
      'Case in the library',
      'Address',
      'Quotations',
      'Start',
      'End',
    ],
    rows: citations.map((each, index): Cell[] => {
      const { case: found, quotations = [] } = each;
      return [
        index + 1,
        each.text,
        CITATION_KIND_WORDS[each.kind],
        each.resolvesTo?.normalized ?? each.normalized,
        VERDICT_WORDS[each.verdict],
        each.explanation,
        ...historyCells(each.history),
        found
          ? [found.title, found.citation, found.court, found.year].filter(Boolean).join(', ')
          : '',
        linkToCase(origin, found?.id).link ?? '',
        quotations.map(({ status, text }) => `${QUOTATION_WORDS[status]}: ${text}`).join('\n'),
        each.start,
        each.end,
      ];
    }),
  };
}
