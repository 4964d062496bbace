import { randomUUID } from 'node:crypto';
import type { Principal } from '@casewright/contracts';
import type { DataSource } from 'typeorm';
import { type AuditAct, AuditRepository } from '../src/audit/audit.repository.js';

export const admin: Principal = { userId: 1, sessionId: randomUUID(), role: 'administrator' };
export const anybody: Principal = { userId: 2, sessionId: randomUUID(), role: 'member' };

/** An act of the administrator, with nothing special. */
export function act(at = '2026-11-22T09:30:00.000Z') {
  return {
    id: randomUUID(),
    at,
    actor: 1,
    correlationId: 'spec-spec',
    action: 'export_file',
    subject: null,
    outcome: 'done',
  } as const satisfies AuditAct;
}

/** Appends so many acts, one after the other. */
export async function append(db: DataSource, count: number): Promise<void> {
  const entries = new AuditRepository(db.manager);
  for (let n = 0; n < count; n += 1) await entries.append(act());
}
