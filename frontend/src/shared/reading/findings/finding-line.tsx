import type { Severity, FindingSource as Source } from '@casewright/contracts';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { SeverityBadge } from '../../severity/severity-badge';
import { Button } from '../../ui/button';
import { rowId } from '../selection/elements';

const FOUND_BY: Record<Source, string> = {
  rule: 'Found by a rule of the built-in engine',
  library: 'Found in the case-law library',
  model: 'Found by the model',
};

/** What a list of findings tells each of its rows. */
export interface FindingLineState {
  /** The finding's place in the list of all. */
  index: number;
  isOpen: boolean;
  /** Whether the Tab key stops here. */
  isStop: boolean;
  onSelect: (index: number | null) => void;
  onShowText: (() => void) | null;
}

interface FindingLineProps extends FindingLineState {
  /** What kind of finding it is, first in the line. */
  badge: ReactNode;
  aside: ReactNode;
  /** The line itself, under badge and aside. */
  children: ReactNode;
  details: ReactNode;
  /** The sentence that paper has under every line; the details where it is absent. */
  printed?: string;
}

/** Letters of a quotation in a line: more than it has room for. */
const FIRST_WORDS = 120;

/** A finding in a list: a line that opens, and its details with the way to its words. */
export function FindingLine(props: FindingLineProps) {
  const { index, isOpen, isStop, onSelect, onShowText } = props;
  const { badge, aside, children, details, printed } = props;
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
          isOpen ? 'border-accent print:border-transparent' : 'border-unmarked',
        )}
      >
        <span className="flex w-full flex-wrap items-center justify-between gap-x-3 gap-y-1">
          {badge}
          <span className="text-xs text-ink-faint tabular-nums">{aside}</span>
        </span>
        {children}
      </button>
      {printed ? <p className="hidden px-3.5 pb-3 text-sm print:block">{printed}</p> : null}
      {isOpen || !printed ? (
        <div
          className={clsx(
            'border-l-3 px-3',
            isOpen ? 'border-accent pb-5 print:border-transparent' : 'border-unmarked pb-3',
            isOpen ? printed && 'print:hidden' : 'hidden print:block',
          )}
        >
          {details}
          {isOpen && onShowText ? (
            <Button variant="secondary" size="sm" className="mt-4" onClick={onShowText}>
              Show in the text
            </Button>
          ) : null}
        </div>
      ) : null}
    </li>
  );
}

interface SeverityLineProps extends Omit<FindingLineProps, 'badge' | 'children'> {
  finding: { severity: Severity; title: string; quote: string };
}

/** A finding of some severity in a list, under its title. */
export function SeverityLine({ finding, ...line }: SeverityLineProps) {
  const { severity, title, quote } = finding;
  return (
    <FindingLine {...line} badge={<SeverityBadge severity={severity} />}>
      <span className="font-serif text-base leading-snug wrap-anywhere">{title}</span>
      {/* Several findings may have one title: the first words tell them apart. */}
      {line.isOpen ? null : (
        <span className="line-clamp-1 text-sm text-ink-faint wrap-anywhere">
          {quote.slice(0, FIRST_WORDS)}
        </span>
      )}
    </FindingLine>
  );
}

/** Letters of a quotation among the details; the text alongside it has all of it. */
const QUOTED = 300;

/** The words that a finding rests on. */
export function FindingQuote({ quote }: { quote: string }) {
  return (
    <blockquote className="border-l-3 border-rule pl-3 font-serif text-base leading-snug whitespace-pre-line text-ink-soft wrap-anywhere">
      {quote.length > QUOTED ? `${quote.slice(0, QUOTED).replace(/\s+\S*$/, '')} …` : quote}
    </blockquote>
  );
}

export function FindingSource({ source }: { source: Source }) {
  return <p className="text-xs text-ink-faint">{FOUND_BY[source]}</p>;
}
