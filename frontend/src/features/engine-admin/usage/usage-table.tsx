import type { UsageCounts } from '@casewright/contracts';
import { money, number } from '../figures';
import * as texts from './texts';

interface UsageRow {
  id: string;
  label: string;
  /** Below the label, fainter. */
  detail?: string | undefined;
  counts: UsageCounts;
}

const FIGURE = 'py-row pl-3 text-right align-top';

interface UsageTableProps {
  caption: string;
  /** Of the costs; null: none are known. */
  currency: string | null;
  rows: readonly UsageRow[];
}

/** Requests, tokens and cost, a row each. On small screens the requests give way to the tokens. */
export function UsageTable({ caption, currency, rows }: UsageTableProps) {
  return (
    <table className="w-full text-sm sm:table-fixed">
      <caption className="pb-2 text-left font-semibold">{caption}</caption>
      <thead>
        <tr className="border-b border-ink">
          <th scope="col" className="text-left">
            <span className="sr-only">{caption}</span>
          </th>
          <Heading className="w-24 max-sm:hidden">{texts.requests}</Heading>
          <Heading className="w-20 max-sm:hidden">{texts.failed}</Heading>
          <Heading className="sm:w-32">{texts.tokensIn}</Heading>
          <Heading className="sm:w-32">{texts.tokensOut}</Heading>
          {currency ? <Heading className="sm:w-24">{texts.cost}</Heading> : null}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} currency={currency} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row, currency }: { row: UsageRow; currency: string | null }) {
  const { label, detail, counts } = row;
  return (
    <tr className="border-b border-rule">
      <th scope="row" className="py-row text-left font-normal wrap-anywhere">
        {label}
        {detail ? <span className="block text-xs text-ink-faint">{detail}</span> : null}
      </th>
      <td className={`${FIGURE} max-sm:hidden`}>{number(counts.requests)}</td>
      <td className={`${FIGURE} max-sm:hidden`}>{number(counts.failures)}</td>
      <td className={FIGURE}>{number(counts.promptTokens)}</td>
      <td className={FIGURE}>{number(counts.completionTokens)}</td>
      {currency ? (
        <td className={FIGURE}>{counts.cost === null ? '–' : money(counts.cost, currency)}</td>
      ) : null}
    </tr>
  );
}

function Heading({ className = '', children }: { className?: string; children: string }) {
  return (
    <th scope="col" className={`py-2 pl-3 text-right font-semibold ${className}`}>
      {children}
    </th>
  );
}
