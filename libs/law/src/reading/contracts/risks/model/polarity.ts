import type { RiskKind } from '@casewright/contracts';

/** Weights of marks, of marks in sentences about a kind (`kind|mark`), and under '' the bias. */
export type PolarityModel = ReadonlyMap<string, number>;

const FEW = 8;

/** What speaks for or against a risk of the kind in a sentence that is about it, by `marksOf` it. */
export const polarityFeatures = (marks: readonly string[], kind: RiskKind): string[] =>
  marks.flatMap((mark) => [mark, `${kind}|${mark}`]);

/** The probability, 0 to 1, that the sentence says the risk rather than denies or bounds it. */
export function riskChance(features: readonly string[], model: PolarityModel): number {
  let sum = 0;
  for (const feature of features) sum += model.get(feature) ?? 0;
  const logit = (model.get('') ?? 0) + sum / Math.sqrt(Math.max(features.length, FEW));
  return 1 / (1 + Math.exp(-logit));
}
