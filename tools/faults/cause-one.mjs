/** One fault under load, from the first request to the comparison of the book with the database. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import {
  BASE_URL,
  compose,
  RECOVERY_MS,
  signUp,
  withLogLines,
} from '../suites/compose-product.mjs';
import { deadLetters, startsOf } from './containers.mjs';
import { faultsOfAnswers, Ledger, storyOf } from './ledger.mjs';
import { Load } from './load.mjs';
import { compareStored } from './stored.mjs';

/** Whether anything works at all is waited for longer than what is promised. */
const AT_MOST_MS = 4 * RECOVERY_MS;
/** So many are printed; the book has all of them. */
const PRINTED = 12;

export const inPostgresNow = (command) => compose('exec', '-T', 'postgres', 'sh', '-c', command);

/** @returns its name, its line of the table, what was not as promised, and every request */
export async function causeOne(fault, { kinds, users }) {
  console.log(`\n▸ ${fault.name}`);
  const prefix = `ft${Date.now().toString(36)}-`;
  const [starts, dead] = [await startsOf(), await deadLetters()];
  const heldUp = monitorEventLoopDelay();
  heldUp.enable();
  const ledger = new Ledger();
  const load = new Load(ledger, kinds, users, prefix);
  const ready = await load.recovered(Date.now(), AT_MOST_MS);
  if (ready.away.length > 0) {
    const said = ledger.requests.flatMap(({ fault }) => (fault ? [fault] : [])).slice(-3);
    throw new Error(`${ready.away} do not work before the fault: ${[...new Set(said)].join('; ')}`);
  }
  const world = { load, ledger, kinds, signUp, ask: asker(users[0]) };
  const said = await fault.cause(world);
  const recovered = await load.recovered(Date.now(), AT_MOST_MS);
  await load.stop();
  heldUp.disable();
  const { lost, twice } = await compareStored(ledger, prefix);
  const faults = [
    ...said,
    ...(recovered.ms <= RECOVERY_MS ? [] : [lateWords(recovered)]),
    ...lost,
    ...twice,
    ...faultsOfAnswers(ledger, fault),
    ...(await othersHarmed(fault, starts, dead)),
  ];
  print(faults);
  const told = {
    recovered: recovered.ms,
    lost: lost.length,
    twice: twice.length,
    faults: faults.length,
    heldUp: heldUp.max / 1e6,
  };
  return { name: fault.name, story: storyOf(ledger, told), faults, acts: ledger.acts };
}

const lateWords = ({ ms, away }) =>
  ms === undefined
    ? `${away.join(' and ')} did not work again in ${AT_MOST_MS} ms`
    : `everything worked again after ${ms} ms only`;

/** Containers that died of what happened to another, and messages that were given up for it. */
async function othersHarmed({ harms = [], isPoison = false }, starts, dead) {
  const now = await startsOf();
  const died = Object.keys(starts)
    .filter((service) => !harms.includes(service) && now[service] !== starts[service])
    .map((service) => `${service} was started again`);
  if (isPoison) return died;
  const given = Object.entries(await deadLetters())
    .filter(([queue, count]) => count > (dead[queue] ?? 0))
    .map(([queue, count]) => `${queue} has ${count} messages`);
  return [...died, ...given];
}

function print(faults) {
  for (const line of faults.slice(0, PRINTED)) console.log(`  ✗ ${withLogLines(line)}`);
  if (faults.length > PRINTED) console.log(`  … and ${faults.length - PRINTED} more`);
  if (faults.length === 0) console.log('  ✓ held');
}

/** Asks the product as a signed-in user. */
const asker = (cookie) => async (path, body) => {
  const response = await fetch(`${BASE_URL}${path}`, {
    headers: { 'content-type': 'application/json', cookie },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text() };
};
