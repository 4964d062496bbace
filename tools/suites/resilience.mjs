import {
  BASE_URL,
  CONTAINERS,
  compose,
  faultOf,
  NOT_IN_COMPOSE,
  RECOVERY_MS,
  runs,
  signUp,
  withLogLines,
} from './compose-product.mjs';
import { fillDisk, hasSmallDisk, NO_SMALL_DISK } from './full-disk.mjs';

/** No request takes longer than the search call's deadline, with a margin. */
const LONGEST_REQUEST_MS = 12_000;
const AWAY_MS = 2_000;
const SEARCHERS = 4;
/** So many answers in a row without an error, of every searcher, are a recovery. */
const STEADY = 5;

/** Kills each container of the Compose shape during a loop of searches, then fills a disk. */
export async function resilience() {
  if (!runs()) {
    const leftOut = { what: 'the resilience suite', ...NOT_IN_COMPOSE };
    return { passed: 0, failed: 0, skipped: 0, failures: [], leftOut: [leftOut] };
  }
  const cookie = await signUp('resilience');
  const cases = CONTAINERS.map((container) => [
    `${container} killed`,
    () => killOne(container, cookie),
  ]);
  const isSmall = hasSmallDisk(inPostgres);
  if (isSmall) cases.push(['a full disk', () => fillDisk(inPostgres, asker(cookie))]);
  const failures = [];
  for (const [name, run] of cases) {
    const faults = await run();
    const list = faults.map((fault) => `\n    ${fault}`).join('');
    console.log(`${faults.length === 0 ? '✓' : '✗'} ${name}${list}`);
    if (faults.length > 0) failures.push({ name, message: faults.join('\n') });
  }
  const failed = failures.length;
  const leftOut = isSmall ? [] : [NO_SMALL_DISK];
  return { passed: cases.length - failed, failed, skipped: 0, failures, leftOut };
}

const inPostgres = (command) => compose('exec', '-T', 'postgres', 'sh', '-c', command);

/** Asks the product as the signed-in user. */
const asker = (cookie) => async (path, body) => {
  const response = await fetch(`${BASE_URL}${path}`, {
    headers: { 'content-type': 'application/json', cookie },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(LONGEST_REQUEST_MS * 2),
  });
  return { status: response.status, text: await response.text() };
};

async function killOne(container, cookie) {
  const traffic = startTraffic(cookie);
  await traffic.steady();
  compose('kill', '-s', 'KILL', container);
  await new Promise((resolve) => setTimeout(resolve, AWAY_MS));
  compose('start', container);
  const started = Date.now();
  const recovered = await traffic.steady(RECOVERY_MS * 3);
  const took = Date.now() - started;
  const answers = await traffic.stop();
  const longest = Math.max(...answers.map((answer) => answer.ms));
  const failures = answers.filter((answer) => !answer.ok).length;
  console.log(
    `  ${container}: ${answers.length} searches, ${failures} clear errors, longest ${longest} ms, steady after ${took} ms`,
  );
  return [
    ...(recovered && took <= RECOVERY_MS
      ? []
      : [`not steady within ${RECOVERY_MS} ms of its start: ${took} ms`]),
    ...(longest <= LONGEST_REQUEST_MS ? [] : [`a request took ${longest} ms`]),
    ...new Set(answers.filter((answer) => answer.fault).map((answer) => answer.fault)),
  ].map(withLogLines);
}

/** Searchers that never stop asking; `steady` resolves when all of them get answers again. */
function startTraffic(cookie) {
  const answers = [];
  let running = true;
  let inARow = 0;
  const searcher = async () => {
    while (running) {
      const answer = await search(cookie);
      answers.push(answer);
      inARow = answer.ok ? inARow + 1 : 0;
      if (!answer.ok) await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const searchers = Array.from({ length: SEARCHERS }, searcher);
  return {
    async steady(withinMs = 30_000) {
      inARow = 0;
      const until = Date.now() + withinMs;
      while (Date.now() < until) {
        if (inARow >= STEADY * SEARCHERS) return true;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      return false;
    },
    async stop() {
      running = false;
      await Promise.all(searchers);
      return answers;
    },
  };
}

/** `fault` is set for an answer that no client should ever see. */
async function search(cookie) {
  const started = Date.now();
  const done = (ok, fault) => ({ ok, fault, ms: Date.now() - started });
  try {
    const response = await fetch(`${BASE_URL}/api/search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ query: 'warrantless search of a cell phone' }),
      signal: AbortSignal.timeout(LONGEST_REQUEST_MS * 2),
    });
    const text = await response.text();
    if (response.ok) return done(JSON.parse(text).cases.length > 0, undefined);
    return done(false, faultOf(response.status, text));
  } catch (error) {
    // A refused or cut connection is what a killed gateway looks like.
    return done(false, error.name === 'TimeoutError' ? 'a request hung' : undefined);
  }
}
