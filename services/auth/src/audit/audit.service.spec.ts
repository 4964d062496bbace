import { appendAudit } from '@casewright/contracts';
import type { Bus } from '@casewright/messaging';
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
  const submit = jest.fn<Bus['submit']>();
  const audit = new AuditService({ append } as unknown as AuditRepository, { submit });
  let lost: AbortController;
  beforeEach(() => {
    jest.useFakeTimers();
    append.mockReset().mockResolvedValue(undefined);
    submit.mockReset().mockResolvedValue(undefined);
    lost = new AbortController();
  });
  afterEach(() => jest.useRealTimers());

  it.each(['ECONNREFUSED', '57P03', '53100', '53200'])(
    'waits for a database that fails with %s',
    async (code) => {
      append.mockRejectedValue(fault(code));
      const reported = audit.report(ID, act, lost.signal);
      await jest.advanceTimersByTimeAsync(1_000_000);
      append.mockReset().mockResolvedValue(undefined);
      await jest.advanceTimersByTimeAsync(15_000);
      await expect(reported).resolves.toBeUndefined();
      expect(append.mock.calls).toEqual([[expect.objectContaining({ id: ID })]]);
    },
  );

  it('is sent anew under its id before the broker takes its message back, and acknowledged', async () => {
    append.mockRejectedValue(fault('ECONNREFUSED'));
    let isOver = false;
    const reported = audit.report(ID, act, lost.signal).then(() => {
      isOver = true;
    });
    await jest.advanceTimersByTimeAsync(1_190_000);
    expect([isOver, submit.mock.calls.length]).toEqual([false, 0]);
    await jest.advanceTimersByTimeAsync(30_000);
    await reported;
    expect(submit.mock.calls).toEqual([[appendAudit, act, { messageId: ID }]]);
  });

  it('is kept where it cannot be sent anew', async () => {
    append.mockRejectedValue(fault('ECONNREFUSED'));
    submit.mockRejectedValue(new Error('The queue is full.'));
    const reported = audit.report(ID, act, lost.signal);
    await jest.advanceTimersByTimeAsync(1_500_000);
    append.mockReset().mockResolvedValue(undefined);
    await jest.advanceTimersByTimeAsync(15_000);
    await expect(reported).resolves.toBeUndefined();
    expect(append).toHaveBeenCalledTimes(1);
  });

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
