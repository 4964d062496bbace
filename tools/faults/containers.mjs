/** Commands of Docker alongside a load, which continues meanwhile. */
import { execFile } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ROOT } from '../prepare.mjs';
import { CONTAINERS } from '../suites/compose-product.mjs';

const run = promisify(execFile);
const PROJECT = process.env.COMPOSE_PROJECT_NAME ?? 'casewright';
const NETWORK = `${PROJECT}_inside`;
const HEALTHY_MS = 120_000;

export async function docker(...args) {
  const { stdout } = await run('docker', args, { cwd: ROOT, maxBuffer: 64 * 1024 * 1024 });
  return stdout;
}

export const compose = (...args) => docker('compose', ...args);

/** Runs a shell command in the container. */
export const inside = (service, command) => compose('exec', '-T', service, 'sh', '-c', command);

export const inPostgres = (command) => inside('postgres', command);

/** The ids of a service's containers. */
export const idsOf = async (service) =>
  (await compose('ps', '-q', service)).split('\n').filter(Boolean);

export async function cutOff(service) {
  for (const id of await idsOf(service)) await docker('network', 'disconnect', NETWORK, id);
}

export async function joinUp(service) {
  for (const id of await idsOf(service)) {
    await docker('network', 'connect', '--alias', service, NETWORK, id);
  }
}

/** When each container was started: another time means that it has died meanwhile. */
export async function startsOf(services = CONTAINERS) {
  const starts = {};
  for (const service of services) {
    const ids = await idsOf(service);
    const format = ['inspect', '-f', '{{.State.StartedAt}}', ...ids];
    starts[service] = ids.length > 0 ? await docker(...format) : 'not there';
  }
  return starts;
}

export async function untilHealthy(id) {
  const until = Date.now() + HEALTHY_MS;
  for (;;) {
    const state = (await docker('inspect', '-f', '{{.State.Health.Status}}', id)).trim();
    if (state === 'healthy') return;
    if (Date.now() > until) throw new Error(`${id} is ${state}.`);
    await delay(250);
  }
}

/** As many of each service as given. */
export const scale = (counts) =>
  compose(
    ...['up', '-d', '--no-build', '--no-deps', '--no-recreate', '--wait'],
    ...Object.entries(counts).flatMap(([service, count]) => ['--scale', `${service}=${count}`]),
    ...Object.keys(counts),
  );

/** Messages in each queue of those that were given up. */
export async function deadLetters() {
  const listed = await inside(
    'rabbitmq',
    'rabbitmqctl -q list_queues name messages --no-table-headers',
  );
  const queues = listed.split('\n').map((line) => line.split('\t'));
  return Object.fromEntries(
    queues
      .filter(([name]) => name?.endsWith('.dead'))
      .map(([name, count]) => [name, Number(count)]),
  );
}
