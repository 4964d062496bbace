import type { CheckedCitation } from '@casewright/contracts';
import { useMemo, useState } from 'react';
import { FindingSheet } from '../../../../shared/reading/findings/finding-sheet';
import { StepBar } from '../../../../shared/reading/selection/step-bar';
import { useSelection } from '../../../../shared/reading/selection/use-selection';
import { VerdictBadge } from '../../../../shared/verdict/history-badge';
import { type FindingsFilter, NO_FILTER } from '../../citations-address';
import { FilterBar } from '../findings/filter-bar';
import { filterFindings } from '../findings/filter-findings';
import { FindingDetails } from '../findings/finding-details';
import { FindingsList } from '../findings/findings-list';
import { CheckedText } from '../text/checked-text';
import type { CheckReport } from '../use-check';

interface FindingsViewProps {
  report: CheckReport;
  filter: FindingsFilter;
  onFilter: (filter: FindingsFilter) => void;
  shown: 'both' | 'findings' | 'text';
  onShowText: () => void;
}

/** The findings and the text they are in: side by side, or one at a time on small screens. */
export function FindingsView({ report, filter, onFilter, shown, onShowText }: FindingsViewProps) {
  const { text, check } = report;
  const { citations } = check;
  const listed = useMemo(() => filterFindings(citations, filter), [citations, filter]);
  const selection = useSelection(listed);
  const { selected, select } = selection;
  const chosen = selected === null ? undefined : citations[selected];
  const isTextAlone = shown === 'text';
  // Alongside its row a mark needs no panel; where the text stands alone, touching it opens one.
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const touch = (index: number) => {
    select(index);
    setIsSheetOpen(isTextAlone);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the rows and marks inside
    <div onKeyDown={selection.onKeyDown}>
      <FilterBar citations={citations} filter={filter} onFilter={onFilter} />
      <StepBar {...{ listed, selected }} total={citations.length} onStep={selection.step} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_23rem] print:block">
        {isTextAlone ? null : (
          <FindingsList
            {...{ citations, listed, selected }}
            onSelect={select}
            onClearFilter={() => onFilter(NO_FILTER)}
            onShowText={shown === 'findings' ? onShowText : null}
          />
        )}
        {shown === 'findings' ? null : (
          <CheckedText {...{ text, citations, selected }} onSelect={touch} />
        )}
      </div>
      <ChosenSheet
        chosen={chosen}
        isOpen={isSheetOpen && isTextAlone}
        onClose={() => setIsSheetOpen(false)}
      />
    </div>
  );
}

interface ChosenSheetProps {
  chosen: CheckedCitation | undefined;
  isOpen: boolean;
  onClose: () => void;
}

function ChosenSheet({ chosen, isOpen, onClose }: ChosenSheetProps) {
  return (
    <FindingSheet isOpen={isOpen && chosen !== undefined} title={chosen?.text} onClose={onClose}>
      {chosen ? (
        <>
          <VerdictBadge verdict={chosen.verdict} history={chosen.history} />
          <FindingDetails citation={chosen} />
        </>
      ) : null}
    </FindingSheet>
  );
}
