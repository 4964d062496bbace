import { contextOf } from '../../dist/writing/words/context.js';
import { featureOf } from '../../dist/writing/words/weights.js';

const EPOCHS = 6;
/** An answer that is right by less than this is learned too. */
const MARGIN = 8;
/** Features that fewer examples have tell of these examples alone. */
const LEAST_SEEN = 2;

/** Examples of a question in texts: the features of each place, and 1 where its second word stands. */
export function examplesOf(paragraphs, question, answerOf) {
  return paragraphs.flatMap((tokens) =>
    tokens.flatMap((token, at) => {
      const answer = token.masked ? null : answerOf(token);
      if (answer === null) return [];
      const features = new Set(contextOf(tokens, at).map((it) => featureOf(question, it)));
      return [{ features: [...features], answer: answer ? 1 : -1 }];
    }),
  );
}

/** The same numbers in the same order each time. */
function* shuffled(length) {
  let state = 12345;
  const order = Array.from({ length }, (_, i) => i);
  for (let i = length - 1; i >= 0; i--) {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    const j = state % (i + 1);
    [order[i], order[j]] = [order[j], order[i]];
    yield order[i];
  }
}

/** An averaged perceptron; the rarer answer counts as much as the other. */
export function learn(examples) {
  const seen = new Map();
  for (const { features } of examples)
    for (const it of features) seen.set(it, (seen.get(it) ?? 0) + 1);
  const [weights, sums] = [new Map(), new Map()];
  let turn = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const at of shuffled(examples.length)) {
      const { features, answer } = examples[at];
      turn++;
      let score = 0;
      for (const it of features) score += weights.get(it) ?? 0;
      if (score * answer > MARGIN) continue;
      for (const it of features) {
        if (seen.get(it) < LEAST_SEEN) continue;
        weights.set(it, (weights.get(it) ?? 0) + answer);
        sums.set(it, (sums.get(it) ?? 0) + answer * turn);
      }
    }
  }
  return new Map(
    [...weights].map(([it, weight]) => [it, weight - (sums.get(it) ?? 0) / (turn + 1)]),
  );
}

export const scoreOfFeatures = (weights, features) =>
  features.reduce((sum, it) => sum + (weights.get(it) ?? 0), 0);

/**
 * From which score on a place is told to mean the other word: only so many of the places where
 * nothing is wrong may lie beyond, and where there are many, one more: opinions have errors too.
 */
export function thresholdOf(rightScores, { floor, floorOfFew, rate, many }) {
  const ordered = [...rightScores].sort((a, b) => b - a);
  const allowed = Math.floor(ordered.length * rate) + (ordered.length >= many ? 1 : 0);
  return Math.max(
    ordered.length < many ? floorOfFew : floor,
    Math.ceil(ordered[allowed] ?? floor) + 1,
  );
}
