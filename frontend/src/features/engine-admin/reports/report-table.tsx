import type { ModelReport } from '@casewright/contracts';
import { timeOf } from '../../../shared/config/days';

interface ReportRow extends Pick<ModelReport, 'id' | 'at' | 'model' | 'host'> {
  by: string;
  /** Stands in the place of all values. */
  failure: string | null;
  values: readonly string[];
}

interface ReportTableProps {
  title: string;
  columns: readonly string[];
  rows: readonly ReportRow[];
  /** Said where there is no row. */
  empty: string;
}

/** A row for each report, newest first. It scrolls sideways where the screen is too narrow. */
export function ReportTable({ title, columns, rows, empty }: ReportTableProps) {
  if (rows.length === 0) {
    return (
      <>
        <h3 className="text-lg">{title}</h3>
        <p className="mt-2 mb-6 border-y border-rule py-6 text-ink-soft">{empty}</p>
      </>
    );
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within the keyboard's reach.
    <section aria-label={title} tabIndex={0} className="mb-6 overflow-x-auto">
      <table className="w-full text-sm">
        <caption className="text-left font-serif text-lg font-semibold">{title}</caption>
        <thead>
          <tr className="border-b border-ink text-right align-bottom">
            <th scope="col" className="py-2 text-left font-semibold">
              Model
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="py-2 pl-4 font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} columns={columns} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ row, columns }: { row: ReportRow; columns: readonly string[] }) {
  const { at, model, host, by, failure, values } = row;
  return (
    <tr className="border-b border-rule align-top">
      <th scope="row" className="min-w-44 py-row text-left font-normal wrap-anywhere">
        {model}
        <span className="block text-xs text-ink-faint">
          {host} <time dateTime={at}>{timeOf(at)}</time> {`by ${by}`}
        </span>
      </th>
      {failure ? (
        <td colSpan={columns.length} className="py-row pl-4 text-notfound">
          {failure}
        </td>
      ) : (
        columns.map((column, place) => (
          <td key={column} className="py-row pl-4 text-right whitespace-nowrap tabular-nums">
            {values[place]}
          </td>
        ))
      )}
    </tr>
  );
}
