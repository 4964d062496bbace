/**
 * The real mix at rising rates: `npm run bench -- load` after a build. The rate doubles until the
 * slowest twentieth of the searches takes more than a second, or requests are refused: what came
 * before is the capacity. Then ten times of it. It fails where a refusal then takes more than 100 ms
 * at p95, the history more than 300 ms, or memory grows.
 *
 *   LOAD_SHAPE=apart   gateway and services in processes of their own, on RabbitMQ
 *   LOAD_SECONDS=10    of each rate (default 15)
 *   SOAK_MINUTES=30    half the capacity for so long, and how memory grows meanwhile
 */
import { startApart, startDatabase, startOne } from '../idle/shapes.mjs';
import { drive, summaryOf } from './drive.mjs';
import { kindsFor, orderOf } from './kinds.mjs';
import { measureSoak, totalMb } from './memory.mjs';
import { signUpAll } from './users.mjs';

const SECONDS = Number(process.env.LOAD_SECONDS ?? 15);
const SOAK_MINUTES = Number(process.env.SOAK_MINUTES ?? 0);
const LONGEST_SEARCH_MS = 1_000;
const MOST = 512;
const TIMES = 10;
const BOUNDS = { refusedP95: 100, historyP95: 300, grownMb: 150 };

export async function run() {
  const stops = [];
  try {
    const database = await startDatabase((stop) => stops.unshift(stop));
    const start = process.env.LOAD_SHAPE === 'apart' ? startApart : startOne;
    const env = { RATE_LIMITS: 'off', QUOTA_DOCUMENTS: 0, QUOTA_DOCUMENT_MB: 0, QUOTA_DRAFTS: 0 };
    const product = await start(database, (stop) => stops.unshift(stop), env);
    const users = await signUpAll(product.origin);
    const kinds = kindsFor(await users.someCase(), users.email, users.password);
    const order = orderOf(kinds);
    const send = (kind, signal) => users.next()(kinds[kind].request(), signal);
    const atRate = (rate, seconds = SECONDS) => drive({ order, rate, seconds, send });
    await atRate(2, 10);
    const { rates, capacity } = await rise(atRate, product.processes);
    const flood = await floodWith(atRate, capacity * TIMES, product.processes);
    const soak =
      SOAK_MINUTES > 0
        ? await measureSoak(product.processes, SOAK_MINUTES, () =>
            atRate(Math.max(1, capacity / 2), SOAK_MINUTES * 60),
          )
        : null;
    return { capacity, rates, flood, soak, bounds: BOUNDS };
  } finally {
    for (const stop of stops) await stop();
  }
}

async function rise(atRate, processes) {
  const rates = {};
  let capacity = 1;
  for (let rate = 1; rate <= MOST; rate *= 2) {
    rates[rate] = summarize(await atRate(rate));
    print(`${rate} requests a second`, rates[rate], processes);
    const refused = Object.values(rates[rate]).some(({ refused, failed }) => refused + failed > 0);
    if (refused || !(rates[rate].search.p95 <= LONGEST_SEARCH_MS)) break;
    capacity = rate;
  }
  return { rates, capacity };
}

async function floodWith(atRate, rate, processes) {
  const before = totalMb(processes);
  const kinds = summarize(await atRate(rate));
  print(`${TIMES} times the capacity: ${rate} requests a second`, kinds, processes);
  const refusals = Object.values(kinds).filter(({ refused }) => refused > 0);
  const found = {
    refusedP95: Math.max(0, ...refusals.map(({ refusedP95 }) => refusedP95)),
    historyP95: kinds.history.p95,
    grownMb: Math.round(totalMb(processes) - before),
  };
  for (const [name, bound] of Object.entries(BOUNDS)) {
    const isMet = found[name] !== null && found[name] <= bound;
    console.log(`${isMet ? '✓' : '✗'} ${name}: ${found[name]}, bound ${bound}`);
    if (!isMet) process.exitCode = 1;
  }
  return { rate, kinds, ...found };
}

const summarize = (answers) =>
  Object.fromEntries(Object.entries(answers).map(([kind, list]) => [kind, summaryOf(list)]));

function print(title, kinds, processes) {
  console.log(`\n${title}; ${Math.round(totalMb(processes))} MB`);
  console.table(kinds);
}
