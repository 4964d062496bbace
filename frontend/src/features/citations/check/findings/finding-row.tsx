import type { CheckedCitation } from '@casewright/contracts';
import { clsx } from 'clsx';
import { memo } from 'react';
import { rowId } from '../../../../shared/reading/selection/element-ids';
import { Badge } from '../../../../shared/ui/badge';
import { Button } from '../../../../shared/ui/button';
import { VerdictBadge } from '../../../../shared/verdict/verdict-badge';
import { QUOTATION_LOOKS } from '../quotations/quotation-words';
import { FindingDetails } from './finding-details';
import { KIND_WORDS } from './kind-words';

export interface FindingRowProps {
  /** The citation's place in the report. */
  index: number;
  citation: CheckedCitation;
  isOpen: boolean;
  /** Whether the Tab key stops here. */
  isStop: boolean;
  onSelect: (index: number | null) => void;
  onShowText: (() => void) | null;
}

/** A finding in the list: a line, and its details when it is chosen. */
export const FindingRow = memo(function FindingRow(props: FindingRowProps) {
  const { index, citation, isOpen, isStop, onSelect, onShowText } = props;
  const name = nameOf(citation);
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
          <VerdictBadge verdict={citation.verdict} />
          <span className="text-xs text-ink-faint">{KIND_WORDS[citation.kind]}</span>
        </span>
        <span className="font-serif text-base leading-snug wrap-anywhere">
          {name ? <i>{name}, </i> : null}
          {citation.text}
        </span>
        <QuotationBadges citation={citation} />
      </button>
      {/* On paper every finding says why; on the screen the chosen one says more. */}
      <p className="hidden px-3.5 pb-3 text-sm print:block">{citation.explanation}</p>
      {isOpen ? (
        <div className="border-l-3 border-accent px-3 pb-5 print:hidden">
          <FindingDetails citation={citation} />
          {onShowText ? (
            <Button variant="secondary" size="sm" className="mt-4" onClick={onShowText}>
              Show in the text
            </Button>
          ) : null}
        </div>
      ) : null}
    </li>
  );
});

/** The name that the text gives, else that of the authority which a reference stands for. */
function nameOf({ fields, resolvesTo }: CheckedCitation): string | null {
  return fields.caseName ?? fields.antecedent ?? resolvesTo?.name ?? null;
}

function QuotationBadges({ citation: { quotations = [] } }: { citation: CheckedCitation }) {
  const statuses = [...new Set(quotations.map(({ status }) => status))];
  if (statuses.length === 0) return null;
  return (
    <span className="flex flex-wrap gap-1.5">
      {statuses.map((status) => {
        const { word, icon, tone } = QUOTATION_LOOKS[status];
        return (
          <Badge key={status} tone={tone} icon={icon}>
            {word}
          </Badge>
        );
      })}
    </span>
  );
}
