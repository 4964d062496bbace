import {
  type AuditAction,
  type AuditSubject,
  type NoticeAction,
  sessionsRevoked,
} from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import { Inject, Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { type Mail, Mailer } from './mailer.js';
import { noticeMail } from './notice-mail.js';

interface EndedSession {
  id: string;
  userId: number;
}

/** A unit of work: what is stored, recorded, and ended together or not at all. */
export class Change {
  readonly ended: EndedSession[] = [];
  readonly mails: Mail[] = [];

  constructor(
    readonly tx: EntityManager,
    private readonly audit: AuditService,
  ) {}

  /** Comes last: appending locks the audit log until the change is stored. */
  record(action: AuditAction, actor: number | null, subject: AuditSubject | number): Promise<void> {
    return this.audit.record({ action, actor, subject, outcome: 'done' }, this.tx);
  }

  /** Ends sessions or API keys. All end here, so that gateways hear of each. */
  async end(
    table: 'sessions' | 'api_keys',
    condition: string,
    values: unknown[],
  ): Promise<EndedSession[]> {
    const [rows] = (await this.tx.query(
      `DELETE FROM ${table} WHERE ${condition} RETURNING id, user_id AS "userId"`,
      values,
    )) as [EndedSession[], number];
    this.ended.push(...rows);
    return rows;
  }

  /** Ends all of a user's sessions but one. */
  endSessions(userId: number, except: string | null = null): Promise<EndedSession[]> {
    const condition = 'user_id = $1 AND id IS DISTINCT FROM $2::uuid';
    return this.end('sessions', condition, [userId, except]);
  }

  /** Ends all that lets a user in: every session but one, and every API key. @returns the sessions */
  async endAccess(userId: number, except: string | null = null): Promise<EndedSession[]> {
    const sessions = await this.endSessions(userId, except);
    await this.end('api_keys', 'user_id = $1', [userId]);
    return sessions;
  }

  /** Mails an account's owner what was done. */
  notify(email: string, action: NoticeAction): void {
    this.mails.push(noticeMail(email, action));
  }
}

/** Makes changes, and tells owners and gateways of each once it is stored. */
@Injectable()
export class Changes {
  constructor(
    private readonly db: EntityManager,
    private readonly audit: AuditService,
    private readonly mailer: Mailer,
    @Inject(BUS) private readonly bus: Bus,
  ) {}

  async make<T>(work: (change: Change) => Promise<T>): Promise<T> {
    const { change, done } = await this.db.transaction(async (tx) => {
      const change = new Change(tx, this.audit);
      return { change, done: await work(change) };
    });
    for (const mail of change.mails) this.mailer.sendLater(mail);
    const sessionIds = change.ended.map(({ id }) => id);
    if (sessionIds.length > 0) await this.bus.publish(sessionsRevoked, { sessionIds });
    return done;
  }
}
