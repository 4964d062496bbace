import type { WritingFinding, WritingScores } from '@casewright/contracts';
import { carryAll, differenceOf } from '../revision/changes';
import { byPlace, type Placed, place } from './placed';
import type { WritingState } from './writing-state';

/** Takes in what the rules say about a version of the text, which may be an older one. */
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

/** Takes in what the library says about `content`, which the text may no longer be. */
export function takeCited(
  state: WritingState,
  content: string,
  findings: readonly WritingFinding[],
): WritingState {
  const difference = differenceOf(content, state.text);
  const cited = carryAll(findings.map(place), difference ? [difference] : []);
  const others = state.remarks.filter(({ finding }) => finding.source !== 'library');
  return { ...state, remarks: [...others, ...cited].sort(byPlace) };
}
