import { randomUUID } from 'node:crypto';
import {
  type AuditAction,
  type AuditEntry,
  type AuditOutcome,
  type AuditSubject,
  type appendAudit,
  isStorageFault,
} from '@casewright/contracts';
import { isConnectionError } from '@casewright/database';
import { currentContext } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import { AuditRepository } from './audit.repository.js';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;

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

  /**
   * Records what a route has done. May run twice: the message's id is the entry's. Waits for a
   * database that is away or full, however long: an entry must not be given up for that.
   * @param signal aborted when another replica will be given the message
   */
  async report(
    id: string,
    act: z.output<typeof appendAudit.payload>,
    signal: AbortSignal,
  ): Promise<void> {
    const { correlationId, principal } = currentContext();
    const entry: Omit<AuditEntry, 'number' | 'previousHash' | 'hash'> = {
      ...{ id, at: new Date(act.at).toISOString(), actor: principal?.userId ?? null },
      ...{ action: act.action, subject: act.subject, outcome: act.outcome, correlationId },
    };
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(LONGEST_PAUSE_MS, pause * 2)) {
      try {
        return await this.entries.append(entry);
      } catch (error) {
        if (!isConnectionError(error) && !isStorageFault(error)) throw error;
        signal.throwIfAborted();
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  }
}
