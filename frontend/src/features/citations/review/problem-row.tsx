import {
  type CheckedCitation,
  citedAs,
  DECISION_WORDS,
  DECISIONS,
  type Decision,
  type ReportProblem,
} from '@casewright/contracts';
import { clsx } from 'clsx';
import { focusDrawn, rowOf } from '../../../shared/reading/selection/elements';
import { Badge } from '../../../shared/ui/badge';
import { Button } from '../../../shared/ui/button';
import { Field } from '../../../shared/ui/field';
import { Textarea } from '../../../shared/ui/input';
import { FindingDetails } from '../check/findings/finding-details';

/** The note of a problem, if it is on the page. */
export const noteOf = (citation: number) =>
  document.querySelector<HTMLElement>(`[data-note="${citation}"]`);

interface ProblemRowProps {
  problem: ReportProblem;
  citation: CheckedCitation;
  isChosen: boolean;
  onChoose: () => void;
  note: string;
  onNote: (note: string) => void;
  /** Null where the report is signed. */
  onDecide: ((decision: Decision) => void) | null;
  /** A note that was changed after its decision. */
  onKeepNote: (note: string, decision: Decision) => void;
}

/** A problem, and what was decided on it; the chosen one with what speaks for and against. */
export function ProblemRow(props: ProblemRowProps) {
  const { problem, citation, isChosen, onChoose } = props;
  const { decision, reasons, gravity } = problem;
  return (
    <li className={clsx('border-b border-rule', isChosen && 'bg-sunken')}>
      <button
        type="button"
        data-row={problem.citation}
        aria-expanded={isChosen}
        onClick={onChoose}
        className="flex w-full flex-wrap items-baseline gap-x-3 gap-y-1 px-2 py-row text-left"
      >
        <span className="min-w-full font-serif wrap-anywhere sm:min-w-0 sm:flex-1">
          {citedAs(citation)}
        </span>
        <Badge tone={gravity === 'fault' ? 'mismatch' : 'unchecked'}>{reasons.join(' · ')}</Badge>
        <span className={clsx('text-sm', decision ? 'font-medium' : 'text-ink-faint')}>
          {decision ? DECISION_WORDS[decision.decision] : 'Not decided'}
        </span>
      </button>
      {isChosen ? <ProblemDetails {...props} /> : null}
    </li>
  );
}

function ProblemDetails(props: ProblemRowProps) {
  const { problem, citation, note, onNote, onDecide, onKeepNote } = props;
  const { decision, context } = problem;
  return (
    <div className="flex flex-col gap-4 px-2 pb-5">
      <p className="border-l-2 border-rule pl-3 font-serif text-sm wrap-anywhere">
        <span className="sr-only">In the text: </span>… {context} …
      </p>
      <FindingDetails citation={citation} />
      {onDecide ? (
        <>
          <Field label="Note" hint="Saved with the decision. Esc goes back to the list.">
            {(control) => (
              <Textarea
                {...control}
                data-note={problem.citation}
                value={note}
                className="min-h-16"
                onChange={(event) => onNote(event.target.value)}
                onBlur={() => {
                  if (decision && note !== decision.note) onKeepNote(note, decision.decision);
                }}
                onKeyDown={(event) => {
                  if (event.key === 'Escape') focusDrawn(() => rowOf(problem.citation));
                }}
              />
            )}
          </Field>
          <div className="flex flex-wrap gap-2">
            {DECISIONS.map((each) => (
              <Button
                key={each}
                size="sm"
                variant={decision?.decision === each ? 'primary' : 'secondary'}
                aria-pressed={decision?.decision === each}
                onClick={() => onDecide(each)}
              >
                {DECISION_WORDS[each]}
              </Button>
            ))}
          </div>
        </>
      ) : (
        <p className="text-sm wrap-anywhere">{decision?.note}</p>
      )}
    </div>
  );
}
