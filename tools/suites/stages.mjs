import { couldNotRun } from './failures.mjs';
import { runNamed } from './run.mjs';

/**
 * What runs alongside what. The specs on servers wait for them half of their time, and Jest runs
 * the unit specs on all cores but one; browsers take all that there is. The last lane of a stage
 * has the processor when it wants it: only it has answers to wait for that come too late on a busy
 * machine.
 */
const STAGES = [
  [['checks', 'unit'], ['integration']],
  [['browser']],
  [['model']],
  [['sign-on']],
  [['kubernetes']],
  [['resilience']],
  [['engine']],
];

/**
 * Runs the suites that are `chosen`, and answers what `runSuite(name)` does for each, with the
 * `seconds` that it took. Where two run side by side, each line says whose it is.
 */
export async function runInStages(chosen, runSuite, stages = STAGES) {
  const results = [];
  for (const stage of stages) {
    const lanes = stage
      .map((lane) => lane.filter((name) => chosen.includes(name)))
      .filter((lane) => lane.length > 0);
    const isAlone = lanes.length === 1;
    await Promise.all(
      lanes.map(async (lane, at) => {
        const yields = at < lanes.length - 1;
        const run = (name) =>
          isAlone ? runSuite(name) : runNamed(name, yields, () => runSuite(name));
        for (const name of lane) results.push(await timed(name, run));
      }),
    );
  }
  return results.sort((a, b) => chosen.indexOf(a.name) - chosen.indexOf(b.name));
}

async function timed(name, run) {
  console.log(`\n━━ ${name} ${'━'.repeat(Math.max(0, 60 - name.length))}`);
  const started = performance.now();
  // The others go on, and the summary says what they found.
  const result = await run(name).catch((error) => couldNotRun(name, error));
  return { name, ...result, seconds: Math.round((performance.now() - started) / 1000) };
}
