import { DECISION_WORDS, type Decision } from '@casewright/contracts';
import { type KeyboardEvent, useState } from 'react';
import { focusDrawn, rowOf } from '../../../shared/reading/selection/elements';
import { useSelection } from '../../../shared/reading/selection/use-selection';
import { Kbd } from '../../../shared/ui/kbd';
import { noteOf, ProblemRow } from './problem-row';
import type { OpenReview } from './review-queries';
import { useDecide } from './use-decide';

const DECISION_KEYS: Record<string, Decision> = {
  1: 'confirmed',
  2: 'corrected',
  3: 'removed',
};

/** The problems of a review, worked through by keyboard or by pointer; of a signed one to be read. */
export function ProblemList({ review }: { review: OpenReview }) {
  const { problems, check } = review.report;
  const listed = problems.map(({ citation }) => citation);
  const { selected, select, onKeyDown: onMove } = useSelection(listed);
  const [notes, setNotes] = useState<Record<number, string>>({});
  const decide = useDecide(review.id);
  const isOpen = review.signedAt === null;
  const written = (citation: number): string =>
    notes[citation] ?? problems.find((each) => each.citation === citation)?.decision?.note ?? '';
  const take = (citation: number, decision: Decision) => {
    decide({ citation, decision, note: written(citation) });
    const next = nextOpen(review, citation);
    if (next === null) return;
    select(next);
    focusDrawn(() => rowOf(next));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const citation = focusedRow(event);
    const decision = DECISION_KEYS[event.key];
    if (citation === null || !isOpen || (!decision && event.key !== 'n')) return onMove(event);
    event.preventDefault();
    if (decision) return take(citation, decision);
    select(citation);
    focusDrawn(() => noteOf(citation));
  };
  return (
    <section aria-label="Problems">
      {isOpen ? <Keys /> : null}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the rows inside */}
      <div onKeyDown={onKeyDown}>
        <ul>
          {problems.map((problem) => (
            <ProblemRow
              key={problem.citation}
              problem={problem}
              citation={check.citations[problem.citation]!}
              isChosen={selected === problem.citation}
              onChoose={() => select(selected === problem.citation ? null : problem.citation)}
              note={written(problem.citation)}
              onNote={(note) => setNotes((before) => ({ ...before, [problem.citation]: note }))}
              onDecide={isOpen ? (decision) => take(problem.citation, decision) : null}
              onKeepNote={(note, decision) =>
                decide({ citation: problem.citation, decision, note })
              }
            />
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The next problem without a decision, from the top again behind the last; null where none is left. */
function nextOpen({ report }: OpenReview, after: number): number | null {
  const open = report.problems.filter((each) => !each.decision && each.citation !== after);
  return (open.find(({ citation }) => citation > after) ?? open[0])?.citation ?? null;
}

/** The problem whose row has the focus: keys in a note are its text. */
function focusedRow({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): number | null {
  if (ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return null;
  return target.dataset.row === undefined ? null : Number(target.dataset.row);
}

function Keys() {
  return (
    <p
      className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-xs text-ink-soft"
      data-no-print
    >
      <span className="sr-only">Keys</span>
      {[
        ['J', 'next'],
        ['K', 'previous'],
        ...Object.entries(DECISION_KEYS).map(([key, each]) => [key, DECISION_WORDS[each]]),
        ['N', 'note'],
      ].map(([key, word]) => (
        <span key={key} className="flex items-center gap-1.5">
          <Kbd>{key}</Kbd>
          {word}
        </span>
      ))}
    </p>
  );
}
