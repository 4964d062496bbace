/**
 * Logistic regression for one category, by stochastic gradient steps (AdaGrad). The penalty pulls a
 * cue's weight to the weight its author gave it and an n-gram's to zero, so that a category with few
 * examples stays what the rules say. Deterministic: rows are visited in a fixed shuffle.
 */
import { CUES } from '../../dist/reading/contracts/clauses/cues/cues.js';
import { RESTING_LOGIT } from '../../dist/reading/contracts/clauses/model/signals.js';

const SETTINGS = {
  epochs: 14,
  rate: 0.15,
  /** Strength of the pull to the prior, for signals and for n-grams. */
  cuePull: 10,
  gramPull: 32,
  /** Of the units no cue speaks for, one in this many is looked at, and counts as many times. */
  thinning: 4,
  /** An n-gram must appear in labeled units of this many contracts. */
  gramContracts: 1,
  /** How many times a labeled unit counts: missing one is worse than showing one too many. */
  positive: 4,
};

/** `{bias, cues, before, after, around, grams: Map<index, weight>}`, learned from the examples. */
export function fit(category, examples, vocabularySize, settings = SETTINGS) {
  const cues = CUES[category];
  const signals = cues.length + 4;
  const prior = new Float64Array(signals + vocabularySize);
  prior[0] = RESTING_LOGIT;
  for (const [at, { weight }] of cues.entries()) prior[at + 1] = weight;
  prior[signals - 1] = 1;
  const rows = makeRows(category, examples, signals, settings);
  const weights = descend(rows, prior, signals, settings);
  const grams = new Map();
  for (let at = signals; at < weights.length; at++) {
    if (weights[at] !== 0) grams.set(at - signals, weights[at]);
  }
  return {
    bias: weights[0],
    cues: [...weights.slice(1, cues.length + 1)],
    before: weights[cues.length + 1],
    after: weights[cues.length + 2],
    around: weights[cues.length + 3],
    grams,
  };
}

function makeRows(category, examples, signals, { thinning, gramContracts, positive }) {
  const useful = usefulGrams(category, examples, gramContracts);
  const rows = [];
  for (const { units, signals: table, grams, labeled } of examples) {
    for (let at = 0; at < units.length; at++) {
      if (units[at].isHeading) continue;
      const { cues, before, after, around } = table[category][at];
      const label = labeled[category][at];
      const silent = !label && !cues.includes(1) && around < 0.2;
      if (silent && rows.length % thinning !== 0 && at % thinning !== 0) continue;
      const features = [0];
      const values = [1];
      const add = (feature, value) => {
        if (value !== 0) {
          features.push(feature);
          values.push(value);
        }
      };
      for (const [cue, hit] of cues.entries()) add(cue + 1, hit);
      add(cues.length + 1, before);
      add(cues.length + 2, after);
      add(cues.length + 3, around);
      for (const gram of grams[at]) if (useful.has(gram)) add(signals + gram, 1);
      rows.push({
        features,
        values,
        label,
        weight: label ? positive : silent ? thinning * 0.57 : 1,
      });
    }
  }
  return shuffle(rows);
}

function usefulGrams(category, examples, least) {
  const contractsWith = new Map();
  for (const { grams, labeled } of examples) {
    const here = new Set();
    for (const [at, list] of grams.entries()) {
      if (labeled[category][at]) for (const gram of list) here.add(gram);
    }
    for (const gram of here) contractsWith.set(gram, (contractsWith.get(gram) ?? 0) + 1);
  }
  return new Set([...contractsWith].filter(([, count]) => count >= least).map(([gram]) => gram));
}

function descend(rows, prior, signals, { epochs, rate, cuePull, gramPull }) {
  const weights = prior.slice();
  const squares = new Float64Array(prior.length).fill(1e-2);
  const visits = new Float64Array(prior.length);
  for (const { features } of rows) for (const feature of features) visits[feature]++;
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const { features, values, label, weight } of rows) {
      let logit = 0;
      for (let i = 0; i < features.length; i++) logit += weights[features[i]] * values[i];
      const error = (1 / (1 + Math.exp(-logit)) - label) * weight;
      for (let i = 0; i < features.length; i++) {
        const feature = features[i];
        const pull = (feature < signals ? cuePull : gramPull) / visits[feature];
        const slope = error * values[i] + pull * (weights[feature] - prior[feature]);
        squares[feature] += slope * slope;
        weights[feature] -= (rate * slope) / Math.sqrt(squares[feature]);
      }
    }
  }
  return weights;
}

/** Fisher–Yates with a fixed seed. */
function shuffle(rows) {
  let seed = 20240501;
  for (let at = rows.length - 1; at > 0; at--) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    const other = seed % (at + 1);
    [rows[at], rows[other]] = [rows[other], rows[at]];
  }
  return rows;
}
