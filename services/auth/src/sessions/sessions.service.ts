import { randomUUID } from 'node:crypto';
import {
  API_KEY_PREFIX,
  AppError,
  type Client,
  type OpenedSession,
  type OwnSession,
  type readLiveSessions,
  type resolveSession,
  type SessionEnd,
  type User,
} from '@casewright/contracts';
import { clientNetwork, currentContext, currentUserId } from '@casewright/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import { AuthConfig } from '../auth-config.js';
import { type Change, Changes } from '../changes/changes.js';
import type { SessionEntity } from '../database/entities/session.entities.js';
import { toUser } from '../database/entities/user.entity.js';
import type { Hold } from '../proofs/passwords/hold-proven.js';
import { LoginTriesRepository } from '../proofs/passwords/login-tries.repository.js';
import { SecondFactorPolicy } from '../proofs/second-factors/second-factor-policy.js';
import { hashToken, newToken } from '../proofs/tokens.js';
import { deviceOf, shortAddress } from './device-words.js';
import { SessionsRepository } from './sessions.repository.js';

/** Long enough to finish a sentence, but never most of a session. */
const WARN_SECONDS = 5 * 60;
const WARN_SHARE = 0.4;

interface Opening {
  /** The token of a session that ends with it. */
  replaces?: string | undefined;
  hold?: Hold;
  also?: (sessionId: string, tx: EntityManager) => Promise<void>;
}

/** Opens sessions and ends them, which takes effect at once, wherever they are in use. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly tries: LoginTriesRepository,
    private readonly policy: SecondFactorPolicy,
    private readonly changes: Changes,
    @Inject(AuthConfig) private readonly config: AuthConfig,
  ) {}

  /**
   * A new token for `user`, in place of an old one; the caller has made sure who it is.
   *
   * @param hold what that rests on
   * @param also what else is stored of the session, with it
   */
  async open(
    user: User,
    client: Client,
    { replaces, hold, also }: Opening = {},
  ): Promise<OpenedSession> {
    await this.sessions.deleteExpired(this.config.SESSION_IDLE_MINUTES);
    const id = randomUUID();
    const token = newToken();
    const expiresAt = new Date(Date.now() + this.config.SESSION_MAX_HOURS * 3_600_000);
    const session = { ...client, id, tokenHash: hashToken(token), userId: user.id, expiresAt };
    await this.changes.make(async (change) => {
      await hold?.(change.tx);
      await this.sessions.insert(session, change.tx);
      await also?.(id, change.tx);
      await this.tries.rememberNetwork(user.id, clientNetwork(client.ip), change.tx);
      if (replaces !== undefined) await end(replaces, change);
      await change.record('sign_in', user.id, { kind: 'session', id });
    });
    const signedIn = { ...user, ...(await this.policy.ofUser(user)) };
    return { user: signedIn, token, expiresAt: expiresAt.toISOString() };
  }

  /** Who a session's token or an API key lets in, and what it may be used for; null if it is not valid. */
  async resolve(token: string): Promise<z.output<typeof resolveSession.response>> {
    const hash = hashToken(token);
    const live = token.startsWith(API_KEY_PREFIX)
      ? await this.sessions.findLiveKey(hash)
      : await this.sessions.findLive(hash, this.config.SESSION_IDLE_MINUTES);
    if (!live) return null;
    await this.sessions.touch(live);
    const must = this.policy.ofAccount(live.user);
    const user = { ...toUser(live.user), ...must };
    const scope = 'scope' in live ? { scope: live.scope } : {};
    return {
      user,
      principal: { userId: user.id, sessionId: live.id, role: user.role, ...scope, ...must },
      expiresAt: live.expiresAt.toISOString(),
    };
  }

  /** Which of these sessions and keys have not ended; being asked for does not prolong one. */
  live(ids: readonly string[]): Promise<z.output<typeof readLiveSessions.response>> {
    return this.sessions.left(ids, this.config.SESSION_IDLE_MINUTES);
  }

  async logOut(token: string): Promise<null> {
    await this.changes.make((change) => end(token, change));
    return null;
  }

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

/** Ends a token's session, if there is one, and records it. */
async function end(token: string, change: Change): Promise<void> {
  const [session] = await change.end('sessions', 'token_hash = $1', [hashToken(token)]);
  if (!session) return;
  await change.record('sign_out', session.userId, { kind: 'session', id: session.id });
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
