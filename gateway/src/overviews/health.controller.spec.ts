import type { Bus } from '@casewright/messaging';
import { jest } from '@jest/globals';
import type { Response } from 'express';
import { HealthController } from './health.controller.js';

describe('readiness', () => {
  let isAway = false;
  const call = jest.fn(async () => {
    if (isAway) throw new Error('away');
    return { status: 'ready', dependencies: [] };
  });
  const bus = { call, state: () => ({ status: 'up' }) } as unknown as Bus;
  const statuses: number[] = [];
  const headers: Record<string, unknown> = {};
  const response = {
    status(code: number) {
      statuses.push(code);
      return this;
    },
    setHeader: (name: string, value: unknown) => Object.assign(headers, { [name]: value }),
  } as unknown as Response;

  it('asks each service once for all who ask within a moment, and then again', async () => {
    jest.useFakeTimers();
    const health = new HealthController(bus);
    await Promise.all(Array.from({ length: 100 }, () => health.ready(response)));
    expect(call).toHaveBeenCalledTimes(4);
    expect({ statuses, headers }).toEqual({ statuses: [], headers: {} });
    isAway = true;
    jest.advanceTimersByTime(1_100);
    expect(await health.ready(response)).toMatchObject({ status: 'not-ready' });
    expect(call).toHaveBeenCalledTimes(8);
    expect({ statuses, headers }).toEqual({ statuses: [503], headers: { 'Retry-After': 5 } });
    jest.useRealTimers();
  });
});
