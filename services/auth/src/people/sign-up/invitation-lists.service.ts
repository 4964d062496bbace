import {
  AppError,
  type checkInvitees,
  type InvitationOutcome,
  type inviteUsers,
} from '@casewright/contracts';
import { currentUserId } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { EntityManager, In, MoreThan } from 'typeorm';
import type { z } from 'zod';
import { AuditService } from '../../audit/audit.service.js';
import { InvitationEntity } from '../../database/entities/invitation.entity.js';
import { UserEntity } from '../../database/entities/user.entity.js';
import { InvitationsService } from './invitations.service.js';

/** Mail servers take some connections from one sender at a time, and refuse more. */
const AT_A_TIME = 10;

type Invited = z.output<typeof inviteUsers.request>['invitations'][number];

/** Invites many people at once, each as a single invitation would. */
@Injectable()
export class InvitationListsService {
  constructor(
    private readonly db: EntityManager,
    private readonly invitations: InvitationsService,
    private readonly audit: AuditService,
  ) {}

  async check(given: string[]): Promise<z.output<typeof checkInvitees.response>> {
    const emails = given.map((address) => address.toLowerCase());
    const users = await this.db.findBy(UserEntity, { email: In(emails) });
    return { registered: users.map(({ email }) => email), invited: await this.waiting(emails) };
  }

  private async waiting(emails: string[]): Promise<string[]> {
    const where = { email: In(emails), expiresAt: MoreThan(new Date()) };
    return (await this.db.findBy(InvitationEntity, where)).map(({ email }) => email);
  }

  async invite(list: Invited[]): Promise<z.output<typeof inviteUsers.response>> {
    const seen = new Set(await this.waiting(list.map(({ email }) => email.toLowerCase())));
    const outcomes: InvitationOutcome[] = [];
    for (let at = 0; at < list.length; at += AT_A_TIME) {
      const group = list.slice(at, at + AT_A_TIME).map((invited) => this.inviteOne(invited, seen));
      outcomes.push(...(await Promise.all(group)));
    }
    return { outcomes };
  }

  /** @param seen addresses whose invitation is not replaced: a link that was handed over works on */
  private async inviteOne(
    { email: given, role }: Invited,
    seen: Set<string>,
  ): Promise<InvitationOutcome> {
    const email = given.toLowerCase();
    if (seen.has(email)) return { email, refused: 'An invitation of this address is waiting.' };
    seen.add(email);
    try {
      const { id, ...issued } = await this.invitations.invite(email, role);
      const subject = { kind: 'invitation', id } as const;
      const actor = currentUserId();
      await this.audit.record({ action: 'invite_user', actor, subject, outcome: 'done' });
      return { email, refused: null, ...issued };
    } catch (error) {
      if (error instanceof AppError) return { email, refused: error.message };
      throw error;
    }
  }
}
