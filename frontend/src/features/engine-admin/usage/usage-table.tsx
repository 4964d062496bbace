import type { UsageCounts } from '@casewright/contracts';
import { FigureTable } from '../../../shared/ui/table';
import { money, number } from '../figures';

interface UsageRow {
  id: string;
  label: string;
  /** Below the label, fainter. */
  detail?: string | undefined;
  counts: UsageCounts;
}

interface UsageTableProps {
  caption: string;
  /** Of the costs; null: none are known. */
  currency: string | null;
  rows: readonly UsageRow[];
}

/** Requests, tokens and cost, a row each. On small screens the requests give way to the tokens. */
export function UsageTable({ caption, currency, rows }: UsageTableProps) {
  const costOf = ({ cost }: UsageCounts) =>
    cost === null || currency === null ? '–' : money(cost, currency);
  return (
    <FigureTable
      caption={caption}
      className="sm:table-fixed"
      columns={[
        { label: caption, isHidden: true },
        { label: 'Requests', className: 'w-24 max-sm:hidden' },
        { label: 'Failed', className: 'w-20 max-sm:hidden' },
        { label: 'Tokens in', className: 'sm:w-32' },
        { label: 'Tokens out', className: 'sm:w-32' },
        ...(currency ? [{ label: 'Cost', className: 'sm:w-24' }] : []),
      ]}
      rows={rows.map(({ id, label, detail, counts }) => ({
        id,
        name: (
          <>
            {label}
            {detail ? <span className="block text-xs text-ink-faint">{detail}</span> : null}
          </>
        ),
        figures: [
          number(counts.requests),
          number(counts.failures),
          number(counts.promptTokens),
          number(counts.completionTokens),
          costOf(counts),
        ],
      }))}
    />
  );
}
