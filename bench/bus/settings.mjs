/** How long and how often: the environment makes a short run of it while something is tuned. */
export const settings = {
  /** Calls that are open at any time. */
  inFlight: numbers('BENCH_IN_FLIGHT', [1, 16, 64]),
  /** Times that every subject is measured at every level. */
  rounds: numbers('BENCH_ROUNDS', [5])[0],
  /** Seconds of one measurement. */
  seconds: numbers('BENCH_SECONDS', [2])[0],
  /** Seconds of load, once for every subject, before anything is measured. */
  warmUpSeconds: numbers('BENCH_WARM_UP_SECONDS', [3])[0],
  /** Names of subjects to measure; empty: all. */
  only: process.env.BENCH_ONLY?.split(',') ?? [],
  /** Every process leaves a V8 profile in this folder. */
  profileFolder: process.env.BENCH_PROFILE,
};

function numbers(name, otherwise) {
  const given = process.env[name];
  if (!given) return otherwise;
  const values = given.split(',').map(Number);
  if (values.every((value) => value > 0)) return values;
  throw new Error(`${name} must be positive numbers with commas between them, not ${given}.`);
}
