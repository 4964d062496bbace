import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import express, { type Response } from 'express';
import { Admission } from './admission.js';
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
/** Stands still until a test advances it, so that no limit is adjusted in between. */
let now = 0;

const ask = (path: string, init: RequestInit = {}) => fetch(`${origin}/api${path}`, init);
const search = (token?: string) =>
  ask('/search', {
    method: 'POST',
    body: '{"query":"duty to warn"}',
    headers: token ? { cookie: `casewright_session=${token}` } : {},
  });

const checkCitations = () =>
  ask('/citations/check', { method: 'POST', body: '{"text":"410 U.S. 113"}' });

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

async function arrival(before: number): Promise<undefined> {
  while (held.length === before) await new Promise(setImmediate);
}

beforeEach(() => {
  now = 1_000;
  const app = express();
  app.use('/api', new Admission(() => now).handler());
  app.use((_request, response) => {
    held.push(response);
  });
  server = app.listen(0);
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  for (const response of held.splice(0)) response.end();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  held = [];
});

describe('admission', () => {
  it('refuses what is more than the limit of its class, with when to ask again', async () => {
    const refused = await fill();
    expect(held).toHaveLength(LOAD_CLASSES.search.first);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('2');
    const { code, message, retryAfter } = (await refused.json()) as Refusal;
    expect({ code, retryAfter }).toEqual({ code: 'OVERLOADED', retryAfter: 2 });
    expect(message).toBe(
      'The server is very busy and has not started this. Please try again in 2 seconds.',
    );
  });

  it('still takes what is light, and never counts probes', async () => {
    await fill();
    const history = ask('/search/history');
    await arrival(held.length);
    held.at(-1)?.end();
    expect((await history).status).toBe(200);
    const live = ask('/health/live');
    await arrival(held.length);
    held.at(-1)?.end();
    expect((await live).status).toBe(200);
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

  it('lets in less once a service says that it has too much to do', async () => {
    for (let n = 0; n < 3; n++) {
      const answer = search();
      await arrival(held.length);
      held.pop()?.status(503).end();
      await answer;
      // Longer than the pause between two adjustments.
      now += 110;
    }
    await fill();
    expect(held.length).toBeLessThan(LOAD_CLASSES.search.first);
  });

  it.each(['STORAGE_FULL', 'UNAVAILABLE'])('lets in as many when it is %s', async (errorCode) => {
    for (let n = 0; n < 3; n++) {
      const answer = search();
      await arrival(held.length);
      const response = held.pop();
      if (response) response.locals.errorCode = errorCode;
      response?.status(503).end();
      await answer;
      now += 110;
    }
    await fill();
    expect(held).toHaveLength(LOAD_CLASSES.search.first);
  });

  it('lets in less where a service that is asked for it has been slow for a while', async () => {
    for (let n = 0; n < 25; n++) {
      const history = ask('/search/history');
      await arrival(held.length);
      now += 200;
      held.pop()?.end();
      await history;
      const check = checkCitations();
      await arrival(held.length);
      held.pop()?.end();
      await check;
    }
    await fill(checkCitations);
    expect(held.length).toBeLessThan(LOAD_CLASSES.search.first);
  });
});
