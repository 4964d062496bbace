/**
 * A sign of a clause category in the wording of a unit. `weight` is in logits: at the resting point
 * of −4.5 a weight of 5 alone makes the category likelier than not; negative weights speak against
 * it. Training may move a weight; where there is too little to learn from it stays.
 * Patterns are matched against single-spaced text and have bounded gaps only, so that they are fast
 * on any text.
 */
export interface Cue {
  weight: number;
  in: 'text' | 'heading';
  pattern: RegExp;
}

export const says = (weight: number, pattern: RegExp): Cue => ({ weight, in: 'text', pattern });
export const under = (weight: number, pattern: RegExp): Cue => ({ weight, in: 'heading', pattern });
