/**
 * Whether the time of a refused login tells that an address has an account: `npm run bench --
 * login` after a build. Wrong passwords for addresses with an account, without one, and with a
 * disabled one, in random order, one at a time; each address is tried once, so that nobody has to
 * wait. Two groups are told apart where the Mann-Whitney U test finds them different (p ≤ 0.05), as
 * it does by chance alone once in twenty.
 *
 *   LOGIN_SAMPLES=1000     in each group (default 300)
 */
import { Client } from 'pg';
import { startDatabase, startOne } from '../shapes/shapes.mjs';
import { mannWhitney } from './mann-whitney.mjs';

const SAMPLES = Number(process.env.LOGIN_SAMPLES ?? 300);
/** Before the first that counts: code that has not been compiled yet is slower. */
const WARM_UP = 30;
const GROUPS = ['known', 'unknown', 'disabled'];
const TOLD_APART = 0.05;

const COPIES = `
  INSERT INTO auth.users (email, name, password, role, disabled_at)
  SELECT $1::text || '.' || n || '@firm.example', name, password, 'member',
         CASE WHEN $1 = 'disabled' THEN now() END
    FROM auth.users, generate_series(0, $2::integer) AS n WHERE email = 'ann@firm.example'`;

export async function run() {
  const stops = [];
  try {
    const database = await startDatabase((stop) => stops.unshift(stop));
    const { origin } = await startOne(database, (stop) => stops.unshift(stop), {
      RATE_LIMITS: 'off',
    });
    await makeAccounts(origin, database.url);
    const times = await measure(origin);
    return report(times);
  } finally {
    for (const stop of stops) await stop();
  }
}

const email = (group, n) => `${group}.${n}@firm.example`;

/** One account signs up; the others are copies of it, with its password. */
async function makeAccounts(origin, url) {
  const account = { email: 'ann@firm.example', password: 'a bench of its own', name: 'Ann' };
  const signedUp = await post(origin, '/auth/signup', account);
  if (!signedUp.ok) throw new Error(`Nobody could sign up: ${await signedUp.text()}`);
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const group of ['known', 'disabled'])
      await client.query(COPIES, [group, SAMPLES + WARM_UP]);
  } finally {
    await client.end();
  }
}

/** Milliseconds of each login, by group. */
async function measure(origin) {
  const times = Object.fromEntries(GROUPS.map((group) => [group, []]));
  for (let n = 0; n < SAMPLES + WARM_UP; n += 1) {
    for (const group of shuffled(GROUPS)) {
      const begun = performance.now();
      const answer = await post(origin, '/auth/login', {
        email: email(group, n),
        password: 'a wrong password',
      });
      await answer.arrayBuffer();
      const took = performance.now() - begun;
      if (answer.status !== 401) throw new Error(`A wrong password got ${answer.status}.`);
      if (n >= WARM_UP) times[group].push(took);
    }
  }
  return times;
}

const shuffled = (items) =>
  items
    .map((item) => ({ item, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);

const post = (origin, path, body) =>
  fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

function report(times) {
  const rows = GROUPS.map((group) => ({
    group,
    samples: times[group].length,
    'median ms': round(quantile(times[group], 0.5)),
    'p95 ms': round(quantile(times[group], 0.95)),
  }));
  const pairs = [
    ['known', 'unknown'],
    ['known', 'disabled'],
    ['unknown', 'disabled'],
  ].map(([a, b]) => ({ pair: `${a} and ${b}`, p: round(mannWhitney(times[a], times[b]), 3) }));
  console.table(rows);
  console.table(pairs);
  const apart = pairs.filter(({ p }) => p <= TOLD_APART);
  console.log(
    apart.length === 0
      ? 'No two are told apart.'
      : `Told apart: ${apart.map(({ pair }) => pair).join('; ')}.`,
  );
  return { rows, pairs };
}

function quantile(values, q) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))];
}

const round = (value, digits = 1) => Number(value.toFixed(digits));
