import type { ClauseCategory, RiskKind } from '@casewright/contracts';
import { readSentences } from '@casewright/law/sentences';
import type { TextSpan } from '../../extracted-text.js';
import type { Clause } from '../clauses/clause.js';
import { splitUnits } from '../clauses/units/split-units.js';
import { type RiskModel, riskModel } from './model/load-model.js';
import { polarityFeatures, riskChance } from './model/polarity.js';
import { marksOf } from './model/polarity-marks.js';
import { isRunningText } from './model/running-text.js';
import { rowOf, topicScores } from './model/topic.js';
import { ngramsOf, wordsOf } from './model/words.js';
import { RISKS } from './table/table.js';

/** A sentence that holds a risk. */
export interface FoundRisk extends TextSpan {
  kind: RiskKind;
  /** How far the kind is ahead of what it must reach. */
  ahead: number;
  /** Whether it is likelier than not. */
  isLikely: boolean;
  /** The sentence with single spaces and straight quotes. */
  words: string;
}

/** A sentence with more than two risks is a list of them; the likeliest are told. */
const MOST = 2;
/** Of how far the first kind is ahead, the next is told with it. */
const NEAR = 0.6;

/**
 * How much nearer a kind is in a clause that the finder of clauses is sure is of its category. There
 * half the chance that it is said will do, too.
 */
const LENT = 3;
/**
 * The least log odds that a sentence is of its kind and says it. Few sentences of real contracts are near a rare
 * kind, so its own threshold alone lets through most of those that only share a word with it.
 */
const LEAST_ODDS = -0.7;
/** Categories that are what their kinds of risk are, one side apart. */
const SAME: ReadonlySet<ClauseCategory> = new Set([
  'termination-for-convenience',
  'non-compete',
  'no-solicit-of-employees',
  'no-solicit-of-customers',
]);

/**
 * The risks of a contract, sentence by sentence in its order; `clauses` are those that are sure.
 * Takes time linear in its length.
 */
export function findRisks(text: string, clauses: readonly Clause[] = []): FoundRisk[] {
  const model = riskModel();
  return splitUnits(text).flatMap(({ start, end, text: words, isHeading }) => {
    if (isHeading) return [];
    const around = clauses.filter((clause) => clause.start < end && start < clause.end);
    const categories = around.map(({ category }) => category);
    return risksIn(words, model, categories).map((risk) => ({ ...risk, start, end, words }));
  });
}

/** The kinds of risk that a sentence holds, the likeliest first: which act, then which way it goes. */
export function risksIn(
  sentence: string,
  model: RiskModel = riskModel(),
  categories: readonly ClauseCategory[] = [],
): Pick<FoundRisk, 'kind' | 'ahead' | 'isLikely'>[] {
  if (!isRunningText(sentence)) return [];
  const words = wordsOf(sentence);
  const scores = topicScores(rowOf(ngramsOf(words), model.topic), model.topic);
  const found = model.kinds
    .map((kind, at) => {
      const isSure = categories.some(
        (category) => SAME.has(category) && RISKS[kind].replaces.includes(category),
      );
      const score = scores[at]! + (isSure ? LENT : 0);
      return { kind, isSure, score, ahead: score - model.thresholds[at]! };
    })
    .filter(({ kind, ahead }) => ahead > 0 && isMeant(sentence, kind));
  if (found.length === 0) return [];
  // Where nobody is read to do anything, it is told only if it is likely.
  const least = readSentences(sentence).length === 0 ? 0 : LEAST_ODDS;
  const marks = marksOf(sentence);
  const { polarity, leastChance } = model;
  const said = found.flatMap(({ kind, isSure, score, ahead }) => {
    const chance = riskChance(polarityFeatures(marks, kind), polarity);
    const odds = score + Math.log(chance / (1 - chance));
    const isSaid = chance >= (isSure ? leastChance / 2 : leastChance) && odds >= least;
    return isSaid ? [{ kind, ahead, isLikely: odds >= 0 }] : [];
  });
  return likeliest(said);
}

/** The kind that is furthest ahead, and the next where it is nearly so: else it only shares the words. */
function likeliest<T extends Pick<FoundRisk, 'ahead'>>(found: readonly T[]): T[] {
  const [first, ...others] = [...found].sort((a, b) => b.ahead - a.ahead);
  if (!first) return [];
  return [first, ...others.slice(0, MOST - 1).filter(({ ahead }) => ahead >= NEAR * first.ahead)];
}

/** A definition says what a word means and a recital what was before: neither puts anything on anyone. */
const BINDS_NOBODY =
  /^\W{0,4}whereas\b|^(?:\W{0,4}|[^"“]{0,40}\b(?:the )?terms? )["“][^"”]{1,60}["”],? (?:shall )?(?:means?|includes?|has the meaning)\b|\b(?:is|are) (?:\w+ )?(?:known|referred to) as\b/i;

/** Whether a clause has what its risk cannot be without, and nothing that contradicts it. */
export function isMeant(words: string, kind: RiskKind): boolean {
  const { denied, rests } = RISKS[kind];
  return !BINDS_NOBODY.test(words) && !denied?.test(words) && (rests?.test(words) ?? true);
}
