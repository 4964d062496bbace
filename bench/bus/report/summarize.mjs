import { key } from '../measure.mjs';

/** What the others are compared with. */
const REFERENCE = 'bare-nest';

/**
 * Medians over the rounds. A comparison is made within each round, where both sides had the same
 * machine, before its median is taken.
 */
export function summarize(subjects, samples, levels) {
  return levels.flatMap((inFlight) =>
    subjects.map(({ name, title }) => {
      const own = samples.get(key(name, inFlight));
      const reference = samples.get(key(REFERENCE, inFlight));
      return {
        subject: name,
        title,
        inFlight,
        perSecond: Math.round(median(own.map((sample) => sample.perSecond))),
        p50: round(median(own.map((sample) => sample.p50))),
        p99: round(median(own.map((sample) => sample.p99))),
        ...(reference ? compare(own, reference) : {}),
        cpuMicrosPerCall: perProgram(own, ({ cpuPerCall }) => Math.round(cpuPerCall), median),
      };
    }),
  );
}

/** Most memory of each process at the end of any measurement, in megabytes. */
export function memory(samples) {
  const most = {};
  for (const { programs } of [...samples.values()].flat()) {
    for (const [name, { rss }] of Object.entries(programs)) {
      most[name] = Math.max(most[name] ?? 0, Math.round(rss / 1e6));
    }
  }
  return most;
}

function compare(own, reference) {
  const rounds = own.map((sample, i) => [sample, reference[i]]);
  return {
    throughputRatio: round(median(rounds.map(([ours, bare]) => ours.perSecond / bare.perSecond))),
    p50Difference: round(median(rounds.map(([ours, bare]) => ours.p50 - bare.p50))),
  };
}

function perProgram(samples, read, combine) {
  const names = Object.keys(samples[0].programs);
  return Object.fromEntries(
    names.map((name) => [name, combine(samples.map(({ programs }) => read(programs[name])))]),
  );
}

function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

function round(value) {
  return Math.round(value * 100) / 100;
}
