import { categoryLabel, type ExportRequest, type HistoryRow } from '@casewright/contracts';
import type { Document } from '../document-model/document.js';
import { plain, type Run } from '../document-model/runs.js';
import { analysisDocument, analysisSheet } from './analysis.layout.js';
import { authoritiesDocument, authoritiesSheet } from './authorities.layout.js';
import { citationsDocument, citationsSheet } from './citations.layout.js';
import { citeCheckDocument, citeCheckSheet } from './cite-check.layout.js';
import { citeReportDocument, citeReportSheet } from './cite-report.layout.js';
import { type Cell, dateAndTime, type LayoutContext, report, type Sheet } from './layout.js';
import { resultsDocument, resultsSheet } from './search-results.layout.js';
import { templateDocument, templateSheet } from './template/template.layout.js';
import { writingDocument, writingSheet } from './writing/writing.layout.js';

type Rows = HistoryRow[] | null | undefined;

/** The data of a request as a document, for paper. */
export function documentOf(request: ExportRequest, context: LayoutContext): Document {
  switch (request.type) {
    case 'analysis':
      return analysisDocument(request.data, context);
    case 'template':
      return templateDocument(request.data, context);
    case 'search-history':
      return historyDocument(request.data, context);
    case 'search-results':
      return resultsDocument(request.data, context);
    case 'writing':
      return writingDocument(request.data, context);
    case 'citations':
      return citationsDocument(request.data, context);
    case 'cite-check':
      return citeCheckDocument(request.data, context);
    case 'cite-report':
      return citeReportDocument(request.data, context);
    case 'table-of-authorities':
      return authoritiesDocument(request.data, context);
  }
}

/** The data of a request as a table, for spreadsheets and programs. */
export function sheetOf(request: ExportRequest, context: LayoutContext): Sheet {
  switch (request.type) {
    case 'analysis':
      return analysisSheet(request.data);
    case 'template':
      return templateSheet(request.data);
    case 'search-history':
      return historySheet(request.data, context);
    case 'search-results':
      return resultsSheet(request.data, context);
    case 'writing':
      return writingSheet(request.data);
    case 'citations':
      return citationsSheet(request.data);
    case 'cite-check':
      return citeCheckSheet(request.data, context);
    case 'cite-report':
      return citeReportSheet(request.data, context);
    case 'table-of-authorities':
      return authoritiesSheet(request.data);
  }
}

/** The history as one table, newest first. */
function historyDocument(rows: Rows, context: LayoutContext): Document {
  return report('Search history', [], context, [
    {
      kind: 'table',
      columns: [
        { label: 'When', weight: 1.6 },
        { label: 'Category', weight: 1.5 },
        { label: 'Query', weight: 4 },
      ],
      rows: mapped(rows ?? context.history(), ({ query, category, timestamp }): Run[][] => [
        [plain(timestamp ? dateAndTime(new Date(timestamp), context) : '')],
        [plain(categoryLabel(category))],
        [plain(query)],
      ]),
    },
  ]);
}

function historySheet(rows: Rows, context: LayoutContext): Sheet {
  return {
    columns: ['Date', 'Category', 'Query'],
    rows: mapped(rows ?? context.history(), ({ query, category, timestamp }): Cell[] => [
      timestamp ? new Date(timestamp).toISOString() : '',
      categoryLabel(category),
      query,
    ]),
  };
}

async function* mapped<T, U>(
  items: Iterable<T> | AsyncIterable<T>,
  change: (item: T) => U,
): AsyncGenerator<U> {
  for await (const item of items) yield change(item);
}
