/** Load before a measurement, so that connections are open and nothing is measured cold. */
const LEAD_IN_MS = 300;

/**
 * Keeps `inFlight` calls open for `seconds`: each is followed by the next at once. Any failed call
 * fails the measurement, for a fast error must not pass as a fast answer.
 *
 * @param call `(slot) => Promise`, `slot` from 0 to `inFlight` - 1
 * @returns {Promise<{ calls: number, perSecond: number, p50: number, p99: number }>} milliseconds
 */
export async function drive(call, inFlight, seconds) {
  const slots = Array.from({ length: inFlight }, (_, slot) => slot);
  const begin = performance.now() + LEAD_IN_MS;
  const end = begin + seconds * 1000;
  const latencies = [];
  const keepCalling = async (slot) => {
    for (;;) {
      const sent = performance.now();
      if (sent >= end) return;
      await call(slot);
      const answered = performance.now();
      if (sent >= begin && answered <= end) latencies.push(answered - sent);
    }
  };
  await Promise.all(slots.map(keepCalling));
  if (latencies.length === 0) throw new Error(`No call was answered within ${seconds} s.`);
  latencies.sort((a, b) => a - b);
  return {
    calls: latencies.length,
    perSecond: latencies.length / seconds,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
  };
}

function quantile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}
