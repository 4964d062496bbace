import { AppError, type OwnSession, type SessionEnd } from '@casewright/contracts';
import { currentContext, currentUserId } from '@casewright/platform';
import { Inject, Injectable } from '@nestjs/common';
import { AuthConfig } from '../auth-config.js';
import { Changes } from '../changes/changes.js';
import type { SessionEntity } from '../database/entities/session.entities.js';
import { hashToken } from '../proofs/tokens.js';
import { deviceOf, shortAddress } from './device-words.js';
import { SessionsRepository } from './sessions.repository.js';

/** Long enough to finish a sentence, but never most of a session. */
const WARN_SECONDS = 5 * 60;
const WARN_SHARE = 0.4;

/** A user's own sessions. Ending one takes effect at once, wherever it is in use. */
@Injectable()
export class OwnSessionsService {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly changes: Changes,
    @Inject(AuthConfig) private readonly config: AuthConfig,
  ) {}

  /** The current session first, then by last use. */
  async list(): Promise<OwnSession[]> {
    const current = currentContext().principal?.sessionId;
    const live = await this.sessions.liveOf(currentUserId(), this.config.SESSION_IDLE_MINUTES);
    return live
      .map((session) => toOwnSession(session, current))
      .sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  }

  /** @throws AppError NOT_FOUND */
  async end(id: string): Promise<null> {
    const userId = currentUserId();
    await this.changes.make(async (change) => {
      const ended = await change.end('sessions', 'id = $1 AND user_id = $2', [id, userId]);
      if (ended.length === 0) throw new AppError('NOT_FOUND', 'This session has already ended.');
      await change.record('end_session', userId, { kind: 'session', id });
    });
    return null;
  }

  endOthers(): Promise<{ ended: number }> {
    const userId = currentUserId();
    return this.changes.make(async (change) => {
      const ended = await change.endSessions(userId, currentContext().principal?.sessionId);
      for (const { id } of ended) {
        await change.record('end_session', userId, { kind: 'session', id });
      }
      return { ended: ended.length };
    });
  }

  /** When the token's session ends. Asking does not extend it. */
  async endOf(token: string): Promise<SessionEnd> {
    const idle = this.config.SESSION_IDLE_MINUTES;
    const warnSeconds = Math.min(WARN_SECONDS, Math.floor(idle * 60 * WARN_SHARE));
    const left = await this.sessions.endOf(hashToken(token), idle);
    return { endsInSeconds: 0, canStay: false, warnSeconds, ...left };
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
