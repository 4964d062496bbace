import {
  AppError,
  type SignupRequestSchema,
  type User,
  type UserName,
} from '@casewright/contracts';
import { assertAdmin } from '@casewright/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { AuditService } from '../audit/audit.service.js';
import { AuthConfig } from '../config/auth-config.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { assertMaySignUp } from './signup-policy.js';
import { toUser } from './user.mapper.js';
import { UsersRepository } from './users.repository.js';

@Injectable()
export class UsersService {
  constructor(
    private readonly users: UsersRepository,
    private readonly hasher: PasswordHasher,
    @Inject(AuthConfig) private readonly config: AuthConfig,
    private readonly audit: AuditService,
  ) {}

  /**
   * Opens an account; the first one is the administrator's.
   *
   * @throws AppError SIGNUP_CLOSED or EMAIL_TAKEN.
   */
  signUp(input: z.output<typeof SignupRequestSchema>): Promise<User> {
    return this.openAccount(input).catch(async (error) => {
      const refused = { action: 'open_account', actor: null, outcome: 'refused' } as const;
      if (error instanceof AppError) await this.audit.record({ ...refused, subject: null });
      throw error;
    });
  }

  /**
   * Whose the ids are; those without an account are left out.
   *
   * @throws AppError FORBIDDEN to everybody but administrators
   */
  async names(ids: readonly number[]): Promise<UserName[]> {
    assertAdmin('see the names of all users');
    const users = await this.users.findByIds(ids);
    return users.map(({ id, name, email }) => ({ id, name, email }));
  }

  private async openAccount(input: z.output<typeof SignupRequestSchema>): Promise<User> {
    const email = input.email.toLowerCase();
    const passwordHash = await this.hasher.hash(input.password);
    return this.users.inSignup(async (tx, isFirst) => {
      assertMaySignUp(this.config.SIGNUP, email, isFirst);
      const stored = await this.users.insert(
        { email, name: input.name, company: input.company, passwordHash },
        isFirst,
        tx,
      );
      if (!stored) {
        throw new AppError(
          'EMAIL_TAKEN',
          'An account with this email address already exists. Log in instead, or use another address.',
          { details: [{ path: 'email', message: 'This email address has an account already' }] },
        );
      }
      const act = { action: 'open_account', actor: stored.id, outcome: 'done' } as const;
      await this.audit.record({ ...act, subject: { kind: 'user', id: String(stored.id) } }, tx);
      return toUser(stored);
    });
  }
}
