import {
  countOf,
  type ResultExport,
  type SearchResultsExport,
  searchWarnings,
} from '@casewright/contracts';
import { type Block, type Document, paragraph } from '../document-model/document.js';
import { bold, italic, plain, quiet, type Run } from '../document-model/runs.js';
import { newestDecision } from './checked-citation.cells.js';
import { flagRun, HISTORY_COLUMNS, historyCells, historyRuns } from './later-history.runs.js';
import { type Cell, type LayoutContext, report, type Sheet } from './layout.js';
import { linkToCase } from './link-to-case.js';
import { warningBlocks, withWarnings } from './warnings.js';

export function resultsDocument(data: SearchResultsExport, context: LayoutContext): Document {
  const { query, total, cases } = data;
  const shown = countOf(cases.length, 'case');
  const facts = [
    query ? `Query: ${query}` : '',
    total && total > cases.length ? `${shown} of ${total}` : shown,
  ];
  return report('Search results', facts, context, [
    ...warningBlocks(searchWarnings(data)),
    ...newestDecision(cases.map(({ history }) => history).filter((each) => each?.events.length)),
    ...cases.flatMap((found, index) => caseBlocks(found, index, context.origin)),
  ]);
}

/** A result as a headnote: name, citation and court, why it is here, what it holds. */
function caseBlocks(found: ResultExport, index: number, origin: string | null): Block[] {
  const { id, title, summary, relevance, relevanceSource } = found;
  const { keyPoints = [], passage = [], citedBy, history } = found;
  const facts = factsOf(found);
  const link = linkToCase(origin, id);
  return [
    {
      kind: 'heading',
      level: 2,
      number: '',
      runs: [plain(`${index + 1}. `), italic(title, link)],
    },
    ...(facts === '' ? [] : [paragraph([quiet(facts)], { keepWithNext: true })]),
    ...(history && history.events.length > 0
      ? [paragraph([flagRun(history), ...historyRuns(history)], { keepWithNext: true })]
      : []),
    ...(relevance
      ? [
          paragraph(
            [italic(relevance), ...(relevanceSource ? [quiet(` (${relevanceSource})`)] : [])],
            { keepWithNext: Boolean(summary) },
          ),
        ]
      : []),
    ...(summary ? [paragraph([plain(summary)])] : []),
    ...(passage.length === 0
      ? []
      : [
          paragraph(
            passage.map(({ text, marked }): Run => (marked ? bold(text) : plain(text))),
            { style: 'quotation' },
          ),
        ]),
    ...(keyPoints.length === 0
      ? []
      : [{ kind: 'list' as const, items: keyPoints.map((point) => [plain(point)]) }]),
    ...(citedBy
      ? [
          paragraph([quiet(`Cited by ${countOf(citedBy, 'case')} of the library`)], {
            style: 'small',
          }),
        ]
      : []),
  ];
}

function factsOf({ citations, citation, court, jurisdiction, year, date }: ResultExport): string {
  const printed = citations && citations.length > 0 ? citations : citation ? [citation] : [];
  return [printed.join(', '), court?.name ?? jurisdiction, date ?? year]
    .filter(Boolean)
    .join(' · ');
}

export function resultsSheet(data: SearchResultsExport, { origin }: LayoutContext): Sheet {
  const sheet = {
    columns: [
      'No.',
      'Case',
      'Citation',
      'Court',
      'Jurisdiction',
      'Date',
      'Year',
      'Cited by',
      ...HISTORY_COLUMNS,
      'Relevance',
      'Relevance by',
      'Summary',
      'Key points',
      'Address',
    ],
    rows: data.cases.map((found, index): Cell[] => [
      index + 1,
      found.title,
      (found.citations ?? []).join('; ') || found.citation,
      found.court?.name,
      found.jurisdiction,
      found.date,
      found.year,
      found.citedBy,
      ...historyCells(found.history),
      found.relevance,
      found.relevanceSource,
      found.summary,
      (found.keyPoints ?? []).join('\n'),
      linkToCase(origin, found.id).link ?? '',
    ]),
  };
  return withWarnings(sheet, searchWarnings(data));
}
