/**
 * How long a user's searches take while another user has twenty worst-case requests under way all
 * the time, alongside how long they take on a quiet product.
 */
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { STRINGS } from '../strings.mjs';
import { ROUTES } from './routes.mjs';

const UNDER_WAY = 20;
const SEARCHES = 150;
const PAUSE_MS = 50;
const BOUND_MS = 300;
const QUERIES = [
  'duty to warn',
  'Miranda v. Arizona',
  '"clear and present danger"',
  'qualified immunity excessive force',
  '410 U.S. 113',
];
const COSTLY = ['sections', 'numbers', 'versus', 'curly apostrophes', 'one letter', 'many cases'];
const LENGTHS = [3_999, 19_990, 60_000, 240_000];
const HEAVY = [
  ...['insights', 'writing', 'cite check', 'table of authorities', 'template'],
  ...['export, PDF', 'export, Word', 'export, CSV'],
];

export async function measureNeighbors(product) {
  const neighbor = await product.signUp('neighbor');
  const ask = await product.signUp('searcher');
  await timed(ask, 20);
  const quiet = await timed(ask, SEARCHES);
  const flood = startFlood(neighbor);
  await delay(1_000);
  const beside = await timed(ask, SEARCHES);
  const statuses = await flood.stop();
  const figures = { boundMs: BOUND_MS, underWay: UNDER_WAY, quiet, beside, statuses };
  console.log(
    `\nA search beside ${UNDER_WAY} worst-case requests of another user: p50 ${beside.p50.toFixed(0)} ms, ` +
      `p95 ${beside.p95.toFixed(0)} ms, longest ${beside.longest.toFixed(0)} ms ` +
      `(on a quiet product p50 ${quiet.p50.toFixed(0)} ms, p95 ${quiet.p95.toFixed(0)} ms; bound of p95 ${BOUND_MS} ms).`,
  );
  console.log(`Answers to the other user: ${JSON.stringify(statuses)}`);
  return { ...figures, above: beside.p95 > BOUND_MS ? 1 : 0 };
}

/** As many requests as may be under way, each followed by the next. */
function startFlood(ask) {
  const routes = ROUTES.filter(({ name }) => HEAVY.includes(name));
  const statuses = {};
  let ending = false;
  let sent = 0;
  const next = () => {
    const at = sent++;
    const route = routes[at % routes.length];
    const text = STRINGS[COSTLY[at % COSTLY.length]](
      Math.min(LENGTHS[at % LENGTHS.length], route.most),
    );
    return ask(route.request(text));
  };
  const lane = async () => {
    while (!ending) {
      const { status } = await next();
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status === 429) await delay(200);
    }
  };
  const lanes = Array.from({ length: UNDER_WAY }, lane);
  return {
    async stop() {
      ending = true;
      await Promise.all(lanes);
      return statuses;
    },
  };
}

async function timed(ask, count) {
  const took = [];
  for (let at = 0; at < count; at++) {
    const begun = performance.now();
    const { status, text } = await ask({
      path: '/search',
      body: { query: QUERIES[at % QUERIES.length] },
    });
    if (status !== 200) throw new Error(`A search was answered with ${status}: ${text}`);
    took.push(performance.now() - begun);
    await delay(PAUSE_MS);
  }
  took.sort((a, b) => a - b);
  return {
    p50: took[Math.floor(count / 2)],
    p95: took[Math.floor(count * 0.95)],
    longest: took.at(-1),
  };
}
