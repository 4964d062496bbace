import { CircleCheck, PenLine } from 'lucide-react';
import { FilterChips } from '../../../shared/reading/filter/filter-chips';
import { FilterChoice } from '../../../shared/reading/filter/filter-choice';
import { SEVERITY_LOOKS } from '../../../shared/severity/severity-words';
import { Button } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/empty-state';
import { InlineAlert } from '../../../shared/ui/inline-alert';
import { Kbd } from '../../../shared/ui/kbd';
import { Spinner } from '../../../shared/ui/spinner';
import { type FindingsFilter, NO_FILTER } from '../writing-address';
import { familyChoices, severityChoices } from './filter-findings';
import { FindingsList, type FindingsListProps } from './findings-list';
import { FAMILY_WORDS } from './kinds';

export interface FindingsPanelProps extends FindingsListProps {
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
  const { listed, visible, isBlank, hasReview, isLiveBroken, acts, dismissed, onFilter } = props;
  if (isBlank) {
    return (
      <EmptyState icon={PenLine} title="Findings appear here as you write">
        The rules run in this browser; nothing is sent anywhere until you analyze the text.
      </EmptyState>
    );
  }
  return (
    <>
      {isLiveBroken ? (
        <InlineAlert tone="info" className="mb-4">
          The rules do not run in this browser while you write. Analyze the text to have them run on
          the server.
        </InlineAlert>
      ) : null}
      {visible.length > 0 ? (
        <>
          <Filters {...props} />
          {listed.length > 0 ? (
            <>
              <KeysHint />
              <FindingsList {...props} />
            </>
          ) : (
            <div className="border-b border-rule pb-6">
              <p className="mb-3 text-ink-soft">No finding fits the filter.</p>
              <Button variant="secondary" size="sm" onClick={() => onFilter(NO_FILTER)}>
                Show all findings
              </Button>
            </div>
          )}
        </>
      ) : !hasReview && !isLiveBroken ? (
        <p role="status" className="flex items-center gap-2.5 text-ink-soft">
          <Spinner />
          Reading the text...
        </p>
      ) : (
        <EmptyState icon={CircleCheck} title="The rules have nothing to remark">
          That is no promise: what they do not look for, they do not find.
        </EmptyState>
      )}
      {dismissed > 0 ? (
        <Button variant="link" className="mt-4" onClick={acts.restore}>
          Bring back what was dismissed
        </Button>
      ) : null}
    </>
  );
}

function Filters({ visible, filter, onFilter }: FindingsPanelProps) {
  return (
    <div className="mb-4 flex flex-col gap-3" data-no-print>
      <FilterChips
        legend="Severity"
        choices={severityChoices(visible, filter)}
        chosen={filter.severity}
        lookOf={(severity) => SEVERITY_LOOKS[severity]}
        onChoose={(severity) => onFilter({ ...filter, severity })}
      />
      <FilterChoice
        label="Family"
        all="All families"
        chosen={filter.family}
        choices={familyChoices(visible, filter)}
        wordOf={(family) => FAMILY_WORDS[family]}
        onChoose={(family) => onFilter({ ...filter, family })}
      />
    </div>
  );
}

function KeysHint() {
  return (
    <p className="mb-2 text-xs text-ink-faint max-sm:hidden">
      In the list: <Kbd>J</Kbd> <Kbd>K</Kbd> walk, <Kbd>A</Kbd> accepts, <Kbd>D</Kbd> dismisses. In
      the text: <Kbd>F7</Kbd> next, <Kbd>Alt Enter</Kbd> accepts, <Kbd>Alt Delete</Kbd> dismisses.
    </p>
  );
}
