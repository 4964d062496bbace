import { MOST_INVITATIONS, type Role } from '@casewright/contracts';
import { Injectable } from '@nestjs/common';
import { EntityManager, MoreThan } from 'typeorm';
import { InvitationEntity } from '../../database/entities/invitation.entity.js';

type NewInvitation = Omit<InvitationEntity, 'inviter' | 'createdAt' | 'expiresAt'>;

/** How long expired ones are shown, for whoever wonders. */
const FORGET_AFTER = '30 days';

@Injectable()
export class InvitationsRepository {
  constructor(private readonly db: EntityManager) {}

  list(): Promise<InvitationEntity[]> {
    return this.db.find(InvitationEntity, {
      relations: { inviter: true },
      order: { createdAt: 'DESC', id: 'ASC' },
      take: MOST_INVITATIONS,
    });
  }

  /**
   * Stores an invitation in place of an earlier one to the address.
   *
   * @param unlessNewer minutes within which an earlier one stays
   * @returns until when it works; null where an earlier one stays
   */
  async put(invitation: NewInvitation, days: number, unlessNewer = 0): Promise<Date | null> {
    const { id, email, role, tokenHash, invitedBy } = invitation;
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
      [id, email, role, tokenHash, invitedBy, days, unlessNewer],
    )) as { expiresAt: Date }[];
    return stored?.expiresAt ?? null;
  }

  /** One that works: an administrator's only for as long as they are one. */
  async find(tokenHash: Buffer): Promise<InvitationEntity | null> {
    const expiresAt = MoreThan(new Date());
    const where = { tokenHash, expiresAt };
    const found = await this.db.findOne(InvitationEntity, { where, relations: { inviter: true } });
    const { inviter } = found ?? {};
    return inviter && (inviter.role !== 'administrator' || inviter.disabledAt) ? null : found;
  }

  findOpen(email: string): Promise<InvitationEntity | null> {
    return this.db.findOneBy(InvitationEntity, { email, expiresAt: MoreThan(new Date()) });
  }

  /** Uses an invitation up, and holds who sent it. @returns it, if it still worked */
  async use(tokenHash: Buffer, tx: EntityManager): Promise<{ email: string; role: Role } | null> {
    // First, as those do who change the sender's role: it is then seen below as it stays.
    await tx.query(
      `SELECT 1 FROM users
        WHERE id = (SELECT invited_by FROM invitations WHERE token_hash = $1) FOR SHARE`,
      [tokenHash],
    );
    const [rows] = (await tx.query(
      `DELETE FROM invitations WHERE token_hash = $1 AND expires_at > now()
          AND (invited_by IS NULL OR EXISTS (SELECT 1 FROM users AS inviter
                 WHERE inviter.id = invited_by AND inviter.is_admin AND inviter.disabled_at IS NULL))
       RETURNING email, role`,
      [tokenHash],
    )) as [{ email: string; role: Role }[], number];
    return rows[0] ?? null;
  }

  /** @returns whether it was there */
  async remove(id: string): Promise<boolean> {
    const { affected } = await this.db.delete(InvitationEntity, { id });
    return affected === 1;
  }
}
