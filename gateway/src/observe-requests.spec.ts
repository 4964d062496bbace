import type { AddressInfo } from 'node:net';
import { type Logger, runInContext, signIn } from '@casewright/platform';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import express, { type Express } from 'express';
import { observeRequests } from './observe-requests.js';

interface Line {
  level: string;
  route: string;
  status: number;
}

const lines: Line[] = [];
const logger = Object.fromEntries(
  ['debug', 'info'].map((level) => [level, (line: Line) => lines.push({ ...line, level })]),
) as unknown as Logger;
const principal = {
  userId: 7,
  sessionId: '6d0c3a4e-3f0e-4a7e-9d26-1f0f8a3f3f10',
  role: 'member' as const,
};

function makeApp(): Express {
  const app = express();
  app.use((_request, _response, next) => runInContext({ correlationId: 'request-1' }, next));
  app.use(observeRequests(logger));
  app.use((request, response, next) =>
    request.get('content-type') === 'text/marker' ? response.status(415).end() : next(),
  );
  app.get('/api/cases/:id', (_request, response) => {
    signIn(principal);
    response.status(404).end();
  });
  app.get('/api/health/live', (_request, response) => response.end());
  app.get('/api/jobs', () => undefined);
  app.use((_request, response) => response.status(404).end());
  return app;
}

describe('the line of a request', () => {
  let origin: string;
  const server = makeApp().listen(0);
  const ask = (path: string, init: RequestInit = {}) => fetch(`${origin}${path}`, init);
  const lineOf = async (): Promise<Line> => {
    while (lines.length === 0) await new Promise(setImmediate);
    return lines.pop() as Line;
  };

  beforeAll(() => {
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => void lines.splice(0));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('has who, which route, how it ended and how long it took, and no address', async () => {
    await ask('/api/cases/marker-7f3a?query=marker-7f3a');
    expect(await lineOf()).toEqual({
      level: 'info',
      correlationId: 'request-1',
      userId: 7,
      method: 'GET',
      route: '/api/cases/:id',
      status: 404,
      durationMs: expect.any(Number),
    });
  });

  it.each([
    ['a request that is refused before its route', '/api/cases/marker-7f3a', '/api/cases/:id'],
    ['a route that there is not', '/api/marker-7f3a/marker-7f3a/marker-7f3a', 'unknown'],
    ['the web application', '/assets/marker-7f3a.js', 'web'],
    ['an address that cannot be read', '/marker-7f3a/%ff', 'web'],
  ])('names %s by one of a known few', async (_, path, route) => {
    await ask(path, { headers: { 'content-type': 'text/marker' } });
    const line = await lineOf();
    expect(line).toMatchObject({ route, status: 415 });
    expect(JSON.stringify(line)).not.toContain('marker');
  });

  it('tells of a sender that went away', async () => {
    const gone = new AbortController();
    const asked = ask('/api/jobs', { signal: gone.signal });
    server.once('request', () => gone.abort());
    await expect(asked).rejects.toThrow();
    expect(await lineOf()).toMatchObject({ route: '/api/jobs', status: 499 });
  });

  it('is for who looks closer where a probe asks', async () => {
    await ask('/api/health/live');
    expect(await lineOf()).toMatchObject({ level: 'debug', status: 200 });
  });
});
