import { AppError, type IssuedLink, sessionsRevoked } from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import { currentContext } from '@casewright/platform';
import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import { type Mail, Mailer } from '../../changes/mailer.js';
import { noticeMail } from '../../changes/notice-mail.js';
import { UsersRepository } from '../../people/users.repository.js';
import { OwnSessionsRepository } from '../../sessions/own-sessions.repository.js';
import { LoginTriesRepository } from '../passwords/login-tries.repository.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { PasswordRules } from '../passwords/password-rules.js';
import { AccountRepository } from '../passwords/set-password.js';
import { hashSessionToken, newSessionToken } from '../tokens.js';
import { ResetRepository } from './reset.repository.js';

export const LINK_MINUTES = 30;
/** Mails per account: enough to try again, too few to flood a mailbox. */
const LINKS_PER_HOUR = 3;

interface ResetLink {
  /** A path, or a full address if the installation knows its own. Works once. */
  link: string;
  expiresAt: string;
}

@Injectable()
export class ResetService implements OnModuleDestroy {
  private readonly logger = new Logger(ResetService.name);
  private readonly pending = new Set<Promise<void>>();

  constructor(
    private readonly links: ResetRepository,
    private readonly users: UsersRepository,
    private readonly accounts: AccountRepository,
    private readonly sessions: OwnSessionsRepository,
    private readonly tries: LoginTriesRepository,
    private readonly hasher: PasswordHasher,
    private readonly rules: PasswordRules,
    private readonly mailer: Mailer,
    private readonly audit: AuditService,
    @Inject(BUS) private readonly bus: Bus,
  ) {}

  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.pending);
  }

  /**
   * A link for a user, in place of any before: mailed where that can be done, else for the
   * administrator who asks to hand over.
   *
   * @throws AppError NOT_FOUND; CONFLICT for an account that nobody could sign in with
   */
  async issueTo(userId: number): Promise<IssuedLink> {
    const user = await this.accounts.find(userId);
    if (!user)
      throw new AppError('NOT_FOUND', 'There is no such account. It may have been deleted.');
    if (user.disabledAt) {
      throw new AppError('CONFLICT', 'This account is disabled. Enable it, then make the link.');
    }
    const { link, expiresAt } = await this.links.inTransaction((tx) => this.makeLink(userId, tx));
    if (!(await this.mailer.isSent(mailOf(user.email, link)))) {
      this.mailer.sendLater(noticeMail(user.email, 'issue_reset_link'));
      return { link, mailedTo: null, expiresAt };
    }
    return { link: null, mailedTo: user.email, expiresAt };
  }

  /**
   * Mails a link if the address has an account. Nothing waits for the mail, so the response takes
   * equally long either way.
   *
   * @throws AppError CONFLICT if no mail can be sent
   */
  request(email: string): null {
    if (!this.mailer.isConfigured) {
      throw new AppError(
        'CONFLICT',
        'This installation cannot send mail. Ask your administrator for a link.',
      );
    }
    const work: Promise<void> = this.send(email)
      .catch((error: unknown) => this.logger.error(`A link could not be mailed: ${String(error)}`))
      .finally(() => this.pending.delete(work));
    this.pending.add(work);
    return null;
  }

  /** Whether a link works. @throws AppError NOT_FOUND */
  async read(token: string): Promise<null> {
    if (await this.links.find(hashSessionToken(token))) return null;
    throw usedUp();
  }

  /**
   * Ends all that was opened with the old password, as a change of it does, and every session.
   *
   * @throws AppError NOT_FOUND or VALIDATION_FAILED; after the latter the link still works
   */
  async reset(token: string, password: string): Promise<null> {
    const tokenHash = hashSessionToken(token);
    const user = await this.links.find(tokenHash);
    if (!user) throw usedUp();
    this.rules.assertGood(password, user);
    const passwordHash = await this.hasher.hash(password);
    const sessionIds = await this.links.inTransaction(async (tx) => {
      if (!(await this.links.use(tokenHash, tx))) throw usedUp();
      await this.accounts.setPassword(user.id, passwordHash, tx);
      await this.tries.forget(user.email, tx);
      const ended = await this.sessions.endAll(user.id, undefined, tx);
      await this.record('reset_password', user.id, user.id, tx);
      return [...ended, ...(await this.sessions.revokeKeys(user.id, tx))];
    });
    if (sessionIds.length > 0) await this.bus.publish(sessionsRevoked, { sessionIds });
    this.mailer.sendLater(noticeMail(user.email, 'reset_password'));
    return null;
  }

  private async send(email: string): Promise<void> {
    const user = await this.users.findByEmail(email);
    // An account without a password signs in through its provider only; a mailbox must not replace
    // that.
    if (!user || user.disabledAt || user.password === null) return;
    const made = await this.links.inTransaction(async (tx) => {
      if ((await this.links.countRecent(user.id, tx)) >= LINKS_PER_HOUR) return null;
      return this.makeLink(user.id, tx);
    });
    if (made) await this.mailer.send(mailOf(user.email, made.link));
  }

  private async makeLink(userId: number, tx: EntityManager): Promise<ResetLink> {
    const token = newSessionToken();
    const expires = await this.links.insert(userId, hashSessionToken(token), LINK_MINUTES, tx);
    const actor = currentContext().principal?.userId ?? null;
    await this.record('issue_reset_link', actor, userId, tx);
    // In the fragment, so that no server log and no `Referer` contains it.
    const link = this.mailer.linkTo(`/reset-password#${token}`);
    return { link, expiresAt: expires.toISOString() };
  }

  private record(
    action: 'issue_reset_link' | 'reset_password',
    actor: number | null,
    userId: number,
    tx: EntityManager,
  ): Promise<void> {
    const subject = { kind: 'user', id: String(userId) } as const;
    return this.audit.record({ action, actor, subject, outcome: 'done' }, tx);
  }
}

function mailOf(to: string, link: string): Mail {
  return {
    ...{ to, subject: 'Choose a new password' },
    text: (host) => [
      `Someone asked for a new password for this address at ${host}.`,
      `To choose one, open this link within ${LINK_MINUTES} minutes. It works once.`,
      link,
      'If you did not ask for this, ignore this message: your password stays the same.',
    ],
  };
}

function usedUp(): AppError {
  return new AppError(
    'NOT_FOUND',
    'This link has been used, or has expired, or a newer one was made. Ask for a new link.',
  );
}
