import type { PlacedAlternative } from '../draft/placed';
import { revise } from '../draft/writing-acts';
import type { WritingState } from '../draft/writing-state';

/** A phrasing of the last analysis taken, where its words stand now; not taken where they are gone. */
export function withAlternative(
  state: WritingState,
  { alternative }: PlacedAlternative,
): WritingState {
  const known = state.analysis?.alternatives.find((other) => other.alternative === alternative);
  if (!known?.place) return state;
  return revise(state, [{ ...known.place, text: alternative.suggested }]);
}
