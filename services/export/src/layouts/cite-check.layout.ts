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
import { plain, type Run } from '../document-model/runs.js';
import { HISTORY_COLUMNS, historyCells, historyRuns, verdictRuns } from './later-history.runs.js';
import { type Cell, type LayoutContext, report, type Sheet } from './layout.js';
import { quotationBlocks } from './quotation.blocks.js';

export function citeCheckDocument(
  { title, citations }: CiteCheckExport,
  context: LayoutContext,
): Document {
  const facts = [
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
  return report(title || 'Cite check', facts, context, [
    {
      kind: 'table',
      columns: [
        { label: 'No.', weight: 0.6 },
        { label: 'Citation', weight: 3 },
        { label: 'Verdict', weight: 1.6 },
        { label: 'Why', weight: 4 },
      ],
      rows: citations.map((each, index) => row(each, index, context.origin)),
    },
    ...quotationBlocks(citations),
  ]);
}

function row(each: CheckedCitation, index: number, origin: string | null): Run[][] {
  const { text, verdict, explanation, case: found, resolvesTo, history } = each;
  const phrases = (each.historyPhrases ?? []).map((phrase) => ` ${phrase.explanation}`);
  const standsFor = resolvesTo ? ` It stands for ${resolvesTo.normalized}.` : '';
  return [
    [plain(String(index + 1))],
    [plain(text)],
    verdictRuns(verdict, history),
    [
      plain(explanation + standsFor),
      ...historyRuns(history),
      plain(phrases.join('')),
      ...(found
        ? [plain(' '), plain(found.title, { italic: true, ...linkToCase(origin, found.id) })]
        : []),
    ],
  ];
}

export function citeCheckSheet({ citations }: CiteCheckExport, { origin }: LayoutContext): Sheet {
  return {
    columns: [
      ...['No.', 'Citation', 'Kind', 'Stands for', 'Verdict', 'Explanation'],
      ...HISTORY_COLUMNS,
      ...['Case in the library', 'Address', 'Quotations', 'Start', 'End'],
    ],
    rows: citations.map((each, index): Cell[] => {
      const { case: found, quotations = [] } = each;
      return [
        ...[index + 1, each.text, CITATION_KIND_WORDS[each.kind]],
        ...[each.resolvesTo?.normalized ?? each.normalized, VERDICT_WORDS[each.verdict]],
        each.explanation,
        ...historyCells(each.history),
        found
          ? [found.title, found.citation, found.court, found.year].filter(Boolean).join(', ')
          : '',
        linkToCase(origin, found?.id).link ?? '',
        quotations.map(({ status, text }) => `${QUOTATION_WORDS[status]}: ${text}`).join('\n'),
        ...[each.start, each.end],
      ];
    }),
  };
}

/** A link to a case page; no link if the origin or the case is unknown. */
export function linkToCase(origin: string | null, id: number | undefined): { link?: string } {
  return origin === null || id === undefined ? {} : { link: `${origin}/cases/${id}` };
}
