import {
  applyChanges,
  type Change,
  caretAfter,
  carryAll,
  carryRange,
  differenceOf,
  inverseOf,
} from '../revision/changes';
import { record, type Step, stepBack, stepForward } from '../revision/journal';
import type { Judged, WritingState } from './writing-state';

/** The text as it was typed at `at` ms. */
export function type(state: WritingState, text: string, at: number): WritingState {
  const change = differenceOf(state.text, text);
  if (!change) return state;
  const next = changed(state, [change], {}, at, text);
  // What was said about a draft says nothing of the next one.
  const fresh = text.trim() === '' ? { original: null, analysis: null, trend: [] } : {};
  return { ...next, ...fresh, caret: null };
}

/** Accepts suggestions; `changes` are in order and do not overlap. */
export function revise(state: WritingState, changes: readonly Change[]): WritingState {
  if (changes.length === 0) return state;
  return changed(state, changes, { original: state.original ?? state.text }, null);
}

/** Judges remarks without a change of the text. */
export function judge(state: WritingState, judged: Partial<Judged>): WritingState {
  const step: Step<Judged> = {
    undo: [],
    redo: [],
    before: judgedOf(state),
    after: { ...judgedOf(state), ...judged },
    typedAt: null,
  };
  return { ...state, ...judged, journal: record(state.journal, step), caret: null };
}

export function undo(state: WritingState): WritingState {
  const back = stepBack(state.journal);
  if (!back) return state;
  const { step, journal } = back;
  return { ...moved(state, step.undo), ...step.before, journal, caret: caretAfter(step.undo) };
}

export function redo(state: WritingState): WritingState {
  const next = stepForward(state.journal);
  if (!next) return state;
  const { step, journal } = next;
  return { ...moved(state, step.redo), ...step.after, journal, caret: caretAfter(step.redo) };
}

function changed(
  state: WritingState,
  changes: readonly Change[],
  judged: Partial<Judged>,
  typedAt: number | null,
  text?: string,
): WritingState {
  const next = { ...moved(state, changes, text), ...judged };
  const step: Step<Judged> = {
    undo: inverseOf(state.text, changes),
    redo: changes,
    before: judgedOf(state),
    after: judgedOf(next),
    typedAt,
  };
  return { ...next, journal: record(state.journal, step), caret: caretAfter(changes) };
}

/** The state with another text, everything that has a place in it carried along. */
function moved(
  state: WritingState,
  changes: readonly Change[],
  text = applyChanges(state.text, changes),
): WritingState {
  if (changes.length === 0) return state;
  const { analysis } = state;
  return {
    ...state,
    text,
    version: state.version + 1,
    since: [...state.since, { version: state.version, changes }],
    findings: carryAll(state.findings, changes),
    remarks: carryAll(state.remarks, changes),
    dismissed: carryAll(state.dismissed, changes),
    isReviewed: false,
    analysis: analysis && {
      ...analysis,
      isCurrent: false,
      alternatives: analysis.alternatives.map(({ alternative, place: range }) => ({
        alternative,
        place: range && carryRange(range, changes),
      })),
    },
  };
}

function judgedOf({ dismissed, silenced, original }: WritingState): Judged {
  return { dismissed, silenced, original };
}
