import { randomUUID } from 'node:crypto';
import {
  AppError,
  type Invitation,
  type inviteUser,
  MOST_INVITATIONS,
  type Role,
} from '@casewright/contracts';
import { currentUserId } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { EntityManager, MoreThan } from 'typeorm';
import type { z } from 'zod';
import { type Mail, Mailer } from '../../changes/mailer.js';
import { InvitationEntity, toInvitation } from '../../database/entities/invitation.entity.js';
import { UserEntity } from '../../database/entities/user.entity.js';
import { hashToken, newToken } from '../../proofs/tokens.js';

const DAYS = 7;
/** Within which a mailbox gets no second mail that nobody here has asked for, in minutes. */
const MAIL_AGAIN_AFTER = 10;

/** How long expired ones are shown, for whoever wonders. */
const FORGET_AFTER = '30 days';

interface Made {
  id: string;
  link: string;
  expiresAt: Date;
}

/** Invites people to open an account: whom an administrator names, and who shows that a mailbox is theirs. */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly db: EntityManager,
    private readonly mailer: Mailer,
  ) {}

  async list(): Promise<{ invitations: Invitation[] }> {
    const invitations = await this.db.find(InvitationEntity, {
      relations: { inviter: true },
      order: { createdAt: 'DESC', id: 'ASC' },
      take: MOST_INVITATIONS,
    });
    return { invitations: invitations.map(toInvitation) };
  }

  /** @throws AppError CONFLICT where the address has an account */
  async invite(given: string, role: Role): Promise<z.output<typeof inviteUser.response>> {
    const email = given.toLowerCase();
    if (await this.db.existsBy(UserEntity, { email })) {
      throw new AppError('CONFLICT', 'An account with this email address already exists.', {
        details: [{ path: 'email', message: 'This email address already has an account' }],
      });
    }
    const { id, link, expiresAt } = (await this.make(email, role, currentUserId()))!;
    const isMailed = await this.mailer.isSent(mailOf(email, link, true));
    return {
      id,
      expiresAt: expiresAt.toISOString(),
      ...(isMailed ? { link: null, mailedTo: email } : { link, mailedTo: null }),
    };
  }

  /** @throws AppError NOT_FOUND */
  async revoke(id: string): Promise<null> {
    const { affected } = await this.db.delete(InvitationEntity, { id });
    if (affected === 1) return null;
    throw new AppError('NOT_FOUND', 'This invitation was accepted or revoked already.');
  }

  /** An administrator's works only for as long as they are one. @throws AppError NOT_FOUND */
  async read(token: string): Promise<{ email: string }> {
    const where = { tokenHash: hashToken(token), expiresAt: MoreThan(new Date()) };
    const found = await this.db.findOne(InvitationEntity, { where, relations: { inviter: true } });
    if (!found) throw usedUp();
    const { email, inviter } = found;
    if (inviter && (inviter.role !== 'administrator' || inviter.disabledAt)) throw usedUp();
    return { email };
  }

  /**
   * Uses an invitation up for the account that it is for, and holds who sent it.
   *
   * @throws AppError NOT_FOUND
   */
  async accept(token: string, email: string, tx: EntityManager): Promise<Role> {
    const tokenHash = hashToken(token);
    // First, as those do who change the sender's role: it is then seen below as it stays.
    await tx.query(
      `SELECT 1 FROM users
        WHERE id = (SELECT invited_by FROM invitations WHERE token_hash = $1) FOR SHARE`,
      [tokenHash],
    );
    const [[used]] = (await tx.query(
      `DELETE FROM invitations WHERE token_hash = $1 AND expires_at > now()
          AND (invited_by IS NULL OR EXISTS (SELECT 1 FROM users AS inviter
                 WHERE inviter.id = invited_by AND inviter.is_admin AND inviter.disabled_at IS NULL))
       RETURNING email, role`,
      [tokenHash],
    )) as [{ email: string; role: Role }[], number];
    if (used?.email !== email) throw usedUp();
    return used.role;
  }

  /**
   * Mails a link to an address whose owner is to show that it is theirs. Nobody learns whether there is
   * an account: to one, no mail is sent.
   *
   * @throws AppError SIGNUP_CLOSED where no mail can be sent
   */
  async proveMailbox(email: string): Promise<void> {
    if (!this.mailer.isConfigured) {
      throw new AppError(
        'SIGNUP_CLOSED',
        'Sign-up requires an emailed link, and this installation cannot send email. Ask your administrator for an invitation.',
      );
    }
    if (await this.db.existsBy(UserEntity, { email })) return;
    // One of an administrator's has another role, and is not replaced.
    const where = { email, expiresAt: MoreThan(new Date()) };
    if ((await this.db.findOneBy(InvitationEntity, where))?.invitedBy) return;
    const made = await this.make(email, 'member', null);
    if (made) this.mailer.sendLater(mailOf(email, made.link, false));
  }

  /** In place of an earlier one to the address. @returns null where that was mailed just now, and stays */
  private async make(email: string, role: Role, by: number | null): Promise<Made | null> {
    const token = newToken();
    const id = randomUUID();
    await this.db.query(
      `DELETE FROM invitations WHERE expires_at < now() - interval '${FORGET_AFTER}'`,
    );
    const [stored] = (await this.db.query(
      `INSERT INTO invitations AS kept (id, email, role, token_hash, invited_by, expires_at)
       VALUES ($1, $2, $3, $4, $5, now() + $6 * interval '1 day')
       ON CONFLICT (email) DO UPDATE SET id = excluded.id, role = excluded.role,
         token_hash = excluded.token_hash, invited_by = excluded.invited_by,
         created_at = now(), expires_at = excluded.expires_at
         WHERE kept.created_at <= now() - $7 * interval '1 minute'
       RETURNING expires_at AS "expiresAt"`,
      [id, email, role, hashToken(token), by, DAYS, by === null ? MAIL_AGAIN_AFTER : 0],
    )) as { expiresAt: Date }[];
    // In the fragment, so that no server log and no `Referer` contains it.
    const link = this.mailer.linkTo(`/invitation#${token}`);
    return stored ? { ...stored, id, link } : null;
  }
}

function mailOf(to: string, link: string, isInvited: boolean): Mail {
  return {
    to,
    subject: isInvited ? 'Your account is waiting' : 'Finish creating your account',
    text: (host) => [
      isInvited
        ? `You are invited to open an account at ${host}.`
        : `Someone asked for an account for this address at ${host}.`,
      `To open it, follow this link within ${DAYS} days. It works once.`,
      link,
      'If you do not know what this is about, ignore this message: no account is opened.',
    ],
  };
}

function usedUp(): AppError {
  return new AppError(
    'NOT_FOUND',
    'This invitation has been used, revoked, or replaced, or it has expired. Ask for a new one.',
  );
}
