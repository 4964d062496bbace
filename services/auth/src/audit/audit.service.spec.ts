import { jest } from '@jest/globals';
import type { AuditAct, AuditRepository } from './audit.repository.js';
import { AuditService } from './audit.service.js';

const ID = '3f2b8f64-5717-4562-b3fc-2c963f66afa6';
const act = {
  at: '2026-11-22T09:30:00.000Z',
  action: 'export_file',
  subject: null,
  outcome: 'done',
} as const;
const fault = (code: string) => Object.assign(new Error('as PostgreSQL says it'), { code });

describe('a reported act', () => {
  const append = jest.fn<(entry: AuditAct) => Promise<void>>();
  const audit = new AuditService({ append } as unknown as AuditRepository);
  let lost: AbortController;
  beforeEach(() => {
    jest.useFakeTimers();
    append.mockReset().mockResolvedValue(undefined);
    lost = new AbortController();
  });
  afterEach(() => jest.useRealTimers());

  it.each(['ECONNREFUSED', '57P03', '53100'])(
    'waits an hour for a database that fails with %s',
    async (code) => {
      append.mockRejectedValue(fault(code));
      const reported = audit.report(ID, act, lost.signal);
      await jest.advanceTimersByTimeAsync(3_600_000);
      append.mockReset().mockResolvedValue(undefined);
      await jest.advanceTimersByTimeAsync(15_000);
      await expect(reported).resolves.toBeUndefined();
      expect(append.mock.calls).toEqual([[expect.objectContaining({ id: ID })]]);
    },
  );

  it('is left to another replica once the message is no longer this one’s', async () => {
    append.mockRejectedValue(fault('ECONNREFUSED'));
    lost.abort(new Error('The connection to the message broker was lost.'));
    await expect(audit.report(ID, act, lost.signal)).rejects.toThrow('connection to the message');
  });

  it('is not tried again for a fault of its own', async () => {
    append.mockRejectedValue(fault('23514'));
    await expect(audit.report(ID, act, lost.signal)).rejects.toThrow('as PostgreSQL says it');
    expect(append).toHaveBeenCalledTimes(1);
  });
});
