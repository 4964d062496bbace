import { AppError, type User } from '@casewright/contracts';
import { currentContext } from '@casewright/platform';
import { Inject, Injectable } from '@nestjs/common';
import { QueryFailedError } from 'typeorm';
import { AuthConfig } from '../auth-config.js';
import { Changes } from '../changes/changes.js';
import { toUser, UserEntity } from '../database/entities/user.entity.js';
import { holdProven } from '../proofs/passwords/hold-proven.js';
import { OwnPassword } from '../proofs/passwords/own-password.js';
import { NewPasswords } from '../proofs/passwords/password-rules.js';
import { endWhatWasBegun, setPassword } from '../proofs/passwords/set-password.js';
import { Accounts } from './accounts.js';
import { assertMaySignUp } from './sign-up/sign-up-policy.js';

const UNIQUE_VIOLATION = '23505';

/** Changes that users make to their own account; all but their name need their password. */
@Injectable()
export class OwnAccountService {
  constructor(
    private readonly accounts: Accounts,
    private readonly own: OwnPassword,
    private readonly changes: Changes,
    private readonly passwords: NewPasswords,
    @Inject(AuthConfig) private readonly config: AuthConfig,
  ) {}

  /**
   * Ends all other sessions, API keys, and links to single sign-on: whoever knew the old password may
   * have made one.
   *
   * @throws AppError FORBIDDEN, RATE_LIMITED, or VALIDATION_FAILED
   */
  async changePassword(current: string, password: string): Promise<{ ended: number }> {
    const account = await this.own.prove(current, 'change_password');
    const hash = await this.passwords.hash(password, account);
    const here = currentContext().principal?.sessionId;
    return this.own.change(account, 'change_password', async (change) => {
      await setPassword(account.id, hash, change.tx);
      const ended = await change.endAccess(account.id, here);
      return { ended: ended.length };
    });
  }

  /**
   * Deletes the account, as an administrator would.
   *
   * @throws AppError FORBIDDEN, RATE_LIMITED, VALIDATION_FAILED, or CONFLICT
   */
  async delete(current: string | undefined): Promise<null> {
    const account = await this.own.proveOrFresh(current, 'delete_own_account');
    return this.accounts.delete(account.id, async (change) => {
      await holdProven(account)(change.tx);
      await change.record('delete_own_account', account.id, account.id);
    });
  }

  /** @throws AppError FORBIDDEN, RATE_LIMITED, SIGNUP_CLOSED or EMAIL_TAKEN */
  async changeEmail(current: string, email: string): Promise<User> {
    const account = await this.own.prove(current, 'change_email');
    const { id } = account;
    // With `closed`, existing accounts may change to any address; otherwise it must be of an
    // allowed domain.
    if (this.config.SIGNUP !== 'closed') assertMaySignUp(this.config.SIGNUP, email, false);
    return this.own.change(account, 'change_email', async ({ tx }) => {
      await tx.update(UserEntity, { id }, { email }).catch((error: unknown) => {
        throw isTaken(error) ? emailTaken(this.config.SIGNUP) : error;
      });
      await endWhatWasBegun(id, tx);
      return toUser(await tx.findOneByOrFail(UserEntity, { id }));
    });
  }

  /**
   * No password is asked for: a name opens nothing. An account without one has its name from the
   * identity provider.
   *
   * @throws AppError FORBIDDEN
   */
  async changeDetails(details: Pick<User, 'name' | 'company'>): Promise<User> {
    const { id, password } = await this.own.account();
    if (password === null) {
      throw new AppError('FORBIDDEN', 'Your name comes from your organization’s sign-on.');
    }
    return this.changes.make(async (change) => {
      await change.tx.update(UserEntity, { id }, details);
      await change.record('change_details', id, id);
      return toUser(await change.tx.findOneByOrFail(UserEntity, { id }));
    });
  }
}

function isTaken(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  return (error.driverError as { code?: string }).code === UNIQUE_VIOLATION;
}

/** Reveals no more about other accounts than sign-up does, which is nothing if it is closed. */
function emailTaken(signup: string): AppError {
  const message =
    signup === 'closed'
      ? 'This email address cannot be used here. Use another one, or ask your administrator.'
      : 'An account with this email address already exists. Use another address.';
  return new AppError('EMAIL_TAKEN', message, { details: [{ path: 'email', message }] });
}
