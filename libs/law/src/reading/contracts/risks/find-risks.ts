import type { RiskKind } from '@casewright/contracts';
import type { TextSpan } from '../../extracted-text.js';
import { splitUnits } from '../clauses/units/split-units.js';
import { type RiskModel, riskModel } from './model/load-model.js';
import { polarityFeatures, riskChance } from './model/polarity.js';
import { isRunningText } from './model/running-text.js';
import { rowOf, topicScores } from './model/topic.js';
import { ngramsOf, wordsOf } from './model/words.js';

/** A sentence that holds a risk. */
export interface FoundRisk extends TextSpan {
  kind: RiskKind;
  /** How far the kind is ahead of what it must reach. */
  ahead: number;
  /** The sentence with single spaces and straight quotes. */
  words: string;
}

/** A sentence with more than two risks is a list of them; the likeliest are told. */
const MOST = 2;

/** The risks of a contract, sentence by sentence in its order. Takes time linear in its length. */
export function findRisks(text: string, model = riskModel()): FoundRisk[] {
  return splitUnits(text).flatMap(({ start, end, text: words, isHeading }) =>
    isHeading ? [] : risksIn(words, model).map((risk) => ({ ...risk, start, end, words })),
  );
}

/** The kinds of risk that a sentence holds, the likeliest first: which act, then which way it goes. */
export function risksIn(
  sentence: string,
  model: RiskModel = riskModel(),
): Pick<FoundRisk, 'kind' | 'ahead'>[] {
  if (!isRunningText(sentence)) return [];
  const words = wordsOf(sentence);
  const scores = topicScores(rowOf(ngramsOf(words), model.topic), model.topic);
  return model.kinds
    .map((kind, at) => ({ kind, ahead: scores[at]! - model.thresholds[at]! }))
    .filter(({ kind, ahead }) => ahead > 0 && isSaid(words, kind, model))
    .sort((a, b) => b.ahead - a.ahead)
    .slice(0, MOST);
}

const isSaid = (words: readonly string[], kind: RiskKind, { polarity, leastChance }: RiskModel) =>
  riskChance(polarityFeatures(words, kind), polarity) >= leastChance;
