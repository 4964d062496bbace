import type { WritingOptions, WritingScores } from '@casewright/contracts';
import {
  applyChanges,
  type Change,
  carryAll,
  carryRange,
  differenceOf,
  inverseOf,
  type Range,
} from '../revision/changes';
import {
  EMPTY_JOURNAL,
  type Journal,
  record,
  type Step,
  stepBack,
  stepForward,
} from '../revision/journal';
import type { Placed } from './placed';
import { place } from './placed';
import type { Dismissed, KeptAnalysis, TrendPoint, WritingDraft } from './writing-draft';

/** What undo brings back besides the text. */
export interface Judged {
  dismissed: readonly Dismissed[];
  silenced: readonly string[];
  original: string | null;
}

export interface WritingState extends Judged {
  text: string;
  /** Counts the texts; a review says which one it is of. */
  version: number;
  /** The changes after each version that a review may still be of, the oldest first. */
  since: readonly { version: number; changes: readonly Change[] }[];
  /** What the rules say, carried along with the changes since they were asked. */
  findings: readonly Placed[];
  /** What a model says. */
  remarks: readonly Placed[];
  /** Of the text that was reviewed last; null before the first review. */
  scores: WritingScores | null;
  /** Whether `findings` and `scores` are of this very text. */
  isReviewed: boolean;
  options: WritingOptions;
  analysis: KeptAnalysis | null;
  trend: readonly TrendPoint[];
  journal: Journal<Judged>;
  /** Where the caret is to be after a change that was not typed. */
  caret: Range | null;
}

export function stateOf(draft: WritingDraft): WritingState {
  const { analysis, ...kept } = draft;
  return {
    ...kept,
    version: 0,
    since: [],
    findings: [],
    remarks: (analysis?.remarks ?? []).map(({ finding, ...range }) => ({
      ...place(finding),
      ...range,
    })),
    scores: null,
    isReviewed: false,
    analysis,
    journal: EMPTY_JOURNAL,
    caret: null,
  };
}

/** What of it is kept. */
export type DraftParts = Omit<WritingDraft, keyof Judged | 'trend'> &
  Judged &
  Pick<WritingState, 'trend' | 'remarks'>;

export function draftOf(state: DraftParts): WritingDraft {
  const { text, original, dismissed, silenced, options, trend, analysis, remarks } = state;
  return {
    ...{ text, original, options },
    dismissed: [...dismissed],
    silenced: [...silenced],
    trend: [...trend],
    analysis: analysis && {
      ...analysis,
      remarks: remarks.map(({ finding, start, end }) => ({ finding, start, end })),
    },
  };
}

/** The text as it was typed at `at` ms. */
export function type(state: WritingState, text: string, at: number): WritingState {
  const change = differenceOf(state.text, text);
  if (!change) return state;
  const next = changed(state, [change], {}, at, text);
  // What was said of a draft says nothing of the next one.
  const fresh = text.trim() === '' ? { original: null, analysis: null, trend: [] } : {};
  return { ...next, ...fresh, caret: null };
}

/** Whether the text is as a key has left it, and the rules have not yet read it so. */
export function isBeingTyped({ journal, isReviewed }: WritingState): boolean {
  return !isReviewed && (journal.past.at(-1)?.typedAt ?? null) !== null;
}

/** Suggestions taken; `changes` are in order and do not overlap. */
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
  return { ...moved(state, step.undo), ...step.before, journal, caret: caretOf(step.undo) };
}

export function redo(state: WritingState): WritingState {
  const next = stepForward(state.journal);
  if (!next) return state;
  const { step, journal } = next;
  return { ...moved(state, step.redo), ...step.after, journal, caret: caretOf(step.redo) };
}

/** Takes in what the rules say of a version of the text. A version long gone is not waited for. */
export function takeReview(
  state: WritingState,
  review: { version: number; findings: readonly Placed[]; scores: WritingScores },
): WritingState {
  const since = state.since.filter(({ version }) => version >= review.version);
  const findings = since.reduce<readonly Placed[]>(
    (carried, { changes }) => carryAll(carried, changes),
    review.findings,
  );
  const isReviewed = review.version === state.version;
  return { ...state, since, findings, scores: review.scores, isReviewed };
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
  return { ...next, journal: record(state.journal, step), caret: caretOf(changes) };
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

/** Around what the last change has put into the text. */
function caretOf(changes: readonly Change[]): Range | null {
  const last = changes.at(-1);
  if (!last) return null;
  const shift = changes
    .slice(0, -1)
    .reduce((sum, { start, end, text }) => sum + text.length - (end - start), 0);
  const end = last.start + shift + last.text.length;
  return { start: end, end };
}
