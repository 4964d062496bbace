import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { AppError } from '@casewright/contracts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import express, { type NextFunction, type Request, type Response } from 'express';
import { sendError } from '../errors/app-error.filter.js';
import { Admission, withoutPlace } from './admission.js';
import { LOAD_CLASSES } from './load-classes.js';

interface Refusal {
  code: string;
  message: string;
  retryAfter: number;
}

/** Responses to requests that reached the application and are not answered yet. */
let held: Response[] = [];
let server: ReturnType<ReturnType<typeof express>['listen']>;
let origin: string;

const ask = (path: string, init: RequestInit = {}) => fetch(`${origin}/api${path}`, init);
/** Requests that wait for their bodies. */
let bodies: { end: () => void; response: Response }[] = [];
let asked = 0;

/** Each from a network of its own, unless one is given. */
const search = (from = networkOf(asked++), headers: Record<string, string> = {}) =>
  ask('/search', { method: 'POST', headers: { 'x-forwarded-for': from, ...headers } });

const tokenOf = (n: number): string => String(n).padStart(43, 'x');
const networkOf = (n: number): string => `203.0.${n >> 8}.${n & 255}`;
const MOST = LOAD_CLASSES.search.most;

/** Sends requests until one is refused, and leaves the admitted ones unanswered. */
async function fill(asking = () => search()): Promise<globalThis.Response> {
  for (;;) {
    const before = held.length;
    const answer = asking();
    const refused = await Promise.race([answer, arrival(before)]);
    if (refused) return refused;
    answer.catch(() => undefined);
  }
}

async function arrival(before: number, at: unknown[] = held): Promise<undefined> {
  while (at.length === before) await new Promise(setImmediate);
}

beforeEach(() => {
  const app = express().set('trust proxy', 1);
  app.use('/api', new Admission().handler());
  app.use((request, response, next) => {
    if (request.get('x-waits') === undefined) return held.push(response);
    const body = () => new Promise<void>((end) => bodies.push({ end, response }));
    withoutPlace(request, body).then(() => held.push(response), next);
  });
  app.use((error: AppError, _: Request, response: Response, __: NextFunction) => {
    sendError(response, error);
  });
  server = app.listen(0);
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  for (const response of held.splice(0)) response.end();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  held = [];
  bodies = [];
});

describe('admission', () => {
  it('refuses what is more than the limit of its class, with when to ask again', async () => {
    const refused = await fill();
    expect(held).toHaveLength(MOST);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('2');
    const { code, message, retryAfter } = (await refused.json()) as Refusal;
    expect({ code, retryAfter }).toEqual({ code: 'OVERLOADED', retryAfter: 2 });
    expect(message).toBe(
      'The server is very busy and has not started this. Please try again in 2 seconds.',
    );
  });

  it('still takes other classes and services, and never counts probes', async () => {
    await fill();
    for (const path of ['/search/history', '/cases/7', '/health/live']) {
      const answer = ask(path);
      await arrival(held.length);
      held.at(-1)?.end();
      expect((await answer).status).toBe(200);
    }
    const login = ask('/auth/login', { method: 'POST' });
    await arrival(held.length);
    held.at(-1)?.end();
    expect((await login).status).toBe(200);
  });

  it('takes another as soon as one is over', async () => {
    await fill();
    const [first] = held;
    const over = new Promise((resolve) => first?.once('close', resolve));
    first?.end();
    await over;
    const next = search();
    await arrival(held.length);
    held.at(-1)?.end();
    expect((await next).status).toBe(200);
  });

  it('counts no request while its body is awaited, but again once it is there', async () => {
    const waiting = Array.from({ length: MOST + 1 }, () => search(undefined, { 'x-waits': 'yes' }));
    while (bodies.length < MOST + 1) await new Promise(setImmediate);
    await fill();
    expect(held).toHaveLength(MOST);
    bodies[0]?.end();
    expect((await Promise.race(waiting)).status).toBe(503);
    held[0]?.end();
    await once(held[0]!, 'close');
    bodies[1]?.end();
    await arrival(MOST);
    expect((await fill()).status).toBe(503);
  });

  it('keeps no place for a request that ends while its body is awaited', async () => {
    const gone = new AbortController();
    const headers = { 'x-waits': 'yes' };
    const asking = ask('/search', { method: 'POST', headers, signal: gone.signal });
    await arrival(0, bodies);
    const closed = once(bodies[0]!.response, 'close');
    gone.abort();
    await expect(asking).rejects.toThrow();
    await closed;
    bodies[0]?.end();
    await arrival(0);
    held.splice(0);
    await fill();
    expect(held).toHaveLength(MOST);
  });

  it('gives no network more than half, whatever cookies it invents', async () => {
    let n = 0;
    await fill(() =>
      search('198.51.100.1', { cookie: `__Host-casewright_session=${tokenOf(n++)}` }),
    );
    expect(held).toHaveLength(MOST / 2);
    const other = search('198.51.100.2');
    await arrival(held.length);
    held.at(-1)?.end();
    expect((await other).status).toBe(200);
  });

  it('gives no session more than a quarter, and its colleagues the rest of their network’s', async () => {
    const as = (token: string) => () =>
      search('198.51.100.1', { cookie: `__Host-casewright_session=${token}` });
    await fill(as(tokenOf(1)));
    expect(held).toHaveLength(MOST / 4);
    await fill(as(tokenOf(2)));
    expect(held).toHaveLength(MOST / 2);
  });
});
