/** Logistic regression: which way a clause goes, risky or harmless. AdaGrad over rows in fixed order. */
import { riskChance } from '../../dist/reading/contracts/risks/model/polarity.js';

const SETTINGS = { epochs: 30, rate: 0.2, pull: 2e-3 };

/** `Map<feature, weight>`, the bias under ''. A row is `{features: string[], label: 0 | 1, weight}`. */
export function fitPolarity(rows, settings = SETTINGS) {
  const weights = new Map([['', 0]]);
  const squares = new Map();
  for (let epoch = 0; epoch < settings.epochs; epoch++) {
    for (const { features, label, weight } of inFixedOrder(rows, epoch)) {
      const scale = 1 / Math.sqrt(Math.max(features.length, 8));
      const error = (riskChance(features, weights) - label) * weight;
      const learn = (feature, value) => {
        const now = weights.get(feature) ?? 0;
        const slope = error * value + settings.pull * now;
        const square = (squares.get(feature) ?? 1e-3) + slope * slope;
        squares.set(feature, square);
        weights.set(feature, now - (settings.rate * slope) / Math.sqrt(square));
      };
      learn('', 1);
      for (const feature of features) learn(feature, scale);
    }
  }
  return weights;
}

/** Risky and harmless rows mixed, each epoch beginning elsewhere. */
function inFixedOrder(rows, epoch) {
  const step = 7919;
  return rows.map((_, at) => rows[(at * step + epoch * 31) % rows.length]);
}
