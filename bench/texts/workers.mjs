/** Processes that measure, each replaced where a pass over a string does not end. */
import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Seconds of the processor after which a pass over a string is given up, however busy the machine. */
const LONGEST = 15;
/** Of Linux, a second. */
const TICKS = 100;
/** One thread: the processor time is the pass's own, and its collector's. */
const NODE = ['--single-threaded', '--expose-gc', '--max-semi-space-size=64'];

/**
 * Works off the jobs, `{area, string, passes}` each, on as many processes as asked for, and reports
 * `{area, string, pass, exponent, milliseconds, length}`, or `fault` where there is no exponent.
 */
export async function workOff(jobs, { processes, selection }, report) {
  const left = [...jobs];
  const work = async () => {
    let child = start(selection);
    for (let job = left.shift(); job; job = left.shift()) {
      let passes = job.passes;
      while (passes.length > 0) {
        passes = await measure(child, { ...job, passes }, report);
        if (passes !== DONE) child = start(selection);
      }
    }
    child.kill();
  };
  await Promise.all(Array.from({ length: processes }, work));
}

const start = (selection) =>
  fork(join(import.meta.dirname, 'measure.mjs'), [JSON.stringify(selection)], { execArgv: NODE });

/** Processor time that a process has used; where no `/proc` tells it, the clock's. */
function secondsOf({ pid }) {
  try {
    const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .split(') ')[1]
      .split(' ')
      .slice(11);
    return (Number(user) + Number(system)) / TICKS;
  } catch {
    return performance.now() / 1000;
  }
}

const DONE = [];

/** Measures one job; resolves to the passes after one that was given up, with its process. */
function measure(child, { area, string, passes }, report) {
  return new Promise((resolve, reject) => {
    let current = passes[0];
    let timer;
    const leave = (left) => {
      clearInterval(timer);
      child.removeAllListeners();
      resolve(left);
    };
    const giveUp = () => {
      child.kill('SIGKILL');
      report({
        area,
        string,
        pass: current,
        exponent: null,
        fault: `longer than ${LONGEST} s of the processor`,
      });
      leave(passes.slice(passes.indexOf(current) + 1));
    };
    child.on('message', ({ begins, done, isReady, ...figures }) => {
      if (begins) {
        current = begins;
        clearInterval(timer);
        const begun = secondsOf(child);
        timer = setInterval(() => secondsOf(child) - begun > LONGEST && giveUp(), 1000);
      }
      if (done) report({ area, string, pass: done, ...figures });
      if (isReady) leave(DONE);
    });
    child.on('exit', (code) =>
      reject(new Error(`${area}, ${current}, over “${string}”: its process ended with ${code}.`)),
    );
    child.send({ area, string, passes });
  });
}
