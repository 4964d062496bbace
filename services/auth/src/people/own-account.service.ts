import { AppError, sessionsRevoked, type User } from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import { currentContext } from '@casewright/platform';
import { Inject, Injectable } from '@nestjs/common';
import { AuditService } from '../audit/audit.service.js';
import { AuthConfig } from '../auth-config.js';
import { toUser } from '../database/entities/user.entity.js';
import { holdProven } from '../proofs/passwords/hold-proven.js';
import { OwnPassword } from '../proofs/passwords/own-password.js';
import { PasswordHasher } from '../proofs/passwords/password-hasher.js';
import { PasswordRules } from '../proofs/passwords/password-rules.js';
import { AccountRepository } from '../proofs/passwords/set-password.js';
import { OwnSessionsRepository } from '../sessions/own-sessions.repository.js';
import { AccountChanges } from './account-changes.js';
import { assertMaySignUp } from './sign-up/sign-up-policy.js';

/** Changes that users make to their own account after giving their password. */
@Injectable()
export class AccountService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly own: OwnPassword,
    private readonly rules: PasswordRules,
    private readonly hasher: PasswordHasher,
    private readonly sessions: OwnSessionsRepository,
    private readonly audit: AuditService,
    private readonly changes: AccountChanges,
    @Inject(AuthConfig) private readonly config: AuthConfig,
    @Inject(BUS) private readonly bus: Bus,
  ) {}

  /**
   * Ends all other sessions, API keys, and links to single sign-on: whoever knew the old password may
   * have made one.
   *
   * @throws AppError FORBIDDEN, RATE_LIMITED, or VALIDATION_FAILED
   */
  async changePassword(current: string, password: string): Promise<{ ended: number }> {
    const account = await this.own.prove(current, 'change_password');
    this.rules.assertGood(password, account);
    const hash = await this.hasher.hash(password);
    const except = currentContext().principal?.sessionId;
    const { ended, keys } = await this.own.change(account, 'change_password', async (tx) => {
      await this.accounts.setPassword(account.id, hash, tx);
      const ended = await this.sessions.endAll(account.id, except, tx);
      const keys = await this.sessions.revokeKeys(account.id, tx);
      return { ended, keys };
    });
    const sessionIds = [...ended, ...keys];
    if (sessionIds.length > 0) await this.bus.publish(sessionsRevoked, { sessionIds });
    return { ended: ended.length };
  }

  /**
   * Deletes the account, as an administrator would.
   *
   * @throws AppError FORBIDDEN, RATE_LIMITED, VALIDATION_FAILED, or CONFLICT
   */
  async delete(current: string | undefined): Promise<null> {
    const account = await this.own.proveOrFresh(current, 'delete_own_account');
    return this.changes.delete(account.id, async (tx) => {
      await holdProven(account)(tx);
      await this.audit.record(this.own.act('delete_own_account', account.id, 'done'), tx);
    });
  }

  /** @throws AppError FORBIDDEN, RATE_LIMITED, SIGNUP_CLOSED or EMAIL_TAKEN */
  async changeEmail(current: string, email: string): Promise<User> {
    const account = await this.own.prove(current, 'change_email');
    // With `closed`, existing accounts may change to any address; otherwise it must be of an
    // allowed domain.
    if (this.config.SIGNUP !== 'closed') assertMaySignUp(this.config.SIGNUP, email, false);
    return this.own.change(account, 'change_email', async (tx) => {
      const changed = await this.accounts.setEmail(account.id, email, tx);
      if (!changed) throw emailTaken(this.config.SIGNUP);
      return toUser(changed);
    });
  }
}

/** Reveals no more about other accounts than sign-up does, which is nothing if it is closed. */
function emailTaken(signup: string): AppError {
  const message =
    signup === 'closed'
      ? 'This email address cannot be used here. Use another one, or ask your administrator.'
      : 'An account with this email address already exists. Use another address.';
  return new AppError('EMAIL_TAKEN', message, { details: [{ path: 'email', message }] });
}
