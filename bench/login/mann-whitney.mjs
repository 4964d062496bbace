/**
 * The two-sided p of the Mann-Whitney U test, by the normal approximation with the correction for
 * ties and for continuity (Mann and Whitney, 1947): that two samples of more than twenty values
 * each come from one distribution.
 * @param {readonly number[]} a
 * @param {readonly number[]} b
 */
export function mannWhitney(a, b) {
  const n = a.length + b.length;
  const { rankSum, ties } = rank(a, b);
  const u = rankSum - (a.length * (a.length + 1)) / 2;
  const mean = (a.length * b.length) / 2;
  const variance = ((a.length * b.length) / 12) * (n + 1 - ties / (n * (n - 1)));
  if (variance === 0) return 1;
  const z = Math.max(0, Math.abs(u - mean) - 0.5) / Math.sqrt(variance);
  return 2 * (1 - normal(z));
}

/** The sum of the ranks of `a` among both, equal values sharing theirs. */
function rank(a, b) {
  const all = [...a.map((value) => ({ value, own: 1 })), ...b.map((value) => ({ value, own: 0 }))];
  all.sort((x, y) => x.value - y.value);
  let rankSum = 0;
  let ties = 0;
  for (let from = 0; from < all.length; ) {
    let to = from;
    let own = 0;
    while (to < all.length && all[to].value === all[from].value) own += all[to++].own;
    rankSum += own * ((from + 1 + to) / 2);
    ties += (to - from) ** 3 - (to - from);
    from = to;
  }
  return { rankSum, ties };
}

/** Φ(z) for z ≥ 0, to seven digits (Abramowitz and Stegun, 26.2.17). */
function normal(z) {
  const t = 1 / (1 + 0.2316419 * z);
  const polynomial =
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 1 - (Math.exp(-(z * z) / 2) / Math.sqrt(2 * Math.PI)) * polynomial;
}
