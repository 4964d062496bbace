/**
 * For how long each request holds the event loop at most: every route, one request after the other,
 * over strings at the longest length of the route, and at one that is just not long enough for a
 * thread.
 */
import { STRINGS } from '../strings.mjs';
import { ROUTES } from './routes.mjs';

/** The least that a text of a thread has: `services/analysis/src/threads/text-threads.ts`. */
const NOT_LONG = 4_000;
const BOUND_MS = 50;

/** The strings that the passes of the first review were slowest on, and prose. */
const WORST = [
  ...['sections', 'numbers', 'versus', 'signals', 'blanks', 'one letter', 'opening brackets'],
  ...['closing curly quotes', 'curly apostrophes', 'combining marks', 'words of one letter'],
  ...['case citations', 'many cases', 'many quotations', 'many terms', 'numbered paragraphs'],
  ...['line breaks', 'tags never closed', 'that that', 'prose', 'prose without blanks'],
];

export async function measureHolds(product, { all = false, route: part = '', string = '' } = {}) {
  const ask = await product.signUp('holds');
  const routes = ROUTES.filter(({ name }) => name.includes(part));
  await warmUp(ask, routes);
  const names = (all ? Object.keys(STRINGS) : WORST).filter((name) => name.includes(string));
  const rows = [];
  for (const route of routes) {
    const held = [];
    for (const length of lengthsOf(route)) {
      for (const name of names) held.push(await hold(product, ask, route, name, length));
    }
    held.sort((a, b) => b.ms - a.ms);
    rows.push({ route: route.name, ...held[0], statuses: counted(held), held: held.slice(0, 5) });
    print(rows.at(-1));
  }
  return { boundMs: BOUND_MS, rows, above: rows.filter(isAbove).length };
}

/** What ends in a fault has not done the work, however short it held the event loop. */
const isAbove = ({ ms, statuses }) =>
  ms > BOUND_MS || Object.keys(statuses).some((status) => Number(status) >= 500);

const lengthsOf = ({ most }) => [NOT_LONG, most].filter((length, at) => at === 1 || length < most);

async function hold(product, ask, route, name, length) {
  const request = await route.request(STRINGS[name](length), ask);
  await product.longestHold();
  // A body that is too large may be answered, and cut off, before all of it was sent.
  const { status } = await ask(request).catch(() => ({ status: 'cut off' }));
  return { ms: await product.longestHold(), string: name, length, status };
}

/** What is loaded and compiled once is no request's doing. */
async function warmUp(ask, routes) {
  for (const route of routes) {
    for (const length of [NOT_LONG, 2 * NOT_LONG]) {
      const text = STRINGS.prose(Math.min(length, route.most));
      for (let time = 0; time < 3; time++) await ask(await route.request(text, ask));
    }
  }
}

function counted(held) {
  const counts = {};
  for (const { status } of held) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

function print(row) {
  const { route, ms, string, length, statuses } = row;
  const over = isAbove(row) ? '  above the bound' : '';
  const said = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
  console.log(
    `${route.padEnd(26)}${ms.toFixed(0).padStart(5)} ms  ${length} characters of ${string} (${said.join(', ')})${over}`,
  );
}
