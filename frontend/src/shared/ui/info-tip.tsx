import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Tooltip } from './tooltip';

/** A small (i) after a heading or label that explains it; reachable by keyboard. */
export function InfoTip({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Tooltip content={children}>
      <button
        type="button"
        aria-label={label}
        data-no-print
        className="inline-flex size-6 items-center justify-center rounded-full align-middle text-ink-faint hover:text-ink"
      >
        <Info aria-hidden className="size-4" strokeWidth={1.75} />
      </button>
    </Tooltip>
  );
}
