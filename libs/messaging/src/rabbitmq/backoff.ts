const FIRST_MS = 100;
/** A broker that starts again takes some seconds; how long all wait after that is ours to say. */
const CEILING_MS = 1_500;

/**
 * Milliseconds before connection attempt `attempt` (0 for the first after a loss). Half of it is
 * random: all processes lose a broker at the same moment and must not return at the same moment.
 */
export function backoff(attempt: number, random: () => number = Math.random): number {
  const full = Math.min(CEILING_MS, FIRST_MS * 2 ** Math.min(attempt, 10));
  return full / 2 + (random() * full) / 2;
}
