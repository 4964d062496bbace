import { AppError, lookUpCitations } from '@casewright/contracts';
import type { Bus } from '@casewright/messaging';
import { runInContext } from '@casewright/platform';
import { jest } from '@jest/globals';
import { PatientCalls } from './patient-calls.js';

describe('a question to a service that is away', () => {
  const bus = jest.fn<Bus['call']>();
  const calls = new PatientCalls({ call: bus as Bus['call'] });
  const away = new AppError('UNAVAILABLE', 'The search service is not running.');
  let news: string[];
  let abort: AbortController;
  beforeEach(() => {
    bus.mockReset();
    news = [];
    abort = new AbortController();
  });

  const ask = () => calls.call(lookUpCitations, { keys: [] });
  const askInJob = (until = Date.now() + 600_000) => {
    const waitFor = (service: string) => {
      news.push(`waits for ${service}`);
      return () => void news.push('goes on');
    };
    const patience = { until, signal: abort.signal, waitFor };
    return runInContext({ correlationId: 'spec', patience }, ask);
  };

  it('fails at once where nobody has time to wait', async () => {
    bus.mockRejectedValueOnce(away);
    await expect(ask()).rejects.toBe(away);
    expect(bus).toHaveBeenCalledTimes(1);
  });

  it.each(['UNAVAILABLE', 'OVERLOADED', 'DEADLINE_EXCEEDED'] as const)(
    'is asked again in a job after %s, and the job says what it waits for',
    async (code) => {
      bus.mockRejectedValueOnce(new AppError(code, 'Later.')).mockResolvedValueOnce([]);
      await expect(askInJob()).resolves.toEqual([]);
      expect(news).toEqual(['waits for search', 'goes on']);
    },
  );

  it('fails when patience is at its end', async () => {
    bus.mockRejectedValue(away);
    await expect(askInJob(Date.now())).rejects.toBe(away);
    expect(news).toEqual([]);
  });

  it('is not asked again after any other error', async () => {
    const refused = new AppError('FORBIDDEN', 'You may not.');
    bus.mockRejectedValueOnce(refused);
    await expect(askInJob()).rejects.toBe(refused);
    expect(bus).toHaveBeenCalledTimes(1);
  });

  it('ends with its job', async () => {
    bus.mockImplementation(async () => {
      abort.abort();
      throw away;
    });
    await expect(askInJob()).rejects.toThrow('aborted');
    expect(news).toEqual(['waits for search', 'goes on']);
  });
});
