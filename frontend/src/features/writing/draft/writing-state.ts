import type { WritingOptions, WritingScores } from '@casewright/contracts';
import type { Change, Range } from '../revision/changes';
import { EMPTY_JOURNAL, type Journal } from '../revision/journal';
import { type Placed, place } from './placed';
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
  /** What the library and a model say. */
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
type DraftParts = Omit<WritingDraft, keyof Judged | 'trend'> &
  Judged &
  Pick<WritingState, 'trend' | 'remarks'>;

export function draftOf(state: DraftParts): WritingDraft {
  const { text, original, dismissed, silenced, options, trend, analysis, remarks } = state;
  return {
    text,
    original,
    options,
    dismissed: [...dismissed],
    silenced: [...silenced],
    trend: [...trend],
    analysis: analysis && {
      ...analysis,
      remarks: remarks.map(({ finding, start, end }) => ({ finding, start, end })),
    },
  };
}

/** Whether the last change was typed and the rules have not read it yet. */
export function isBeingTyped({ journal, isReviewed }: WritingState): boolean {
  return !isReviewed && (journal.past.at(-1)?.typedAt ?? null) !== null;
}
