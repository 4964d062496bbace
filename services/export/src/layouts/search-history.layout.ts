import { categoryLabel, type HistoryRow } from '@casewright/contracts';
import type { Document } from '../document-model/document.js';
import { plain, type Run } from '../document-model/runs.js';
import type { Cell, Sheet } from './layout.js';
import { dateAndTime, type LayoutContext, report } from './layout.js';

type Rows = HistoryRow[] | null | undefined;

/** The history as one table, newest first. */
export function historyDocument(rows: Rows, context: LayoutContext): Document {
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

export function historySheet(rows: Rows, context: LayoutContext): Sheet {
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
