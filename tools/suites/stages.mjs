import { couldNotRun } from './failures.mjs';
import { Progress } from './progress.mjs';
import { runNamed } from './run.mjs';

/**
 * What runs alongside what: the lanes of a stage at the same time, the suites of a lane one after the
 * other. What waits for a server or a browser leaves the processor to the other lanes.
 */
const STAGES = [
  [
    ['checks', 'unit', 'components'],
    ['integration'],
    ['browser', 'accessibility', 'model', 'sign-on'],
  ],
  [['kubernetes']],
  [['resilience']],
  [['screenshots']],
  [['engine']],
  [['upgrade']],
];

/**
 * Runs the suites that are `chosen`, and answers what `runSuite(name)` does for each, with the
 * `seconds` that it took. Where two run side by side, each line says whose it is.
 */
export async function runInStages(chosen, runSuite, stages = STAGES) {
  const results = [];
  const asked = stages.map((stage) =>
    stage
      .map((lane) => lane.filter((name) => chosen.includes(name)))
      .filter((lane) => lane.length > 0),
  );
  const progress = new Progress(asked);
  const hide = progress.show();
  for (const lanes of asked) {
    const isAlone = lanes.length === 1;
    await Promise.all(
      lanes.map(async (lane) => {
        for (const name of lane) {
          const suite = { name, isAlone, heard: (said) => progress.heard(name, said) };
          progress.begin(name);
          results.push(await timed(name, () => runNamed(suite, () => runSuite(name))));
          progress.end(name);
        }
      }),
    );
  }
  hide();
  return results.sort((a, b) => chosen.indexOf(a.name) - chosen.indexOf(b.name));
}

async function timed(name, run) {
  console.log(`\n━━ ${name} ${'━'.repeat(Math.max(0, 60 - name.length))}`);
  const started = performance.now();
  // The others go on, and the summary says what they found.
  const result = await run().catch((error) => couldNotRun(name, error));
  return { name, ...result, seconds: Math.round((performance.now() - started) / 1000) };
}
