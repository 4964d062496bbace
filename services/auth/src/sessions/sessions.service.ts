import { randomUUID } from 'node:crypto';
import type { Client, OpenedSession, resolveSession, User } from '@casewright/contracts';
import { clientNetwork } from '@casewright/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import { AuthConfig } from '../auth-config.js';
import { type Change, Changes } from '../changes/changes.js';
import { toUser } from '../database/entities/user.entity.js';
import type { Hold } from '../proofs/passwords/hold-proven.js';
import { LoginTriesRepository } from '../proofs/passwords/login-tries.repository.js';
import { SecondFactorPolicy } from '../proofs/second-factors/second-factor-policy.js';
import { hashToken, newToken } from '../proofs/tokens.js';
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

  async resolve(token: string): Promise<z.output<typeof resolveSession.response>> {
    const live = await this.sessions.findLive(hashToken(token), this.config.SESSION_IDLE_MINUTES);
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
    return this.sessions.left(ids, this.config.SESSION_IDLE_MINUTES);
  }

  async logOut(token: string): Promise<null> {
    await this.changes.make((change) => end(token, change));
    return null;
  }
}

/** Ends a token's session, if there is one, and records it. */
async function end(token: string, change: Change): Promise<void> {
  const [session] = await change.end('sessions', 'token_hash = $1', [hashToken(token)]);
  if (!session) return;
  await change.record('sign_out', session.userId, { kind: 'session', id: session.id });
}
