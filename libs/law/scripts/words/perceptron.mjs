const EPOCHS = 6;
/** An answer that is right by less than this is learned too. */
const MARGIN = 8;
/** Features that fewer examples have tell of these examples alone. */
const LEAST_SEEN = 2;

/** The same numbers in the same order each time. */
export function dice(state = 12345) {
  let last = state;
  return (below) => {
    last = (Math.imul(last, 1103515245) + 12345) >>> 0;
    return (last >>> 4) % below;
  };
}

export function shuffled(list, roll) {
  const all = [...list];
  for (let at = all.length - 1; at > 0; at--) {
    const other = roll(at + 1);
    [all[at], all[other]] = [all[other], all[at]];
  }
  return all;
}

/** So many of a list, none twice. */
export const sampleOf = (list, size, roll) =>
  list.length <= size ? list : shuffled(list, roll).slice(0, size);

/** Examples with their features numbered from zero, so that learning needs no look-ups. */
export function numbered(examples) {
  const ids = new Map();
  const rows = examples.map(({ features, ...example }) => ({
    ...example,
    own: Int32Array.from(features, (it) => {
      if (!ids.has(it)) ids.set(it, ids.size);
      return ids.get(it);
    }),
  }));
  return { rows, features: [...ids.keys()] };
}

const dot = (weights, own) => {
  let sum = 0;
  for (const it of own) sum += weights[it];
  return sum;
};

/** An averaged perceptron. */
function learn(rows, size, roll) {
  const [weights, sums, seen] = [0, 0, 0].map(() => new Float64Array(size));
  for (const { own } of rows) for (const it of own) seen[it]++;
  let turn = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const { own, answer } of shuffled(rows, roll)) {
      turn++;
      if (dot(weights, own) * answer > MARGIN) continue;
      for (const it of own) {
        if (seen[it] < LEAST_SEEN) continue;
        weights[it] += answer;
        sums[it] += answer * turn;
      }
    }
  }
  return weights.map((weight, it) => weight - sums[it] / (turn + 1));
}

/**
 * Weights of the features, and how each example scores with weights that were learned without its
 * part of the texts: what is to be thought of a place that nothing was learned from.
 */
export function learnInParts({ rows, features }, parts, leastWeight, roll) {
  const held = rows.map(() => 0);
  for (let part = 0; part < parts; part++) {
    const weights = learn(
      rows.filter((row) => row.part % parts !== part),
      features.length,
      roll,
    );
    rows.forEach((row, at) => {
      if (row.part % parts === part) held[at] = dot(weights, row.own);
    });
  }
  const weights = new Map();
  learn(rows, features.length, roll).forEach((weight, it) => {
    if (Math.abs(weight) >= leastWeight)
      weights.set(features[it], Math.max(-127, Math.min(127, Math.round(weight))));
  });
  return { weights, held };
}
