/** Sends requests at a given rate, whether or not those before are answered, as many users do. */
import { setTimeout as delay } from 'node:timers/promises';

/**
 * @param send of a kind's name: resolves with the status
 * @returns for each kind its answers, as `{at, status, ms}`; `at` is its time of day, status 0 where there was none
 */
export async function drive({ order, rate, seconds, send }) {
  const answers = {};
  const open = [];
  const begun = performance.now();
  for (let at = 0; at < rate * seconds; at++) {
    const due = begun + (at * 1000) / rate;
    if (due > performance.now()) await delay(due - performance.now());
    const kind = order[at % order.length];
    answers[kind] ??= [];
    open.push(one(kind, send).then((answer) => answers[kind].push(answer)));
  }
  await Promise.all(open);
  return answers;
}

async function one(kind, send) {
  const begun = performance.now();
  const status = await send(kind).catch(() => 0);
  return { at: new Date().toISOString().slice(11, 23), status, ms: performance.now() - begun };
}

const isDone = (status) => status >= 200 && status < 300;
const REFUSALS = new Set([429, 503]);

/** The median and the slow end of what was done, what was refused, and what failed otherwise. */
export function summaryOf(answers) {
  const times = (holds) =>
    answers
      .filter(({ status }) => holds(status))
      .map(({ ms }) => ms)
      .sort((a, b) => a - b);
  const done = times(isDone);
  const refused = times((status) => REFUSALS.has(status));
  return {
    sent: answers.length,
    done: done.length,
    p50: at(done, 0.5),
    p95: at(done, 0.95),
    refused: refused.length,
    refusedP95: at(refused, 0.95),
    failed: answers.length - done.length - refused.length,
  };
}

export function at(sorted, share) {
  return sorted.length === 0
    ? null
    : Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]);
}

/** A sentence on each answer that is no success, for who looks for its cause in the logs. */
export const failuresOf = (answers) =>
  Object.entries(answers).flatMap(([kind, list]) =>
    list
      .filter(({ status }) => !isDone(status))
      .map(({ at: time, status, ms }) => `${time} ${kind}: ${status} after ${Math.round(ms)} ms`),
  );
