import { PenLine } from 'lucide-react';
import { inWords } from '../../../shared/config/texts';
import { FilterChoice } from '../../../shared/reading/filter/filter-choice';
import {
  NothingFound,
  FindingsPanel as Panel,
} from '../../../shared/reading/findings/findings-panel';
import { Button } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/empty-state';
import { InlineAlert } from '../../../shared/ui/inline-alert';
import { Coded } from '../../../shared/ui/kbd';
import { Busy } from '../../../shared/ui/spinner';
import { type FindingsFilter, NO_FILTER } from '../writing-address';
import { familyChoices, severityChoices } from './filter-findings';
import { FindingsList, type FindingsListProps } from './findings-list';
import * as texts from './texts';

interface FindingsPanelProps extends FindingsListProps {
  filter: FindingsFilter;
  onFilter: (filter: FindingsFilter) => void;
  isBlank: boolean;
  /** Whether the rules have been asked about any version of the text. */
  hasReview: boolean;
  isLiveBroken: boolean;
  /** Remarks and rules that the user has dismissed. */
  dismissed: number;
}

/** The findings to filter, to walk through, to take and to dismiss, while the text is written. */
export function FindingsPanel(props: FindingsPanelProps) {
  const { visible, isBlank, isLiveBroken, acts, dismissed } = props;
  if (isBlank) return <NothingWritten />;
  return (
    <>
      {isLiveBroken ? <LiveBroken /> : null}
      {visible.length > 0 ? <Found {...props} /> : <NoneFound {...props} />}
      {dismissed > 0 ? (
        <Button variant="link" className="mt-4" onClick={acts.restore}>
          {texts.bringBackWhatWasDismissed}
        </Button>
      ) : null}
    </>
  );
}

function Found(props: FindingsPanelProps) {
  const { listed, visible, filter, onFilter } = props;
  return (
    <Panel
      severities={severityChoices(visible, filter)}
      severity={filter.severity}
      onSeverity={(severity) => onFilter({ ...filter, severity })}
      filters={
        <FilterChoice
          label={texts.family}
          all={texts.allFamilies}
          chosen={filter.family}
          choices={familyChoices(visible, filter)}
          wordOf={inWords}
          onChoose={(family) => onFilter({ ...filter, family })}
        />
      }
      isNoneListed={listed.length === 0}
      onShowAll={() => onFilter(NO_FILTER)}
    >
      <p className="mb-2 text-xs/6 text-ink-faint max-sm:hidden">
        <Coded>{texts.keysOfFindings}</Coded>
      </p>
      <FindingsList {...props} />
    </Panel>
  );
}

function NoneFound({ hasReview, isLiveBroken }: FindingsPanelProps) {
  if (!hasReview && !isLiveBroken) {
    return <Busy>{texts.readingText}</Busy>;
  }
  return (
    <NothingFound title={texts.rulesHaveNothingToRemark}>{texts.thatIsNoPromise}</NothingFound>
  );
}

function NothingWritten() {
  return (
    <EmptyState icon={PenLine} title={texts.findingsAppearHereAsYou}>
      {texts.rulesRunInThisBrowser}
    </EmptyState>
  );
}

function LiveBroken() {
  return (
    <InlineAlert tone="info" className="mb-4">
      {texts.rulesDoNotRunIn}
    </InlineAlert>
  );
}
