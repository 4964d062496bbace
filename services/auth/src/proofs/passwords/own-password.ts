import {
  AppError,
  type AuditAction,
  type AuditSubject,
  FRESH_MINUTES,
  type NoticeAction,
} from '@casewright/contracts';
import { currentContext, currentUserId } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import { type Change, Changes } from '../../changes/changes.js';
import { UserEntity } from '../../database/entities/user.entity.js';
import { holdProven } from './hold-proven.js';
import { PasswordCheck } from './password-check.js';

/** Key under which attempts from within a session are counted, whatever the address. */
const WITHIN_A_SESSION = 'session';

/** Asks a signed-in user for the password again before anything that is hard to undo. */
@Injectable()
export class OwnPassword {
  constructor(
    private readonly db: EntityManager,
    private readonly passwords: PasswordCheck,
    private readonly audit: AuditService,
    private readonly changes: Changes,
  ) {}

  /**
   * The caller's account, for its password. Wrong ones are slowed down as those of a log-in are.
   *
   * @param action what it is asked for, recorded as refused where it is wrong
   * @throws AppError FORBIDDEN or RATE_LIMITED
   */
  async prove(password: string, action: AuditAction): Promise<UserEntity> {
    const account = await this.account();
    if (account.password === null) throw noPassword();
    const { email } = account;
    if (!(await this.passwords.matches(password, account, email, WITHIN_A_SESSION))) {
      await this.audit.refused(action, account.id);
      const message = 'Your current password is incorrect.';
      throw new AppError('FORBIDDEN', message, { details: [{ path: 'current', message }] });
    }
    await this.passwords.forgive(email, WITHIN_A_SESSION);
    return account;
  }

  /**
   * As `prove`. An account without a password has signed in elsewhere; that it has just done so shows as
   * much.
   *
   * @throws AppError VALIDATION_FAILED for a missing password; FORBIDDEN or RATE_LIMITED
   */
  async proveOrFresh(password: string | undefined, action: AuditAction): Promise<UserEntity> {
    if (password !== undefined) return this.prove(password, action);
    const account = await this.account();
    if (account.password !== null) {
      const message = 'Enter your current password';
      throw new AppError('VALIDATION_FAILED', message, { details: [{ path: 'current', message }] });
    }
    if (await this.isFresh()) return account;
    await this.audit.refused(action, account.id);
    throw new AppError(
      'FORBIDDEN',
      `You signed in more than ${FRESH_MINUTES} minutes ago. Log out, sign in with your organization again, and repeat this.`,
    );
  }

  /** The caller's account. @throws AppError NOT_SIGNED_IN */
  async account(): Promise<UserEntity> {
    const account = await this.db.findOneBy(UserEntity, { id: currentUserId() });
    if (account) return account;
    throw new AppError('NOT_SIGNED_IN', 'Your account is gone.');
  }

  /**
   * Makes a change of how an account is opened, if its password is still the one that was shown. Records
   * it with the change, and mails it to the address that the owner had before.
   *
   * @param account as it was proven
   * @param subject of the record; the account by default
   * @throws AppError FORBIDDEN
   */
  change<T>(
    account: UserEntity,
    action: NoticeAction,
    work: (change: Change) => Promise<T>,
    subject: AuditSubject | number = account.id,
  ): Promise<T> {
    return this.changes.make(async (change) => {
      await holdProven(account)(change.tx);
      const done = await work(change);
      await change.record(action, account.id, subject);
      change.notify(account.email, action);
      return done;
    });
  }

  /** Whether the caller's session has just begun. */
  private async isFresh(): Promise<boolean> {
    const rows = (await this.db.query(
      `SELECT 1 FROM sessions
        WHERE id = $1 AND created_at > now() - $2 * interval '1 minute'`,
      [currentContext().principal?.sessionId ?? '', FRESH_MINUTES],
    )) as unknown[];
    return rows.length === 1;
  }
}

function noPassword(): AppError {
  const message =
    'Your account has no password here, because you sign in with your organization. Ask your administrator for a link to set one.';
  return new AppError('FORBIDDEN', message, { details: [{ path: 'current', message }] });
}
