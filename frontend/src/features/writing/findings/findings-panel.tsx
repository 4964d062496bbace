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
          Restore dismissed findings
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
          label="Category"
          all="All categories"
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
        <Coded>
          In the list: [J] [K] move, [A] accepts, [D] dismisses. In the text: [F7] next, [Alt Enter]
          accepts, [Alt Delete] dismisses.
        </Coded>
      </p>
      <FindingsList {...props} />
    </Panel>
  );
}

function NoneFound({ hasReview, isLiveBroken }: FindingsPanelProps) {
  if (!hasReview && !isLiveBroken) {
    return <Busy>Reading the text...</Busy>;
  }
  return (
    <NothingFound title="The rules found nothing to flag">
      That is no guarantee: the rules find only what they look for.
    </NothingFound>
  );
}

function NothingWritten() {
  return (
    <EmptyState icon={PenLine} title="Findings appear here as you write">
      The rules run in this browser. Until you analyze the text, only its paragraphs with citations
      go to your server, which looks them up in the library.
    </EmptyState>
  );
}

function LiveBroken() {
  return (
    <InlineAlert tone="info" className="mb-4">
      The rules do not run in this browser while you write. Analyze the text to have them run on the
      server.
    </InlineAlert>
  );
}
