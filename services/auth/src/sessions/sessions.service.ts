import { randomUUID } from 'node:crypto';
import {
  AppError,
  type LoginRequestSchema,
  type resolveSession,
  sessionsRevoked,
  type User,
} from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { AuditService } from '../audit/audit.service.js';
import { AuthConfig } from '../config/auth-config.js';
import { LoginFailuresRepository } from '../passwords/login-failures.repository.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import type { UserEntity } from '../users/user.entity.js';
import { toUser } from '../users/user.mapper.js';
import { UsersRepository } from '../users/users.repository.js';
import { hashSessionToken, newSessionToken } from './session-token.js';
import { SessionsRepository } from './sessions.repository.js';

export interface Client {
  ip: string;
  userAgent: string;
}

export interface OpenedSession {
  user: User;
  token: string;
  expiresAt: string;
}

@Injectable()
export class SessionsService {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly users: UsersRepository,
    private readonly hasher: PasswordHasher,
    private readonly failures: LoginFailuresRepository,
    @Inject(AuthConfig) private readonly config: AuthConfig,
    @Inject(BUS) private readonly bus: Bus,
    private readonly audit: AuditService,
  ) {}

  /**
   * Opens a session for the right password. An unknown address reads and is slowed down exactly
   * like a wrong password, so that addresses cannot be tried out.
   *
   * @throws AppError WRONG_CREDENTIALS or RATE_LIMITED.
   */
  async logIn(input: z.output<typeof LoginRequestSchema>, client: Client): Promise<OpenedSession> {
    const email = input.email.toLowerCase();
    const account = await this.users.findByEmail(email);
    const user = await this.proven(email, input.password, account).catch(async (error) => {
      if (error instanceof AppError) await this.recordRefusal(account);
      throw error;
    });
    await this.sessions.deleteExpired(this.config.SESSION_IDLE_MINUTES);
    return this.open(user, client);
  }

  /** A new token for `user`; the caller has made sure who it is. */
  async open(user: User, client: Client): Promise<OpenedSession> {
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
    await this.sessions.inTransaction(async (tx) => {
      await this.sessions.insert(session, tx);
      const subject = { kind: 'session', id } as const;
      await this.audit.record({ action: 'sign_in', actor: user.id, subject, outcome: 'done' }, tx);
    });
    return { user, token, expiresAt: expiresAt.toISOString() };
  }

  async resolve(token: string): Promise<z.output<typeof resolveSession.response>> {
    const live = await this.sessions.findLive(
      hashSessionToken(token),
      this.config.SESSION_IDLE_MINUTES,
    );
    if (!live) return null;
    await this.sessions.touch(live.id);
    const user = toUser(live.user);
    return {
      user,
      principal: { userId: user.id, sessionId: live.id, isAdmin: user.isAdmin },
      expiresAt: live.expiresAt.toISOString(),
    };
  }

  async logOut(token: string): Promise<void> {
    const ended = await this.sessions.inTransaction(async (tx) => {
      const session = await this.sessions.delete(hashSessionToken(token), tx);
      if (!session) return null;
      const act = { action: 'sign_out', actor: session.userId, outcome: 'done' } as const;
      await this.audit.record({ ...act, subject: { kind: 'session', id: session.id } }, tx);
      return session.id;
    });
    if (ended) await this.bus.publish(sessionsRevoked, { sessionIds: [ended] });
  }

  /** The user whose password it is. @throws AppError WRONG_CREDENTIALS or RATE_LIMITED */
  private async proven(email: string, password: string, account: UserEntity | null): Promise<User> {
    await this.assertNotLocked(email);
    const matches = await this.hasher.matches(password, account?.password);
    if (!account || !matches) {
      await this.failures.record(email);
      throw new AppError('WRONG_CREDENTIALS', 'The email address or the password is not right.');
    }
    await this.failures.clear(email);
    return toUser(account);
  }

  /** Nobody has shown who they are, so there is no actor: only the account that was tried. */
  private recordRefusal(account: UserEntity | null): Promise<void> {
    return this.audit.record({
      ...{ action: 'sign_in', actor: null, outcome: 'refused' },
      subject: account && { kind: 'user', id: String(account.id) },
    });
  }

  private async assertNotLocked(email: string): Promise<void> {
    const left = await this.failures.lockedSeconds(email);
    if (left <= 0) return;
    throw new AppError('RATE_LIMITED', `Too many wrong passwords. Try again in ${left} seconds.`, {
      retryAfter: left,
    });
  }
}
