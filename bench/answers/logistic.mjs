const STEPS = 400;
const RATE = 0.5;

/**
 * Logistic regression by full gradients with AdaGrad's steps (Duchi, Hazan and Singer 2011). Both
 * classes count the same, whatever their number.
 *
 * @param rows each a list of [place, value]
 * @param labels 1 or 0
 * @param counts what each row counts beside others with its label
 */
export function logistic(rows, labels, places, l2, counts = labels.map(() => 1)) {
  const sums = [0, 0];
  for (const [i, label] of labels.entries()) sums[label] += counts[i];
  const share = labels.map((label, i) => (0.5 * counts[i]) / sums[label]);
  const model = { bias: 0, weights: new Float64Array(places) };
  const squares = new Float64Array(places + 1).fill(1e-8);
  for (let step = 0; step < STEPS; step++) {
    const gradient = model.weights.map((weight) => l2 * weight);
    let ofBias = 0;
    for (const [i, row] of rows.entries()) {
      const error = (1 / (1 + Math.exp(-logOdds(model, row))) - labels[i]) * share[i];
      for (const [place, value] of row) gradient[place] += error * value;
      ofBias += error;
    }
    for (let place = 0; place < places; place++) {
      squares[place] += gradient[place] ** 2;
      model.weights[place] -= (RATE * gradient[place]) / Math.sqrt(squares[place]);
    }
    squares[places] += ofBias ** 2;
    model.bias -= (RATE * ofBias) / Math.sqrt(squares[places]);
  }
  return model;
}

export function logOdds({ bias, weights }, row) {
  return row.reduce((sum, [place, value]) => sum + weights[place] * value, bias);
}
