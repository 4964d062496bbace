import { AppError } from '@casewright/contracts';
import type { Bus } from '@casewright/messaging';
import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { type Act, AuditReports } from './audit-reports.js';

const principal = {
  userId: 7,
  sessionId: '3f2b8f64-5717-4562-b3fc-2c963f66afa6',
  role: 'member' as const,
};
const who = { correlationId: 'request-1', principal };
const act = (action: 'delete_draft' | 'export_file'): Act => ({
  at: '2026-11-22T09:30:00.000Z',
  action,
  subject: null,
  outcome: 'done',
});

describe('entries of the audit log while the broker is away', () => {
  const submit = jest.fn<Bus['submit']>();
  const warn = jest.spyOn(Logger.prototype, 'warn');
  let reports: AuditReports;
  let taken: string[];

  beforeEach(() => {
    jest.useFakeTimers();
    warn.mockReset();
    taken = [];
    reports = new AuditReports({ submit });
    submit.mockReset().mockRejectedValue(new AppError('UNAVAILABLE', 'The broker is away.'));
  });
  afterEach(() => jest.useRealTimers());

  const brokerIsBack = () =>
    submit.mockImplementation(async (_, data) => void taken.push((data as Act).action));

  it('hold an answer up for some seconds only', async () => {
    const reported = reports.report(who, act('delete_draft'));
    await jest.advanceTimersByTimeAsync(3_000);
    await expect(reported).resolves.toBeUndefined();
    expect(taken).toEqual([]);
  });

  it('are handed over once it is back, oldest first, under their first ids', async () => {
    void reports.report(who, act('delete_draft'));
    void reports.report(who, act('export_file'));
    await jest.advanceTimersByTimeAsync(10_000);
    const ids = () => new Set(submit.mock.calls.map(([, , options]) => options?.messageId));
    brokerIsBack();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(taken).toEqual(['delete_draft', 'export_file']);
    expect(ids().size).toBe(2);
    expect(submit).toHaveBeenLastCalledWith(expect.anything(), act('export_file'), {
      ...who,
      messageId: expect.any(String),
    });
    await jest.advanceTimersByTimeAsync(10_000);
    expect(taken).toHaveLength(2);
  });

  it('have a last chance when the gateway stops, and are logged when that is in vain', async () => {
    void reports.report(who, act('delete_draft'));
    await jest.advanceTimersByTimeAsync(5_000);
    const stopped = reports.beforeApplicationShutdown();
    await jest.advanceTimersByTimeAsync(2_000);
    await stopped;
    expect(warn.mock.calls.flat().join()).toMatch(
      /An audit log entry was lost: .*"action":"delete_draft".*"actor":7,"correlationId":"request-1"/,
    );
    warn.mockClear();
    brokerIsBack();
    await reports.beforeApplicationShutdown();
    expect(taken).toEqual(['delete_draft']);
    expect(warn).not.toHaveBeenCalled();
  });
});
