import { AppError, type OwnSession, type SessionEnd, sessionsRevoked } from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import { currentContext, currentUserId } from '@casewright/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { AuthConfig } from '../auth-config.js';
import type { SessionEntity } from '../database/entities/session.entity.js';
import { hashSessionToken } from '../proofs/tokens.js';
import { deviceOf, shortAddress } from './device-words.js';
import { OwnSessionsRepository } from './own-sessions.repository.js';

/** Long enough to finish a sentence, but never most of a session. */
const WARN_SECONDS = 5 * 60;
const WARN_SHARE = 0.4;

/** A user's own sessions. Ending one takes effect at once, wherever it is in use. */
@Injectable()
export class OwnSessionsService {
  constructor(
    private readonly sessions: OwnSessionsRepository,
    private readonly audit: AuditService,
    @Inject(AuthConfig) private readonly config: AuthConfig,
    @Inject(BUS) private readonly bus: Bus,
  ) {}

  /** The current session first, then by last use. */
  async list(): Promise<OwnSession[]> {
    const current = currentContext().principal?.sessionId;
    const live = await this.sessions.live(currentUserId(), this.config.SESSION_IDLE_MINUTES);
    return live
      .map((session) => toOwnSession(session, current))
      .sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  }

  /** @throws AppError NOT_FOUND */
  async end(id: string): Promise<null> {
    const userId = currentUserId();
    await this.sessions.inTransaction(async (tx) => {
      if (!(await this.sessions.end(userId, id, tx))) {
        throw new AppError('NOT_FOUND', 'This session has already ended.');
      }
      await this.record(userId, id, tx);
    });
    await this.bus.publish(sessionsRevoked, { sessionIds: [id] });
    return null;
  }

  async endOthers(): Promise<{ ended: number }> {
    const userId = currentUserId();
    const sessionIds = await this.sessions.inTransaction(async (tx) => {
      const current = currentContext().principal?.sessionId;
      const ended = await this.sessions.endAll(userId, current, tx);
      for (const id of ended) await this.record(userId, id, tx);
      return ended;
    });
    if (sessionIds.length > 0) await this.bus.publish(sessionsRevoked, { sessionIds });
    return { ended: sessionIds.length };
  }

  /** When the token's session ends. Asking does not extend it. */
  async endOf(token: string): Promise<SessionEnd> {
    const idle = this.config.SESSION_IDLE_MINUTES;
    const warnSeconds = Math.min(WARN_SECONDS, Math.floor(idle * 60 * WARN_SHARE));
    const left = await this.sessions.endOf(hashSessionToken(token), idle);
    return { endsInSeconds: 0, canStay: false, warnSeconds, ...left };
  }

  private record(userId: number, id: string, tx: EntityManager): Promise<void> {
    const act = { action: 'end_session', actor: userId, outcome: 'done' } as const;
    return this.audit.record({ ...act, subject: { kind: 'session', id } }, tx);
  }
}

function toOwnSession(session: SessionEntity, current: string | undefined): OwnSession {
  return {
    id: session.id,
    device: deviceOf(session.userAgent),
    address: shortAddress(session.ip),
    startedAt: session.createdAt.toISOString(),
    lastUsedAt: session.lastSeenAt.toISOString(),
    isCurrent: session.id === current,
  };
}
