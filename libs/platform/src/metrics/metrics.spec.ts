import { afterEach, describe, expect, it } from '@jest/globals';
import { type Logger } from '../logging/logger.js';
import { runSteps, type ShutdownStep } from '../shutdown/shutdown.js';
import { counter, registry } from './instruments.js';
import { openMetrics } from './metrics-server.js';
import { reading } from './readings.js';

describe('the metrics', () => {
  const stop: ShutdownStep[] = [];
  const open = (env: Record<string, string>) => {
    Object.assign(process.env, { METRICS_PORT: '', METRICS_HOST: '', ...env });
    return openMetrics(stop);
  };
  const ask = (port: number | null, path: string) => fetch(`http://127.0.0.1:${port}${path}`);

  afterEach(async () => {
    await runSteps(stop.splice(0), {} as Logger);
  });

  it('are told to nobody unless a port is set', async () => {
    expect(await open({})).toBeNull();
    expect(stop).toEqual([]);
  });

  it('are at one address of a port of their own', async () => {
    counter('spec_total', 'Of this spec', ['way']).inc({ way: 'up' });
    const port = await open({ METRICS_PORT: '0' });
    const answer = await ask(port, '/metrics');
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const text = await answer.text();
    expect(text).toContain('casewright_spec_total{way="up"} 1');
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
    expect(text).toMatch(/^casewright_build_info\{version="\d+\.\d+\.\d+"\} 1$/m);
    expect((await ask(port, '/')).status).toBe(404);
  });

  it('say which setting is wrong where the port is taken', async () => {
    const port = await open({ METRICS_PORT: '0' });
    await expect(open({ METRICS_PORT: String(port) })).rejects.toThrow(
      `METRICS_PORT ${port} cannot be opened on 127.0.0.1 (EADDRINUSE).`,
    );
  });

  it('have what can be read now of all who read, and nothing of who fails', async () => {
    const ends = ['a', 'b'].map((name, value) =>
      reading('spec_depth', 'Of this spec', ['name'], () => [{ labels: { name }, value }]),
    );
    ends.push(reading('spec_depth', '', ['name'], () => Promise.reject(new Error('away'))));
    const told = async () =>
      (await registry.metrics()).split('\n').filter((line) => line.startsWith('casewright_spec_d'));
    expect(await told()).toEqual([
      'casewright_spec_depth{name="a"} 0',
      'casewright_spec_depth{name="b"} 1',
    ]);
    ends[0]?.();
    expect(await told()).toEqual(['casewright_spec_depth{name="b"} 1']);
  });

  it('do not wait for who does not answer', async () => {
    const end = reading('spec_late', 'Of this spec', [], () => new Promise(() => undefined));
    expect(await registry.metrics()).not.toMatch(/^casewright_spec_late/m);
    end();
  });
});
