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
import { AuthConfig } from '../config/auth-config.js';
import { LoginFailuresRepository } from '../passwords/login-failures.repository.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
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
  ) {}

  /**
   * Opens a session for the right password. An unknown address reads and is slowed down exactly
   * like a wrong password, so that addresses cannot be tried out.
   *
   * @throws AppError WRONG_CREDENTIALS or RATE_LIMITED.
   */
  async logIn(input: z.output<typeof LoginRequestSchema>, client: Client): Promise<OpenedSession> {
    const email = input.email.toLowerCase();
    await this.assertNotLocked(email);
    const account = await this.users.findByEmail(email);
    const matches = await this.hasher.matches(input.password, account?.password);
    if (!account || !matches) {
      await this.failures.record(email);
      throw new AppError('WRONG_CREDENTIALS', 'The email address or the password is not right.');
    }
    await this.failures.clear(email);
    await this.sessions.deleteExpired(this.config.SESSION_IDLE_MINUTES);
    return this.open(toUser(account), client);
  }

  /** A new token for `user`; the caller has made sure who it is. */
  async open(user: User, client: Client): Promise<OpenedSession> {
    const token = newSessionToken();
    const expiresAt = new Date(Date.now() + this.config.SESSION_MAX_HOURS * 3_600_000);
    await this.sessions.insert({
      id: randomUUID(),
      tokenHash: hashSessionToken(token),
      userId: user.id,
      ip: client.ip,
      userAgent: client.userAgent,
      expiresAt,
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
    const id = await this.sessions.delete(hashSessionToken(token));
    if (id) await this.bus.publish(sessionsRevoked, { sessionIds: [id] });
  }

  private async assertNotLocked(email: string): Promise<void> {
    const left = await this.failures.lockedSeconds(email);
    if (left <= 0) return;
    throw new AppError('RATE_LIMITED', `Too many wrong passwords. Try again in ${left} seconds.`, {
      retryAfter: left,
    });
  }
}
