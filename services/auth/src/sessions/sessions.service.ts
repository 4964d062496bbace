import { randomUUID } from 'node:crypto';
import {
  type Client,
  type OpenedSession,
  type resolveSession,
  sessionsRevoked,
  type User,
} from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import { clientNetwork } from '@casewright/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import { AuditService } from '../audit/audit.service.js';
import { AuthConfig } from '../auth-config.js';
import { toUser } from '../database/entities/user.entity.js';
import type { Hold } from '../proofs/passwords/hold-proven.js';
import { LoginTriesRepository } from '../proofs/passwords/login-tries.repository.js';
import { SecondFactorPolicy } from '../proofs/second-factors/second-factor-policy.js';
import { hashSessionToken, newSessionToken } from '../proofs/tokens.js';
import { type LeftSession, SessionsRepository } from './sessions.repository.js';

interface Opening {
  /** The token of a session that ends with it. */
  replaces?: string | undefined;
  hold?: Hold;
  also?: (sessionId: string, tx: EntityManager) => Promise<void>;
}

@Injectable()
export class SessionsService {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly tries: LoginTriesRepository,
    @Inject(AuthConfig) private readonly config: AuthConfig,
    @Inject(BUS) private readonly bus: Bus,
    private readonly audit: AuditService,
    private readonly policy: SecondFactorPolicy,
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
    const token = newSessionToken();
    const expiresAt = new Date(Date.now() + this.config.SESSION_MAX_HOURS * 3_600_000);
    const session = {
      id,
      tokenHash: hashSessionToken(token),
      userId: user.id,
      ...client,
      expiresAt,
    };
    const replaced = await this.sessions.inTransaction(async (tx) => {
      await hold?.(tx);
      await this.sessions.insert(session, tx);
      await also?.(id, tx);
      await this.tries.rememberNetwork(user.id, clientNetwork(client.ip), tx);
      const ended = replaces === undefined ? null : await this.end(replaces, tx);
      const subject = { kind: 'session', id } as const;
      await this.audit.record({ action: 'sign_in', actor: user.id, subject, outcome: 'done' }, tx);
      return ended;
    });
    await this.announceEnd(replaced);
    const signedIn = { ...user, ...(await this.policy.ofUser(user)) };
    return { user: signedIn, token, expiresAt: expiresAt.toISOString() };
  }

  async resolve(token: string): Promise<z.output<typeof resolveSession.response>> {
    const live = await this.sessions.findLive(
      hashSessionToken(token),
      this.config.SESSION_IDLE_MINUTES,
    );
    if (!live) return null;
    await this.sessions.touch(live.id);
    const must = this.policy.ofAccount(live.user);
    const user = { ...toUser(live.user), ...must };
    return {
      user,
      principal: { userId: user.id, sessionId: live.id, role: user.role, ...must },
      expiresAt: live.expiresAt.toISOString(),
    };
  }

  /** Which of these sessions have not ended; being asked for does not prolong one. */
  live(ids: readonly string[]): Promise<LeftSession[]> {
    return this.sessions.live(ids, this.config.SESSION_IDLE_MINUTES);
  }

  async logOut(token: string): Promise<void> {
    await this.announceEnd(await this.sessions.inTransaction((tx) => this.end(token, tx)));
  }

  /** Ends a token's session, if there is one, and records it. @returns its id */
  private async end(token: string, tx: EntityManager): Promise<string | null> {
    const session = await this.sessions.delete(hashSessionToken(token), tx);
    if (!session) return null;
    const act = { action: 'sign_out', actor: session.userId, outcome: 'done' } as const;
    await this.audit.record({ ...act, subject: { kind: 'session', id: session.id } }, tx);
    return session.id;
  }

  private async announceEnd(sessionId: string | null): Promise<void> {
    if (sessionId) await this.bus.publish(sessionsRevoked, { sessionIds: [sessionId] });
  }
}
