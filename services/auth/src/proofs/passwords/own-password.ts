import {
  AppError,
  type AuditAction,
  type AuditOutcome,
  type AuditSubject,
  FRESH_MINUTES,
  type NoticeAction,
} from '@casewright/contracts';
import { currentContext, currentUserId } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService, type OwnAct } from '../../audit/audit.service.js';
import { Mailer } from '../../changes/mailer.js';
import { noticeMail } from '../../changes/notice-mail.js';
import type { UserEntity } from '../../database/entities/user.entity.js';
import { holdProven } from './hold-proven.js';
import { mustWait } from './login-backoff.js';
import { LoginTriesRepository } from './login-tries.repository.js';
import { PasswordHasher } from './password-hasher.js';
import { AccountRepository } from './set-password.js';

/** Key under which attempts from within a session are counted, whatever the address. */
const WITHIN_A_SESSION = 'session';

/** Asks a signed-in user for the password again before anything that is hard to undo. */
@Injectable()
export class OwnPassword {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly tries: LoginTriesRepository,
    private readonly hasher: PasswordHasher,
    private readonly audit: AuditService,
    private readonly mailer: Mailer,
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
    const wait = await this.tries.reserve(account.email, WITHIN_A_SESSION, account.id);
    if (wait > 0) throw mustWait(wait, 'passwords');
    if (!(await this.hasher.matches(password, account.password))) {
      await this.audit.record(this.act(action, account.id, 'refused'));
      const message = 'Your current password is not right.';
      throw new AppError('FORBIDDEN', message, { details: [{ path: 'current', message }] });
    }
    await this.tries.forgive(account.email, WITHIN_A_SESSION);
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
    const sessionId = currentContext().principal?.sessionId ?? '';
    if (await this.accounts.isFresh(sessionId, FRESH_MINUTES)) return account;
    await this.audit.record(this.act(action, account.id, 'refused'));
    throw new AppError(
      'FORBIDDEN',
      `You signed in more than ${FRESH_MINUTES} minutes ago. Log out, sign in with your organization again, and repeat this.`,
    );
  }

  /** The caller's account. @throws AppError NOT_SIGNED_IN */
  async account(): Promise<UserEntity> {
    const account = await this.accounts.find(currentUserId());
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
  async change<T>(
    account: UserEntity,
    action: NoticeAction,
    work: (tx: EntityManager) => Promise<T>,
    subject?: AuditSubject,
  ): Promise<T> {
    const made = await this.accounts.inTransaction(async (tx) => {
      await holdProven(account)(tx);
      const done = await work(tx);
      const act = this.act(action, account.id, 'done');
      await this.audit.record({ ...act, subject: subject ?? act.subject }, tx);
      return done;
    });
    this.mailer.sendLater(noticeMail(account.email, action));
    return made;
  }

  /** What users do to their own account. */
  act(action: AuditAction, userId: number, outcome: AuditOutcome): OwnAct {
    return { action, actor: userId, subject: { kind: 'user', id: String(userId) }, outcome };
  }
}

function noPassword(): AppError {
  const message =
    'Your account has no password here, because you sign in with your organization. Ask your administrator for a link to set one.';
  return new AppError('FORBIDDEN', message, { details: [{ path: 'current', message }] });
}
