import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface Column {
  label: string;
  className?: string;
  /** Whether only screen readers have need of its name. */
  isHidden?: boolean;
}

interface TableProps {
  /** For screen readers; a heading shows it. */
  caption: string;
  columns: readonly Column[];
  /** The rows. */
  children: ReactNode;
}

/** A table whose columns say what they are. */
export function Table({ caption, columns, children }: TableProps) {
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-ink text-left">
          {columns.map((column) => (
            <Heading key={column.label} {...column} className={clsx('pr-4', column.className)} />
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

interface FigureTableProps {
  caption: string;
  /** Where a heading says the same. */
  isCaptionHidden?: boolean;
  /** Of the rows' names, then of each figure. */
  columns: readonly (string | Column)[];
  rows: readonly { id: string | number; name: ReactNode; figures: readonly ReactNode[] }[];
  className?: string;
}

/** Figures at the right of what they count. */
export function FigureTable(props: FigureTableProps) {
  const { caption, isCaptionHidden, rows, className = 'max-w-3xl' } = props;
  const columns = props.columns.map((column) =>
    typeof column === 'string' ? { label: column } : column,
  );
  const [first, ...others] = columns;
  return (
    <table className={clsx('w-full text-sm', className)}>
      <caption className={isCaptionHidden ? 'sr-only' : 'pb-2 text-left font-semibold'}>
        {caption}
      </caption>
      <thead>
        <tr className="border-b border-ink text-right">
          <Heading {...first!} className="text-left" />
          {others.map((column) => (
            <Heading key={column.label} {...column} className={clsx('pl-3', column.className)} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, figures }) => (
          <tr key={id} className="border-b border-rule align-top">
            <th scope="row" className="py-row text-left font-normal wrap-anywhere">
              {name}
            </th>
            {others.map(({ label, className: look }, at) => (
              <td key={label} className={clsx('py-row pl-3 text-right tabular-nums', look)}>
                {figures[at]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Heading({ label, className, isHidden }: Column) {
  return (
    <th scope="col" className={clsx('py-2 font-semibold', className)}>
      {isHidden ? <span className="sr-only">{label}</span> : label}
    </th>
  );
}
