import type { WritingScores } from '@casewright/contracts';
import { OPINION_BASIS, OPINION_FLESCH } from './opinions.generated.js';

/** Fewer words than this say nothing of a style. */
const ENOUGH_WORDS = 100;
/** A table of some hundred opinions does not bear “clearer than all that there are”. */
const MOST = 99;

/**
 * How many of the measured opinions have a lower Flesch reading ease than this text. The table has
 * the reading ease of the opinions at each percent from the 0th to the 100th.
 */
export function compareWithOpinions(flesch: number, words: number): WritingScores['comparison'] {
  if (words < ENOUGH_WORDS) return null;
  const above = OPINION_FLESCH.findIndex((value) => value >= flesch);
  const count = OPINION_BASIS.opinions.toLocaleString('en-US');
  return {
    clearerThan: above < 0 ? MOST : Math.min(above, MOST),
    basis: `Flesch reading ease, compared with ${count} published opinions of American courts.`,
  };
}
