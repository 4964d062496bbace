/** What must hold of the figures, each within one run. Milliseconds. */
const LEAST_THROUGHPUT_RATIO = 0.5;
const MOST_P50_DIFFERENCE = 4;

export function checkTargets(figures) {
  const history = (inFlight) =>
    figures.find((figure) => figure.subject === 'our-history' && figure.inFlight === inFlight);
  const targets = [];
  const { throughputRatio } = history(64) ?? {};
  if (throughputRatio !== undefined) {
    targets.push({
      target: `history at 64 in flight: at least ${LEAST_THROUGHPUT_RATIO} of the bare NestJS echo's throughput`,
      measured: throughputRatio,
      met: throughputRatio >= LEAST_THROUGHPUT_RATIO,
    });
  }
  const { p50Difference } = history(1) ?? {};
  if (p50Difference !== undefined) {
    targets.push({
      target: `history at 1 in flight: p50 at most ${MOST_P50_DIFFERENCE} ms over the bare NestJS echo's`,
      measured: p50Difference,
      met: p50Difference <= MOST_P50_DIFFERENCE,
    });
  }
  return targets;
}
