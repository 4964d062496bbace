/**
 * What can go wrong with a container, and what is done to bring it back. A fault's `cause` resolves
 * when the thing is back to be used, with what was not as promised meanwhile.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { CONTAINERS } from '../suites/compose-product.mjs';
import { fillDisk } from '../suites/full-disk.mjs';
import {
  compose,
  cutOff,
  deadLetters,
  docker,
  idsOf,
  inPostgres,
  inside,
  joinUp,
  scale,
  untilHealthy,
} from './containers.mjs';
import { flood } from './flood.mjs';

const AWAY_MS = 4_000;
/** The time that Compose gives a container to end on its own. */
const SERVICES = ['auth', 'search', 'analysis', 'export'];
/** `rabbitmqctl eval` of what it is while nothing is wrong. */
const WATERMARK = 'rabbitmqctl eval "vm_memory_monitor:get_vm_memory_high_watermark()."';
const POISON = readFileSync(join(import.meta.dirname, 'poison.mjs'), 'utf8');

/** Away for some seconds: `harm`, then `mend`. */
const away = (harm, mend) => async () => {
  await harm();
  await delay(AWAY_MS);
  await mend();
  return [];
};

const KINDS = {
  killed: (service) => [
    () => compose('kill', '-s', 'KILL', service),
    () => compose('start', service),
  ],
  restarted: (service) => [() => compose('stop', service), () => compose('start', service)],
  paused: (service) => [() => compose('pause', service), () => compose('unpause', service)],
  'cut off': (service) => [() => cutOff(service), () => joinUp(service)],
};

/**
 * Every fault, the quick ones first; `harms` is the container that may be another one afterward.
 */
export const FAULTS = [
  ...Object.entries(KINDS).flatMap(([what, ways]) =>
    CONTAINERS.map((service) => ({
      name: `${service} ${what}`,
      cause: away(...ways(service)),
      harms: what === 'killed' || what === 'restarted' ? [service] : [],
      // Nobody hears of requests that a gateway held when it ended.
      mayCut: service === 'gateway' && what !== 'paused',
    })),
  ),
  { name: 'a full disk', cause: (world) => fillDisk(inPostgres, world.ask), needsDisk: true },
  { name: 'a memory alarm of the broker', cause: raiseAlarm },
  { name: 'poison in every queue', cause: poison, isPoison: true },
  {
    name: 'every service restarted in turn, two of each',
    cause: roll,
    mayRefuse: false,
    harms: SERVICES,
  },
  { name: 'ten times the capacity', cause: flood },
];

/** Some of each sort, for a machine that has minutes. */
export const SHORT = [
  'analysis killed',
  'rabbitmq paused',
  'postgres cut off',
  'poison in every queue',
];

async function raiseAlarm() {
  const usual = (await inside('rabbitmq', WATERMARK)).trim();
  const set = (share) => inside('rabbitmq', `rabbitmqctl -q set_vm_memory_high_watermark ${share}`);
  await set('0.000001');
  await delay(AWAY_MS);
  await set(usual);
  return [];
}

/** What was sent to jobs is given up, each message once, and nothing else is. */
async function poison() {
  const before = await deadLetters();
  const sum = (counts) => Object.values(counts).reduce((total, count) => total + count, 0);
  // The services' own users may not write to queues of others.
  const password = process.env.RABBITMQ_PASSWORD ?? 'for-trying-it-only';
  const url = `amqp://casewright:${password}@rabbitmq:5672`;
  const script = `MESSAGE_BUS_URL=${url} node --input-type=module - <<'POISON'\n${POISON}\nPOISON\n`;
  const sent = Number(await inside('analysis', script));
  const until = Date.now() + 15_000;
  let dead = 0;
  while (dead < sent && Date.now() < until) dead = sum(await deadLetters()) - sum(before);
  if (sum(before) === 0) {
    for (const queue of Object.keys(await deadLetters())) {
      await inside('rabbitmq', `rabbitmqctl -q purge_queue ${queue}`);
    }
  }
  return dead >= sent ? [] : [`of ${sent} poisonous jobs ${dead} were given up`];
}

/** With two of each, one of them is always there. */
async function roll() {
  await scale(Object.fromEntries(SERVICES.map((service) => [service, 2])));
  for (const service of SERVICES) {
    for (const id of await idsOf(service)) {
      await docker('restart', '--time', '30', id);
      await untilHealthy(id);
    }
  }
  await scale(Object.fromEntries(SERVICES.map((service) => [service, 1])));
  return [];
}
