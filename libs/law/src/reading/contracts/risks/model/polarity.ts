import type { RiskKind } from '@casewright/contracts';
import { signsOf } from './polarity-signs.js';

/** Weights of signs, of signs and words of a kind (`kind|word`), and under '' the bias. */
export type PolarityModel = ReadonlyMap<string, number>;

const FEW = 8;

/** What speaks for or against a risk of the kind in a sentence that is about it. */
export function polarityFeatures(words: readonly string[], kind: RiskKind): string[] {
  const signs = [...signsOf(words)];
  const own = new Set([...words, ...signs]);
  return [...signs, ...[...own].map((word) => `${kind}|${word}`)];
}

/** The probability, 0 to 1, that the sentence says the risk rather than denies or bounds it. */
export function riskChance(features: readonly string[], model: PolarityModel): number {
  let sum = 0;
  for (const feature of features) sum += model.get(feature) ?? 0;
  const logit = (model.get('') ?? 0) + sum / Math.sqrt(Math.max(features.length, FEW));
  return 1 / (1 + Math.exp(-logit));
}
