/**
 * The real mix at rising rates: `npm run bench -- load` after a build. The rate doubles until the
 * slowest twentieth of the searches takes more than a second, or requests are refused: what came
 * before is the capacity. Then a soak, where one is asked for, and a minute of ten times the capacity.
 * It fails where in the soak memory grows by more than 1% an hour, or a request is refused or fails; and
 * where in the flood a refusal takes more than 100 ms at p95, the history more than 300 ms, or memory
 * still grows once the heap has the size that such a load asks for.
 *
 *   LOAD_SHAPE=apart   gateway and services in their own processes, on RabbitMQ
 *   LOAD_SECONDS=10    of each rate (default 15)
 *   LOAD_CAPACITY=32   the capacity, where it is known: straight to ten times of it
 *   SOAK_MINUTES=30    half the capacity for so long, after half an hour in which caches fill and the
 *                      heap finds its size, and how memory grows from one three minutes to the next
 */
import { cpuSecondsOf } from '../shapes/readings.mjs';
import { startApart, startDatabase, startOne } from '../shapes/shapes.mjs';
import { drive, failuresOf, summaryOf } from './drive.mjs';
import { kindsFor, orderOf } from './kinds.mjs';
import { COLLECTS, growthDuring, measureSoak, totalMb } from './memory.mjs';
import { signUpAll } from './users.mjs';

const SECONDS = Number(process.env.LOAD_SECONDS ?? 15);
const KNOWN_CAPACITY = Number(process.env.LOAD_CAPACITY ?? 0);
const SOAK_MINUTES = Number(process.env.SOAK_MINUTES ?? 0);
const LONGEST_SEARCH_MS = 1_000;
const MOST = 512;
const TIMES = 10;
const FLOOD_SECONDS = 60;
const BOUNDS = { refusedP95: 100, historyP95: 300, grownPercent: 10 };
const SOAK_PERCENT_AN_HOUR = 1;
/** The parts of a soak, between which memory is read. */
const PART_MINUTES = 3;
/** Half an hour: until then, caches fill, and the resident memory of Node grows with any load. */
const WARM_UP_SECONDS = 1_800;

export async function run() {
  const stops = [];
  try {
    const database = await startDatabase((stop) => stops.unshift(stop));
    const start = process.env.LOAD_SHAPE === 'apart' ? startApart : startOne;
    const env = {
      RATE_LIMIT_FACTOR: 1_000,
      JOBS_PER_USER: 10_000,
      QUOTA_DOCUMENTS: 0,
      QUOTA_DOCUMENT_MB: 0,
      QUOTA_DRAFTS: 0,
      ...(SOAK_MINUTES > 0 ? COLLECTS : {}),
    };
    const product = await start(database, (stop) => stops.unshift(stop), env);
    const users = await signUpAll(product.origin);
    const kinds = kindsFor(await users.someCase(), users.email, users.password);
    const order = orderOf(kinds);
    const send = (kind) => users.next()(kinds[kind].request());
    const atRate = (rate, seconds = SECONDS) => drive({ order, rate, seconds, send });
    await atRate(2, 10);
    if (KNOWN_CAPACITY > 0) await atRate(KNOWN_CAPACITY);
    const { rates, capacity } =
      KNOWN_CAPACITY > 0
        ? { rates: {}, capacity: KNOWN_CAPACITY }
        : await rise(atRate, product.processes);
    // Before the flood, whose memory the collector gives back for half an hour.
    const soak =
      SOAK_MINUTES > 0 ? await soakAt(atRate, Math.max(1, capacity / 2), product.processes) : null;
    // Those kept open have been closed in a soak, and a thousand new ones at once wait for the kernel.
    await users.connect();
    const flood = await floodWith(atRate, capacity * TIMES, product.processes);
    return { capacity, rates, flood, soak, bounds: BOUNDS };
  } finally {
    for (const stop of stops) await stop();
  }
}

async function rise(atRate, processes) {
  const rates = {};
  let capacity = 1;
  for (let rate = 1; rate <= MOST; rate *= 2) {
    const before = cpuOf(processes);
    rates[rate] = summarize(await atRate(rate));
    print(`${rate} requests a second`, rates[rate], processes);
    const ms = ((cpuOf(processes) - before) * 1_000) / (rate * SECONDS);
    console.log(`  ${ms.toFixed(1)} ms of a processor for each, besides PostgreSQL's.`);
    const refused = Object.values(rates[rate]).some(({ refused, failed }) => refused + failed > 0);
    if (refused || !(rates[rate].search.p95 <= LONGEST_SEARCH_MS)) break;
    capacity = rate;
  }
  return { rates, capacity };
}

async function soakAt(atRate, rate, processes) {
  await atRate(rate, WARM_UP_SECONDS);
  const { loaded, memory, readings } = await measureSoak(
    processes,
    SOAK_MINUTES / PART_MINUTES,
    () => atRate(rate, PART_MINUTES * 60),
  );
  const answers = joined(loaded);
  const kinds = summarize(answers);
  print(`${SOAK_MINUTES} minutes of ${rate} requests a second`, kinds, processes);
  console.table(memory);
  for (const each of readings) console.log(`  ${each.join(' ')} MB, each ${PART_MINUTES} minutes`);
  const failures = failuresOf(answers);
  for (const each of failures) console.log(`  ${each}`);
  const steepest = Math.max(...Object.values(memory).map((row) => row['% an hour']));
  const isMet = failures.length === 0 && steepest <= SOAK_PERCENT_AN_HOUR;
  console.log(
    `${isMet ? '✓' : '✗'} ${failures.length} errors; memory grows by ${steepest} % an hour at most`,
  );
  if (!isMet) process.exitCode = 1;
  return { rate, kinds, memory, readings };
}

async function floodWith(atRate, rate, processes) {
  const before = totalMb(processes);
  const { loaded: answers, grownPercent } = await growthDuring(processes, () =>
    atRate(rate, FLOOD_SECONDS),
  );
  const kinds = summarize(answers);
  print(`${TIMES} times the capacity: ${rate} requests a second`, kinds, processes);
  const refusals = Object.values(kinds).filter(({ refused }) => refused > 0);
  const found = {
    refusedP95: Math.max(0, ...refusals.map(({ refusedP95 }) => refusedP95)),
    historyP95: kinds.history.p95,
    grownPercent,
  };
  for (const [name, bound] of Object.entries(BOUNDS)) {
    const isMet = found[name] !== null && found[name] <= bound;
    console.log(`${isMet ? '✓' : '✗'} ${name}: ${found[name]}, bound ${bound}`);
    if (!isMet) process.exitCode = 1;
  }
  const grownMb = Math.round(totalMb(processes) - before);
  console.log(`  ${grownMb} MB more than before, most of them in its first seconds.`);
  return { rate, kinds, ...found, grownMb };
}

const cpuOf = (processes) => processes.reduce((sum, { pid }) => sum + cpuSecondsOf(pid), 0);

const joined = (parts) =>
  Object.fromEntries(
    Object.keys(parts[0]).map((kind) => [kind, parts.flatMap((answers) => answers[kind] ?? [])]),
  );

const summarize = (answers) =>
  Object.fromEntries(Object.entries(answers).map(([kind, list]) => [kind, summaryOf(list)]));

function print(title, kinds, processes) {
  console.log(`\n${title}; ${Math.round(totalMb(processes))} MB`);
  console.table(kinds);
}
