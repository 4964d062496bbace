/**
 * Softmax regression of the kinds of risk and "none" over n-grams, by full-batch Adam. The same rows
 * give the same weights: nothing is drawn by chance.
 */
export const SETTINGS = { steps: 60, rate: 0.3, cooled: 0.3, pull: 2e-4 };

/**
 * Weights as rows of `classes` numbers for each feature, the last row the bias. A row of `rows` is
 * `{features, values, label, weight}`.
 */
export function fitTopic(rows, features, classes, settings = SETTINGS) {
  const size = (features + 1) * classes;
  const weights = new Float32Array(size);
  const slopes = new Float32Array(size);
  const means = new Float32Array(size);
  const squares = new Float32Array(size);
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  for (let step = 1; step <= settings.steps; step++) {
    slopes.fill(0);
    for (const row of rows) addSlope(row, weights, slopes, classes, total, features);
    const cool = step > settings.steps * 0.7 ? settings.cooled : 1;
    descend({ weights, slopes, means, squares }, step, settings.rate * cool, settings.pull);
  }
  return weights;
}

function addSlope({ features: at, values, label, weight }, weights, slopes, classes, total, bias) {
  const chance = chances(at, values, weights, classes, bias);
  chance[label] -= 1;
  const share = weight / total;
  for (let k = 0; k < classes; k++) {
    chance[k] *= share;
    slopes[bias * classes + k] += chance[k];
  }
  for (let i = 0; i < at.length; i++) {
    const from = at[i] * classes;
    const value = values[i];
    for (let k = 0; k < classes; k++) slopes[from + k] += chance[k] * value;
  }
}

/** Probabilities of the classes. */
export function chances(at, values, weights, classes, bias) {
  const chance = weights.slice(bias * classes, (bias + 1) * classes);
  for (let i = 0; i < at.length; i++) {
    const from = at[i] * classes;
    const value = values[i];
    for (let k = 0; k < classes; k++) chance[k] += weights[from + k] * value;
  }
  let top = chance[0];
  for (let k = 1; k < classes; k++) if (chance[k] > top) top = chance[k];
  let sum = 0;
  for (let k = 0; k < classes; k++) sum += chance[k] = Math.exp(chance[k] - top);
  for (let k = 0; k < classes; k++) chance[k] /= sum;
  return chance;
}

function descend({ weights, slopes, means, squares }, step, rate, pull) {
  const first = 1 - 0.9 ** step;
  const second = 1 - 0.999 ** step;
  for (let i = 0; i < weights.length; i++) {
    const slope = slopes[i] + pull * weights[i];
    if (slope === 0 && means[i] === 0) continue;
    means[i] += 0.1 * (slope - means[i]);
    squares[i] += 0.001 * (slope * slope - squares[i]);
    weights[i] -= (rate * (means[i] / first)) / (Math.sqrt(squares[i] / second) + 1e-8);
  }
}
