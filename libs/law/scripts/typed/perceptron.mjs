/** A structured perceptron with averaged weights (Collins 2002), its features hashed. */
import { decode } from '../../dist/checking/sources/typed/decode.js';
import { featuresOf } from '../../dist/checking/sources/typed/features.js';
import { randomOf } from './random.mjs';

/** Features that fewer texts have teach nothing about the next one. */
const LEAST = 3;

/** Numbers the features that are seen often enough. */
export function prepare(texts) {
  const seen = new Map();
  const examples = texts.map(({ tokens, labels }) => ({ labels, features: featuresOf(tokens) }));
  for (const { features } of examples)
    for (const feature of new Set(features.flatMap((own) => [...own])))
      seen.set(feature, (seen.get(feature) ?? 0) + 1);
  const ids = new Map();
  for (const [feature, count] of seen) if (count >= LEAST) ids.set(feature, ids.size);
  for (const example of examples)
    example.features = example.features.map((own) =>
      Uint32Array.from([...new Set(own)].flatMap((feature) => ids.get(feature) ?? [])),
    );
  return { examples, ids };
}

class Trained {
  constructor(features, labels) {
    this.count = labels;
    this.weights = new Float32Array(features * labels);
    this.sums = new Float64Array(features * labels);
    this.transitions = new Float64Array((labels + 1) * labels);
    this.transitionSums = new Float64Array((labels + 1) * labels);
    this.step = 1;
  }

  /** The best labeling; plain Viterbi, the fastest part of training. */
  best({ features }) {
    const { count, weights, transitions } = this;
    const length = features.length;
    let before = transitions.slice(count * count);
    const from = [];
    for (let at = 0; at < length; at++) {
      const now = new Float64Array(count);
      if (at > 0) {
        const back = new Int16Array(count);
        for (let label = 0; label < count; label++) {
          let best = -Infinity;
          for (let last = 0; last < count; last++) {
            const score = before[last] + transitions[last * count + label];
            if (score > best) {
              best = score;
              back[label] = last;
            }
          }
          now[label] = best;
        }
        from.push(back);
      } else now.set(before);
      for (const feature of features[at]) {
        const base = feature * count;
        for (let label = 0; label < count; label++) now[label] += weights[base + label];
      }
      before = now;
    }
    let label = before.indexOf(Math.max(...before));
    const labels = [label];
    for (let at = length - 1; at > 0; at--) {
      label = from[at - 1][label];
      labels.push(label);
    }
    return labels.reverse();
  }

  add(index, by, weights, sums) {
    weights[index] += by;
    sums[index] += by * this.step;
  }

  learn({ features, labels }) {
    const guess = this.best({ features });
    this.step++;
    const { count } = this;
    for (let at = 0; at < labels.length; at++) {
      const [right, wrong] = [labels[at], guess[at]];
      const [rightBefore, wrongBefore] = at > 0 ? [labels[at - 1], guess[at - 1]] : [count, count];
      if (right !== wrong || rightBefore !== wrongBefore) {
        this.add(rightBefore * count + right, 1, this.transitions, this.transitionSums);
        this.add(wrongBefore * count + wrong, -1, this.transitions, this.transitionSums);
      }
      if (right === wrong) continue;
      for (const feature of features[at]) {
        this.add(feature * count + right, 1, this.weights, this.sums);
        this.add(feature * count + wrong, -1, this.weights, this.sums);
      }
    }
  }

  average() {
    const mean = (weights, sums) => weights.map((weight, at) => weight - sums[at] / this.step);
    return {
      weights: mean(this.weights, this.sums),
      transitions: mean(this.transitions, this.transitionSums),
    };
  }
}

/** Averaged weights: `{weights: [feature * labels + label], transitions}`. */
export function train(examples, features, labels, epochs, seed) {
  const model = new Trained(features, labels);
  const r = randomOf(seed);
  const order = [...examples];
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = r.int(0, at);
      [order[at], order[other]] = [order[other], order[at]];
    }
    for (const example of order) model.learn(example);
  }
  return model.average();
}

/** The share of texts whose labels are all right. */
export function measure(texts, model) {
  const right = texts.filter(({ tokens, labels }) => {
    const [best] = decode(featuresOf(tokens), model, 1);
    return best.labels.every((label, at) => label === labels[at]);
  });
  return `${right.length}/${texts.length}`;
}
