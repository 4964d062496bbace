import { randomUUID } from 'node:crypto';
import { AppError, type Invitation, type inviteUser, type Role } from '@casewright/contracts';
import { currentUserId } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import type { z } from 'zod';
import { type Mail, Mailer } from '../../changes/mailer.js';
import { toInvitation } from '../../database/entities/invitation.entity.js';
import { UserEntity } from '../../database/entities/user.entity.js';
import { hashToken, newToken } from '../../proofs/tokens.js';
import { InvitationsRepository } from './invitations.repository.js';

const DAYS = 7;
/** Within which a mailbox gets no second mail that nobody here has asked for, in minutes. */
const MAIL_AGAIN_AFTER = 10;

interface Made {
  id: string;
  link: string;
  expires: Date;
}

/** Invites people to open an account: whom an administrator names, and who shows that a mailbox is theirs. */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly invitations: InvitationsRepository,
    private readonly db: EntityManager,
    private readonly mailer: Mailer,
  ) {}

  async list(): Promise<{ invitations: Invitation[] }> {
    return { invitations: (await this.invitations.list()).map(toInvitation) };
  }

  /** @throws AppError CONFLICT where the address has an account */
  async invite(given: string, role: Role): Promise<z.output<typeof inviteUser.response>> {
    const email = given.toLowerCase();
    if (await this.db.existsBy(UserEntity, { email })) {
      throw new AppError('CONFLICT', 'An account with this email address already exists.', {
        details: [{ path: 'email', message: 'This email address already has an account' }],
      });
    }
    const { id, link, expires } = (await this.make(email, role, currentUserId()))!;
    const isMailed = await this.mailer.isSent(mailOf(email, link, true));
    return {
      id,
      expiresAt: expires.toISOString(),
      ...(isMailed ? { link: null, mailedTo: email } : { link, mailedTo: null }),
    };
  }

  /** @throws AppError NOT_FOUND */
  async revoke(id: string): Promise<null> {
    if (await this.invitations.remove(id)) return null;
    throw new AppError('NOT_FOUND', 'This invitation was accepted or revoked already.');
  }

  /** @throws AppError NOT_FOUND */
  async read(token: string): Promise<{ email: string }> {
    const invitation = await this.invitations.find(hashToken(token));
    if (!invitation) throw usedUp();
    return { email: invitation.email };
  }

  /**
   * Uses an invitation up for the account that it is for.
   *
   * @throws AppError NOT_FOUND
   */
  async accept(token: string, email: string, tx: EntityManager): Promise<Role> {
    const invitation = await this.invitations.use(hashToken(token), tx);
    if (invitation?.email !== email) throw usedUp();
    return invitation.role;
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
        'Sign-up here takes a link by mail, and this installation cannot send mail. Ask your administrator for an invitation.',
      );
    }
    if (await this.db.existsBy(UserEntity, { email })) return;
    // One of an administrator's has another role, and is not replaced.
    if ((await this.invitations.findOpen(email))?.invitedBy) return;
    const made = await this.make(email, 'member', null);
    if (made) this.mailer.sendLater(mailOf(email, made.link, false));
  }

  private async make(email: string, role: Role, by: number | null): Promise<Made | null> {
    const token = newToken();
    const id = randomUUID();
    const expires = await this.invitations.put(
      { id, email, role, tokenHash: hashToken(token), invitedBy: by },
      DAYS,
      by === null ? MAIL_AGAIN_AFTER : 0,
    );
    // In the fragment, so that no server log and no `Referer` contains it.
    const link = this.mailer.linkTo(`/invitation#${token}`);
    return expires && { id, link, expires };
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
