import { HealthRegistry } from './health-registry.js';

const BUILT = { version: '1.2.3', commit: '53bf4dc', builtAt: '2026-11-23' };
const works = async () => undefined;
const fails = () => Promise.reject(new Error('no route'));

describe('health', () => {
  it('is ready when all that it needs is up', async () => {
    const health = new HealthRegistry(BUILT);
    health.register('database', works);
    expect(await health.check()).toEqual({
      status: 'ready',
      ...BUILT,
      dependencies: [{ name: 'database', status: 'up' }],
    });
    health.register('bus', fails);
    expect(await health.check()).toMatchObject({
      status: 'not-ready',
      dependencies: [
        { name: 'database', status: 'up' },
        { name: 'bus', status: 'down', detail: 'no route' },
      ],
    });
  });

  it('stays ready without what it can do without, and says so', async () => {
    const health = new HealthRegistry(BUILT);
    health.registerOptional('embeddings', fails);
    expect(await health.check()).toMatchObject({
      status: 'ready',
      dependencies: [{ name: 'embeddings', status: 'down', detail: 'no route' }],
    });
  });

  it('takes a probe that does not answer for down', async () => {
    const health = new HealthRegistry(BUILT, 1);
    health.register('database', () => new Promise(() => undefined));
    expect(await health.check()).toMatchObject({
      dependencies: [{ status: 'down', detail: 'no answer in time' }],
    });
  });
});
