import type { Finding } from '@casewright/contracts';
import { clsx } from 'clsx';
import { memo } from 'react';
import { rowId } from '../../../shared/reading/selection/element-ids';
import { Button } from '../../../shared/ui/button';
import { categoryWords } from './category-words';
import { FindingDetails } from './finding-details';
import { SeverityBadge } from './severity-badge';

/** Letters of the quotation: more than a line has room for. */
const FIRST_WORDS = 120;

export interface FindingRowProps {
  /** The finding's place in the list of all. */
  index: number;
  finding: Finding;
  isOpen: boolean;
  /** Whether the Tab key stops here. */
  isStop: boolean;
  onSelect: (index: number | null) => void;
  onShowText: (() => void) | null;
}

/** A finding in the list: a line, and its details when it is chosen. */
export const FindingRow = memo(function FindingRow(props: FindingRowProps) {
  const { index, finding, isOpen, isStop, onSelect, onShowText } = props;
  const { title, severity, category, page, quote } = finding;
  return (
    <li className={clsx('reading-row border-b border-rule', isOpen && 'bg-surface')}>
      <button
        type="button"
        id={rowId(index)}
        data-row={index}
        tabIndex={isStop ? 0 : -1}
        aria-expanded={isOpen}
        onClick={() => onSelect(isOpen ? null : index)}
        className={clsx(
          'flex w-full flex-col items-start gap-1.5 border-l-3 px-3 py-row text-left hover:bg-sunken focus-visible:-outline-offset-2',
          isOpen ? 'border-accent print:border-transparent' : 'border-transparent',
        )}
      >
        <span className="flex w-full flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <SeverityBadge severity={severity} />
          <span className="text-xs text-ink-faint tabular-nums">
            {categoryWords(category)}
            {page === null ? '' : ` · page ${page}`}
          </span>
        </span>
        <span className="font-serif text-base leading-snug wrap-anywhere">{title}</span>
        {/* Several findings may have one title: the first words tell them apart. */}
        {isOpen ? null : (
          <span className="line-clamp-1 text-sm text-ink-faint wrap-anywhere">
            {quote.slice(0, FIRST_WORDS)}
          </span>
        )}
      </button>
      {/* On paper every finding says why; on the screen the chosen one does. */}
      <div className={clsx('px-3.5 pb-3', !isOpen && 'hidden print:block')}>
        <FindingDetails finding={finding} />
        {isOpen && onShowText ? (
          <Button variant="secondary" size="sm" className="mt-4" onClick={onShowText}>
            Show in the text
          </Button>
        ) : null}
      </div>
    </li>
  );
});
