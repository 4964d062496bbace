import { categoryWords, type Finding } from '@casewright/contracts';
import { ChevronRight } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { FilterChoice } from '../../../shared/reading/filter/filter-choice';
import {
  NothingFound,
  FindingsPanel as Panel,
} from '../../../shared/reading/findings/findings-panel';
import { rowOf } from '../../../shared/reading/selection/elements';
import { StepBar } from '../../../shared/reading/selection/step-bar';
import type { Selection } from '../../../shared/reading/selection/use-selection';
import { Button } from '../../../shared/ui/button';
import { Select } from '../../../shared/ui/select';
import { type FindingsFilter, type FindingsOrder, NO_FILTER } from '../document-address';
import { categoryChoices, severityChoices } from './arrange-findings';
import { FindingsList } from './findings-list';

interface FindingsPanelProps {
  /** In the order of the list. */
  findings: readonly Finding[];
  /** Places in `findings`, ascending. */
  listed: readonly number[];
  selection: Selection;
  filter: FindingsFilter;
  order: FindingsOrder;
  onFilter: (filter: FindingsFilter) => void;
  onOrder: (order: FindingsOrder) => void;
  /** Where the text is a separate view: the way there. */
  onShowText: (() => void) | null;
}

/** The findings to filter, to walk through and to open. */
export function FindingsPanel(props: FindingsPanelProps) {
  const { findings, listed, selection, filter, order, onFilter, onShowText } = props;
  const { selected } = selection;
  // Folded, so that the findings come first; open where the address brings a filter.
  const [isOpen, setIsOpen] = useState(activeIn(filter) > 0);
  useRowInSight(selected);
  if (findings.length === 0) return <NoFindings />;
  return (
    <Panel
      severities={severityChoices(findings, filter)}
      severity={filter.severity}
      onSeverity={(severity) => onFilter({ ...filter, severity })}
      head={<Head {...props} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} />}
      isFolded={!isOpen}
      filters={
        <FilterChoice
          label="Category"
          all="All categories"
          chosen={filter.category}
          choices={categoryChoices(findings, filter)}
          wordOf={categoryWords}
          onChoose={(category) => onFilter({ ...filter, category })}
        />
      }
      bar={
        <StepBar
          listed={listed}
          total={findings.length}
          selected={selected}
          onStep={selection.step}
        />
      }
      isNoneListed={listed.length === 0}
      onShowAll={() => onFilter(NO_FILTER)}
    >
      <FindingsList
        findings={findings}
        listed={listed}
        selection={selection}
        folds={order === 'severity'}
        onShowText={onShowText}
      />
    </Panel>
  );
}

const activeIn = (filter: FindingsFilter): number =>
  Object.values(filter).filter((value) => value !== null).length;

/** Scrolls to the row of a finding that was chosen in the text before the list was there. */
function useRowInSight(selected: number | null): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: later choices scroll by themselves
  useEffect(() => {
    if (selected !== null) rowOf(selected)?.closest('li')?.scrollIntoView({ block: 'nearest' });
  }, []);
}

const ORDER_OPTIONS = [
  { value: 'severity', label: 'Most serious first' },
  { value: 'document', label: 'In document order' },
];

interface HeadProps extends FindingsPanelProps {
  isOpen: boolean;
  onToggle: () => void;
}

/** The way to the filter, with how much of it is active, and the order. */
function Head({ filter, order, onOrder, isOpen, onToggle }: HeadProps) {
  const id = useId();
  const active = activeIn(filter);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <Button variant="secondary" size="sm" aria-expanded={isOpen} onClick={onToggle}>
        <ChevronRight aria-hidden className={isOpen ? 'size-4 rotate-90' : 'size-4'} />
        Filter
        {active > 0 ? <span className="text-ink-soft">{`${active} active`}</span> : null}
      </Button>
      <div className="flex items-center gap-2 text-sm text-ink-soft">
        <label htmlFor={id}>Order</label>
        <Select
          id={id}
          value={order}
          options={ORDER_OPTIONS}
          onChange={(event) => onOrder(event.target.value as FindingsOrder)}
          fits
          className="min-w-40 text-sm"
        />
      </div>
    </div>
  );
}

function NoFindings() {
  return (
    <NothingFound title="Nothing needs attention">
      This is no guarantee: the engine finds only what it looks for.
    </NothingFound>
  );
}
