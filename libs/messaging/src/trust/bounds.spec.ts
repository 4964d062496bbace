import { appendAudit } from '@casewright/contracts';
import type { Logger } from '@casewright/platform';
import { describe, expect, it } from '@jest/globals';
import { RefusalReports } from '../server/refusal-reports.js';
import type { WireMessage } from '../wire/message.js';
import { UntrustedMessage } from './refusal.js';
import { ReplayGuard } from './replay-guard.js';

const MINUTE = 60_000;

describe('the memory for messages', () => {
  it('forgets what would be refused by its age, and no sooner', () => {
    const guard = new ReplayGuard();
    expect(guard.note('a', 20, 0)).toBe(true);
    expect(guard.note('b', 100, 15_000)).toBe(true);
    expect(guard.note('a', 20, 15_000)).toBe(false);
    expect(guard.note('c', 100, 30_000)).toBe(true);
    expect(guard.note('b', 100, 30_000)).toBe(false);
    expect(guard.note('a', 20, 30_000)).toBe(true);
  });

  it('is bounded: the oldest go', () => {
    const guard = new ReplayGuard();
    for (let n = 0; n <= 200_000; n += 1) guard.note(String(n), 1_000, 0);
    expect(guard.note('200000', 1_000, 0)).toBe(false);
    expect(guard.note('1', 1_000, 0)).toBe(false);
    expect(guard.note('0', 1_000, 0)).toBe(true);
  });
});

describe('the reports of refused messages', () => {
  const lines: object[] = [];
  const acts: unknown[] = [];
  const logger = { error: (line: object) => lines.push(line) } as unknown as Logger;
  const submit = async (_def: unknown, act: unknown) => void acts.push(act);
  const reports = new RefusalReports({ submit } as never, logger);
  const message = { pattern: 'a.b.c', correlationId: 'c' } as WireMessage;
  const refused = new UntrustedMessage('forged', 'search service');

  it('are a few lines and one entry of the audit log a minute, whoever floods', () => {
    for (let n = 0; n < 500; n += 1) reports.report(refused, message, MINUTE + n);
    expect(lines).toHaveLength(10);
    expect(acts).toHaveLength(1);
    expect(appendAudit.payload.parse(acts[0])).toMatchObject({
      action: 'refuse_message',
      outcome: 'refused',
      subject: null,
    });
    reports.report(refused, message, 2 * MINUTE);
    expect(lines.slice(10)).toEqual([
      { untold: 490 },
      expect.objectContaining({ pattern: 'a.b.c', refusal: 'forged' }),
    ]);
    expect(acts).toHaveLength(2);
  });
});
