/** The product as it runs in Docker Compose, for the suites that harm it. */
import { spawnSync } from 'node:child_process';
import { ROOT } from '../prepare.mjs';

export const CONTAINERS = [
  'search',
  'auth',
  'analysis',
  'export',
  'postgres',
  'rabbitmq',
  'gateway',
];
export const BASE_URL = process.env.BASE_URL ?? 'http://localhost:8080';
/** What is promised: everything works again so soon after what was away is back. */
export const RECOVERY_MS = 15_000;

export const NOT_IN_COMPOSE = {
  why: 'The product does not run in Docker Compose here.',
  enable: 'docker compose up --wait, then BASE_URL=http://localhost:8080.',
};

/** Runs a command of Compose to its end, and returns what it printed. */
export const compose = (...args) => composeWith(undefined, ...args);

/** The same, with an `input` for it to read. */
export function composeWith(input, ...args) {
  const result = spawnSync('docker', ['compose', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    input,
    // Minutes of everyone's log.
    maxBuffer: 512 * 1024 * 1024,
  });
  if (result.status !== 0) throw new Error(`docker compose ${args.join(' ')}: ${result.stderr}`);
  return result.stdout;
}

export function runs() {
  const listed = spawnSync('docker', ['compose', 'ps', '--services', '--status', 'running'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return listed.status === 0 && CONTAINERS.every((name) => listed.stdout.includes(name));
}

/** Opens an account; resolves with its cookie. */
export async function signUp(name) {
  const response = await fetch(`${BASE_URL}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: `${name}-${Date.now()}@firm.example`,
      password: 'secret-1',
      name: 'Resilience',
    }),
  });
  if (!response.ok)
    throw new Error(`Sign-up answered ${response.status}: ${await response.text()}`);
  return response.headers.getSetCookie()[0].split(';')[0];
}

/** What is wrong with an answer that is no success; undefined for one that says clearly what is down. */
export function faultOf(status, text) {
  const clear = [503, 504].includes(status) && /"code":"[A-Z_]+","message":"[^"]+\."/.test(text);
  return clear ? undefined : `answered ${status}: ${text.slice(0, 200)}`;
}

/** What the services logged about the request of an answer that nobody should see. */
export function withLogLines(fault) {
  const [, id] = /"correlationId":"([^"]+)"/.exec(fault) ?? [];
  if (!id) return fault;
  const lines = compose('logs', '--no-log-prefix', '--since', '2m').split('\n');
  return [fault, ...lines.filter((line) => line.includes(id))].join('\n      ');
}
