import { HealthRegistry } from './health-registry.js';
import { type HealthServer, startHealthServer } from './health-server.js';

describe('the door for an orchestrator', () => {
  let server: HealthServer;
  const BUILT = { version: '1.2.3', commit: null, builtAt: null };
  const health = new HealthRegistry(BUILT);
  const ask = (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`);

  beforeAll(async () => {
    server = await startHealthServer(health, 0);
  });
  afterAll(() => server.close());

  it('says ready while all is up, and when to ask again while not', async () => {
    const ready = await ask('/ready');
    expect([ready.status, ready.headers.get('retry-after')]).toEqual([200, null]);
    health.register('database', () => Promise.reject(new Error('no route')));
    const notReady = await ask('/ready');
    expect([notReady.status, notReady.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await ask('/live')).status).toBe(200);
    expect((await ask('/else')).status).toBe(404);
  });
});
