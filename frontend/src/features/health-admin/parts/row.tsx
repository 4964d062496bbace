import type { ReactNode } from 'react';

/** A name and what is said about it; below one another on small screens. */
export function Row({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-t border-rule py-row sm:grid-cols-[18rem_minmax(0,1fr)]">
      <dt className="wrap-anywhere">{name}</dt>
      <dd className="wrap-anywhere text-ink-soft">{children}</dd>
    </div>
  );
}

interface FigureTableProps {
  caption: string;
  /** Where a heading says the same. */
  isCaptionHidden?: boolean;
  /** Of the rows' names, then of each figure. */
  columns: readonly string[];
  rows: readonly { id: string; name: string; figures: readonly string[] }[];
}

/** Figures at the right of what they count. */
export function FigureTable({ caption, isCaptionHidden, columns, rows }: FigureTableProps) {
  const [first, ...others] = columns;
  return (
    <table className="w-full max-w-3xl text-sm">
      <caption className={isCaptionHidden ? 'sr-only' : 'pb-2 text-left font-semibold'}>
        {caption}
      </caption>
      <thead>
        <tr className="border-b border-ink">
          <th scope="col" className="py-2 text-left font-semibold">
            {first}
          </th>
          {others.map((column) => (
            <th key={column} scope="col" className="py-2 pl-3 text-right font-semibold">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, figures }) => (
          <tr key={id} className="border-b border-rule align-top">
            <th scope="row" className="py-row text-left font-normal wrap-anywhere">
              {name}
            </th>
            {others.map((column, at) => (
              <td key={column} className="py-row pl-3 text-right tabular-nums">
                {figures[at]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
