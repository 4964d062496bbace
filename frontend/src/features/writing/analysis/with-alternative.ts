import type { PlacedAlternative } from '../draft/placed';
import { revise } from '../draft/writing-acts';
import type { WritingState } from '../draft/writing-state';

/**
 * Accepts a phrasing of the last analysis where its words are now; does nothing where they are
 * gone.
 */
export function withAlternative(
  state: WritingState,
  { alternative }: PlacedAlternative,
): WritingState {
  const known = state.analysis?.alternatives.find((other) => other.alternative === alternative);
  if (!known?.place) return state;
  return revise(state, [{ ...known.place, text: alternative.suggested }]);
}
