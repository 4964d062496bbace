import { randomUUID } from 'node:crypto';
import type {
  AuditAction,
  AuditEntry,
  AuditOutcome,
  AuditSubject,
  appendAudit,
} from '@casewright/contracts';
import { currentContext } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import { AuditRepository } from './audit.repository.js';

/** An act of this service: what was done, by whom, to what, and whether it was. */
export interface OwnAct {
  action: AuditAction;
  /** Null where nobody has shown who they are. */
  actor: number | null;
  subject: AuditSubject | null;
  outcome: AuditOutcome;
}

/** Writes the audit log: acts of this service, and those that gateways report. */
@Injectable()
export class AuditService {
  constructor(private readonly entries: AuditRepository) {}

  /** Records an act of this service, in the transaction that does it where there is one. */
  record(act: OwnAct, tx?: EntityManager): Promise<void> {
    const { correlationId } = currentContext();
    const at = new Date().toISOString();
    return this.entries.append({ id: randomUUID(), at, correlationId, ...act }, tx);
  }

  /** Records what a route has done. May run twice: the message's id is the entry's. */
  report(id: string, act: z.output<typeof appendAudit.payload>): Promise<void> {
    const { correlationId, principal } = currentContext();
    const entry: Omit<AuditEntry, 'number' | 'previousHash' | 'hash'> = {
      ...{ id, at: new Date(act.at).toISOString(), actor: principal?.userId ?? null },
      ...{ action: act.action, subject: act.subject, outcome: act.outcome, correlationId },
    };
    return this.entries.append(entry);
  }
}
