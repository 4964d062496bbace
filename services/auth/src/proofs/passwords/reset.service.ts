import { AppError, type IssuedLink } from '@casewright/contracts';
import { currentContext } from '@casewright/platform';
import { Injectable, Logger } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { type Change, Changes } from '../../changes/changes.js';
import { type Mail, Mailer } from '../../changes/mailer.js';
import { noticeMail } from '../../changes/notice-mail.js';
import { ResetLinkEntity } from '../../database/entities/proof.entities.js';
import { UserEntity } from '../../database/entities/user.entity.js';
import { hashToken, newToken } from '../tokens.js';
import { LoginTriesRepository } from './login-tries.repository.js';
import { NewPasswords } from './password-rules.js';
import { expireResetLinks, setPassword } from './set-password.js';

const LINK_MINUTES = 30;
/** Mails per account: enough to try again, too few to flood a mailbox. */
const LINKS_PER_HOUR = 3;
/** How long links are remembered, to limit their number. */
const FORGET_AFTER = '1 hour';

interface ResetLink {
  /** A path, or a full address if the installation knows its own. Works once. */
  link: string;
  expiresAt: string;
}

@Injectable()
export class ResetService {
  private readonly logger = new Logger(ResetService.name);

  constructor(
    private readonly db: EntityManager,
    private readonly tries: LoginTriesRepository,
    private readonly passwords: NewPasswords,
    private readonly changes: Changes,
    private readonly mailer: Mailer,
  ) {}

  /**
   * A link for a user, in place of any before: mailed where that can be done, else for the
   * administrator who asks to hand over.
   *
   * @throws AppError NOT_FOUND; CONFLICT for an account that nobody could sign in with
   */
  async issueTo(userId: number): Promise<IssuedLink> {
    const user = await this.db.findOneBy(UserEntity, { id: userId });
    if (!user)
      throw new AppError('NOT_FOUND', 'There is no such account. It may have been deleted.');
    if (user.disabledAt) {
      throw new AppError('CONFLICT', 'This account is disabled. Enable it, then make the link.');
    }
    const { link, expiresAt } = await this.changes.make((change) => this.makeLink(userId, change));
    if (await this.mailer.isSent(mailOf(user.email, link))) {
      return { link: null, mailedTo: user.email, expiresAt };
    }
    this.mailer.sendLater(noticeMail(user.email, 'issue_reset_link'));
    return { link, mailedTo: null, expiresAt };
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
    const sent = this.send(email).catch((error: unknown) =>
      this.logger.error(`A link could not be mailed: ${String(error)}`),
    );
    this.mailer.later(sent);
    return null;
  }

  /** Whether a link works. @throws AppError NOT_FOUND */
  async read(token: string): Promise<null> {
    if (await this.ownerOf(hashToken(token))) return null;
    throw usedUp();
  }

  /**
   * Ends all that was opened with the old password, as a change of it does, and every session.
   *
   * @throws AppError NOT_FOUND or VALIDATION_FAILED; after the latter the link still works
   */
  async reset(token: string, password: string): Promise<null> {
    const tokenHash = hashToken(token);
    const user = await this.ownerOf(tokenHash);
    if (!user) throw usedUp();
    const passwordHash = await this.passwords.hash(password, user);
    await this.changes.make(async (change) => {
      if (!(await useResetLink(tokenHash, change.tx))) throw usedUp();
      await setPassword(user.id, passwordHash, change.tx);
      await this.tries.forget(user.email, change.tx);
      await change.endAccess(user.id);
      await change.record('reset_password', user.id, user.id);
      change.notify(user.email, 'reset_password');
    });
    return null;
  }

  private async send(email: string): Promise<void> {
    const user = await this.db.findOneBy(UserEntity, { email });
    // An account without a password signs in through its provider only; a mailbox must not replace
    // that.
    if (!user || user.disabledAt || user.password === null) return;
    const made = await this.changes.make(async (change) =>
      (await this.countRecent(user.id, change.tx)) < LINKS_PER_HOUR
        ? this.makeLink(user.id, change)
        : null,
    );
    if (made) await this.mailer.send(mailOf(user.email, made.link));
  }

  /** Stores a link, which invalidates all others of the user. */
  private async makeLink(userId: number, change: Change): Promise<ResetLink> {
    const token = newToken();
    await expireResetLinks(userId, change.tx);
    const [{ expiresAt }] = await change.tx.query(
      `INSERT INTO reset_links (token_hash, user_id, expires_at)
       VALUES ($1, $2, now() + $3 * interval '1 minute') RETURNING expires_at AS "expiresAt"`,
      [hashToken(token), userId, LINK_MINUTES],
    );
    const actor = currentContext().principal?.userId ?? null;
    await change.record('issue_reset_link', actor, userId);
    // In the fragment, so that no server log and no `Referer` contains it.
    const link = this.mailer.linkTo(`/reset-password#${token}`);
    return { link, expiresAt: expiresAt.toISOString() };
  }

  /** Counts the links of the last hour. Locks the user, so that none is added meanwhile. */
  private async countRecent(userId: number, tx: EntityManager): Promise<number> {
    await tx.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [userId]);
    await tx.query(`DELETE FROM reset_links WHERE made_at < now() - interval '${FORGET_AFTER}'`);
    return tx.countBy(ResetLinkEntity, { userId });
  }

  /** The user whose password a link may set; null if the link is not valid. */
  private async ownerOf(tokenHash: Buffer): Promise<UserEntity | null> {
    const link = await this.db
      .createQueryBuilder(ResetLinkEntity, 'link')
      .innerJoinAndSelect('link.user', 'user')
      .where('link.tokenHash = :tokenHash AND link.expiresAt > now()', { tokenHash })
      .getOne();
    return link && !link.user.disabledAt ? link.user : null;
  }
}

/** Uses a link up. @returns whether it was valid; of two concurrent uses, one wins */
export async function useResetLink(tokenHash: Buffer, tx: EntityManager): Promise<boolean> {
  const [, used] = (await tx.query(
    `UPDATE reset_links SET expires_at = to_timestamp(0)
      WHERE token_hash = $1 AND expires_at > now()`,
    [tokenHash],
  )) as [unknown[], number];
  return used === 1;
}

function mailOf(to: string, link: string): Mail {
  return {
    to,
    subject: 'Choose a new password',
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
