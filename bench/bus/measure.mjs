import { settings } from './settings.mjs';

/**
 * @typedef {object} Sample one measurement of one subject
 * @property {number} calls
 * @property {number} perSecond
 * @property {number} p50 milliseconds
 * @property {number} p99 milliseconds
 * @property {Record<string, { rss: number, cpuPerCall: number }>} programs bytes, and microseconds;
 * the processor time includes the short lead-in, so it reads a little high
 */

/**
 * Every subject in turn, again and again: what else the machine does meanwhile hits all alike.
 * @returns {Promise<Map<string, Sample[]>>} by `key(subject, inFlight)`, a sample a round
 */
export async function measure(subjects, onProgress) {
  const samples = new Map();
  for (const subject of subjects) await loaded(subject, 64, settings.warmUpSeconds);
  for (const inFlight of settings.inFlight) {
    for (let round = 1; round <= settings.rounds; round += 1) {
      onProgress(`${inFlight} in flight, round ${round} of ${settings.rounds}`);
      for (const subject of subjects) {
        const at = key(subject.name, inFlight);
        const sample = await loaded(subject, inFlight, settings.seconds);
        samples.set(at, [...(samples.get(at) ?? []), sample]);
      }
    }
  }
  return samples;
}

export function key(name, inFlight) {
  return `${name} @ ${inFlight}`;
}

async function loaded({ programs, load, target }, inFlight, seconds) {
  const before = await Promise.all(programs.map((program) => program.usage()));
  const result = await load.ask('load', { target, inFlight, seconds });
  const after = await Promise.all(programs.map((program) => program.usage()));
  const used = programs.map(({ name }, i) => {
    const cpuPerCall = (after[i].cpu - before[i].cpu) / result.calls;
    return [name, { rss: after[i].rss, cpuPerCall }];
  });
  return { ...result, programs: Object.fromEntries(used) };
}
