import { randomUUID } from 'node:crypto';
import {
  type AuditAction,
  type AuditOutcome,
  type AuditSubject,
  appendAudit,
  isMemoryFault,
  isStorageFault,
} from '@casewright/contracts';
import { isConnectionError } from '@casewright/database';
import { BUS, type Bus } from '@casewright/messaging';
import { currentContext } from '@casewright/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import { type AuditAct, AuditRepository } from './audit.repository.js';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;
/**
 * RabbitMQ takes a message back that has not been acknowledged for 30 minutes, and counts that as a
 * failed delivery. Before then the act is sent anew.
 */
const SEND_ANEW_AFTER_MS = 20 * 60_000;

type Reported = z.output<typeof appendAudit.payload>;

/** An act of this service: what was done, by whom, to what, and with what outcome. */
interface OwnAct {
  action: AuditAction;
  /** Null if nobody is signed in. */
  actor: number | null;
  /** A number is an account's id. */
  subject: AuditSubject | number | null;
  outcome: AuditOutcome;
}

/** Writes the audit log: acts of this service, and those that gateways report. */
@Injectable()
export class AuditService {
  constructor(
    private readonly entries: AuditRepository,
    @Inject(BUS) private readonly bus: Pick<Bus, 'submit'>,
  ) {}

  /** Records an act of this service, in the transaction that does it where there is one. */
  record(act: OwnAct, tx?: EntityManager): Promise<void> {
    const { correlationId } = currentContext();
    const at = new Date().toISOString();
    const subject =
      typeof act.subject === 'number'
        ? ({ kind: 'user', id: String(act.subject) } as const)
        : act.subject;
    return this.entries.append({ ...act, id: randomUUID(), at, correlationId, subject }, tx);
  }

  /** Records what was refused. @param account that it was about, as far as is known */
  refused(action: AuditAction, actor: number | null, account = actor): Promise<void> {
    return this.record({ action, actor, subject: account, outcome: 'refused' });
  }

  /**
   * Records what a route has done. May run twice: the message's id is the entry's. Waits for a
   * database that is away or full, however long: an entry must not be given up for that. A long wait
   * goes on with a new message of the same id.
   * @param signal aborted when another replica will be given the message
   */
  async report(id: string, act: Reported, signal: AbortSignal): Promise<void> {
    const { correlationId, principal } = currentContext();
    const entry: AuditAct = {
      ...act,
      id,
      at: new Date(act.at).toISOString(),
      actor: principal?.userId ?? null,
      correlationId,
    };
    const sendAnewAt = Date.now() + SEND_ANEW_AFTER_MS;
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(LONGEST_PAUSE_MS, pause * 2)) {
      try {
        return await this.entries.append(entry);
      } catch (error) {
        if (!isPassing(error)) throw error;
        signal.throwIfAborted();
        if (Date.now() >= sendAnewAt && (await this.sendAnew(id, act))) return;
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  }

  private sendAnew(id: string, act: Reported): Promise<boolean> {
    return this.bus.submit(appendAudit, act, { messageId: id }).then(
      () => true,
      () => false,
    );
  }
}

/** Whether the database may accept the same entry later. */
function isPassing(error: unknown): boolean {
  return isConnectionError(error) || isStorageFault(error) || isMemoryFault(error);
}
