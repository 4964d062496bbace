import { clsx } from 'clsx';
import { memo, type ReactNode } from 'react';
import '../../../shared/reading/text/reading.css';
import { SeverityBadge } from '../../../shared/severity/severity-badge';
import { FAMILY_WORDS } from './kinds';
import type { Placed } from './placed';

/** Letters of the quotation: more than a line has room for. */
const FIRST_WORDS = 120;

export interface FindingRowProps {
  /** The same object while only its place changes. */
  finding: Placed['finding'];
  rowKey: number;
  isOpen: boolean;
  /** Whether the Tab key stops here. */
  isStop: boolean;
  onToggle: (key: number) => void;
  /** Its details, when it is open. */
  children?: ReactNode;
}

/** A finding in the list: a line, and its details when it is chosen. */
export const FindingRow = memo(function FindingRow(props: FindingRowProps) {
  const { finding, rowKey, isOpen, isStop, onToggle, children } = props;
  const { title, severity, family, quote } = finding;
  return (
    <li className={clsx('reading-row border-b border-rule', isOpen && 'bg-surface')}>
      <button
        type="button"
        data-row={rowKey}
        tabIndex={isStop ? 0 : -1}
        aria-expanded={isOpen}
        onClick={() => onToggle(rowKey)}
        className={clsx(
          'flex w-full flex-col items-start gap-1.5 border-l-3 px-3 py-row text-left hover:bg-sunken focus-visible:-outline-offset-2',
          isOpen ? 'border-accent' : 'border-transparent',
        )}
      >
        <span className="flex w-full flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <SeverityBadge severity={severity} />
          <span className="text-xs text-ink-faint">{FAMILY_WORDS[family]}</span>
        </span>
        <span className="font-serif text-base leading-snug wrap-anywhere">{title}</span>
        {/* Several findings may have one title: the first words tell them apart. */}
        {isOpen ? null : (
          <span className="line-clamp-1 text-sm text-ink-faint wrap-anywhere">
            {quote.slice(0, FIRST_WORDS)}
          </span>
        )}
      </button>
      {children ? <div className="border-l-3 border-accent px-3 pb-4">{children}</div> : null}
    </li>
  );
});
