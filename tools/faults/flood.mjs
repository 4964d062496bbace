/** Ten times as many requests as are answered in peace, from their own users. */
import { setTimeout as delay } from 'node:timers/promises';

const TIMES = 10;
const MEASURED_MS = 6_000;
const FLOOD_MS = 8_000;
const USERS = 12;

/** Resolves once the last request was sent; what is accepted then is looked for with all the rest. */
export async function flood({ load, ledger, kinds, signUp }) {
  const users = [];
  for (let n = 0; n < USERS; n += 1) users.push(await signUp(`flood-${n}`));
  const before = ledger.requests.length;
  await delay(MEASURED_MS);
  const rate = ((ledger.requests.length - before) / MEASURED_MS) * TIMES;
  const open = [];
  const begun = Date.now();
  for (let at = 0; Date.now() < begun + FLOOD_MS; at += 1) {
    const due = begun + at / rate;
    if (due > Date.now()) await delay(due - Date.now());
    open.push(load.act({ ...kinds[at % kinds.length], isRepeatable: false }, users[at % USERS]));
  }
  console.log(`  ${open.length} acts in ${FLOOD_MS / 1_000} s`);
  load.loops.push(...open);
  return [];
}
