import type { Severity } from '@casewright/contracts';
import { clsx } from 'clsx';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { SEVERITY_LOOKS } from '../../severity/severity-words';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { FilterChips } from '../filter/filter-chips';
import type { FilterChoice } from '../filter/filter-items';

interface FindingsPanelProps {
  /** The severities to press, each with what it would leave. */
  severities: readonly FilterChoice<Severity>[];
  severity: Severity | null;
  onSeverity: (severity: Severity | null) => void;
  /** What else the list is filtered or ordered by. */
  filters: ReactNode;
  head?: ReactNode;
  isFolded?: boolean;
  /** Between filters and list. */
  bar?: ReactNode;
  isNoneListed: boolean;
  onShowAll: () => void;
  /** The list itself. */
  children: ReactNode;
}

/** Findings by severity: filters, then the list, or a way back to all of them. */
export function FindingsPanel(props: FindingsPanelProps) {
  const { severities, severity, onSeverity, filters, bar, isNoneListed, onShowAll } = props;
  return (
    <>
      <div className="mb-4 flex flex-col gap-3" data-no-print>
        {props.head}
        {props.isFolded ? null : (
          <>
            <FilterChips
              legend="Severity"
              choices={severities}
              chosen={severity}
              lookOf={(value) => SEVERITY_LOOKS[value]}
              onChoose={onSeverity}
            />
            {filters}
          </>
        )}
      </div>
      {bar}
      {isNoneListed ? <NoneListed onShowAll={onShowAll} /> : props.children}
    </>
  );
}

/** No finding passes the filter. */
export function NoneListed({
  className,
  onShowAll,
}: {
  className?: string;
  onShowAll: () => void;
}) {
  return (
    <div className={clsx('border-b border-rule pb-6', className)}>
      <p className="mb-3 text-ink-soft">No findings match the filter.</p>
      <Button variant="secondary" size="sm" onClick={onShowAll}>
        Show all findings
      </Button>
    </div>
  );
}

/** Nothing was found; `children` say what that is worth. */
export function NothingFound({ title, children }: { title: string; children: ReactNode }) {
  return (
    <EmptyState icon={CircleCheck} title={title}>
      {children}
    </EmptyState>
  );
}
