interface BarRow {
  id: string;
  label: string;
  /** Behind the label, fainter. */
  detail?: string | undefined;
  value: number;
}

interface BarTableProps {
  caption: string;
  /** What the values count. */
  unit: string;
  rows: BarRow[];
}

/** Figures as a table whose rows draw themselves: the same to the eye and to a screen reader. */
export function BarTable({ caption, unit, rows }: BarTableProps) {
  const most = Math.max(1, ...rows.map((row) => row.value));
  return (
    <table className="w-full table-fixed text-sm">
      <caption className="pb-2 text-left font-semibold">{caption}</caption>
      <colgroup>
        <col className="w-7/12" />
        <col className="w-20" />
        <col />
      </colgroup>
      <thead className="sr-only">
        <tr>
          <th scope="col">{caption}</th>
          <th scope="col">{unit}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Bar key={row.id} row={row} share={row.value / most} />
        ))}
      </tbody>
    </table>
  );
}

function Bar({ row: { label, detail, value }, share }: { row: BarRow; share: number }) {
  return (
    <tr className="border-t border-rule">
      <th scope="row" className="py-1.5 pr-3 text-left font-normal wrap-anywhere">
        {label}
        {detail ? (
          <span className="ml-2 whitespace-nowrap text-ink-faint tabular-nums">{detail}</span>
        ) : null}
      </th>
      <td className="py-1.5 pr-3 text-right">{value.toLocaleString('en-US')}</td>
      <td aria-hidden className="py-1.5">
        <div className="h-3 min-w-px bg-brass" style={{ width: `${share * 100}%` }} />
      </td>
    </tr>
  );
}
