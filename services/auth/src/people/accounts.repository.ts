import { type AccountsQuery, type Role, USERS_OF_A_PAGE } from '@casewright/contracts';
import { destroyOwnerKey } from '@casewright/database';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { UserEntity } from '../database/entities/user.entity.js';

/** Accounts as administrators manage them. */
@Injectable()
export class AccountsRepository {
  constructor(private readonly db: DataSource) {}

  inTransaction<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    return this.db.transaction(work);
  }

  /** A page of accounts, newest first, and the total. */
  page({ search, page }: AccountsQuery): Promise<[UserEntity[], number]> {
    const query = this.db
      .getRepository(UserEntity)
      .createQueryBuilder('account')
      .orderBy('account.id', 'DESC')
      .skip((page - 1) * USERS_OF_A_PAGE)
      .take(USERS_OF_A_PAGE);
    // `position` rather than LIKE, so that `%` and `_` match themselves.
    if (search) {
      query.where(
        'position(lower(:search) IN lower(account.name)) > 0 OR position(lower(:search) IN account.email) > 0',
        { search },
      );
    }
    return query.getManyAndCount();
  }

  /** Locks the account against concurrent changes. */
  find(id: number, tx: EntityManager): Promise<UserEntity | null> {
    return tx
      .getRepository(UserEntity)
      .findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Ids of the administrators who can sign in, locked against changes by any replica. */
  async administrators(tx: EntityManager): Promise<number[]> {
    const rows = (await tx.query(
      `SELECT id FROM users WHERE role = 'administrator' AND disabled_at IS NULL
        ORDER BY id FOR UPDATE`,
    )) as { id: number }[];
    return rows.map(({ id }) => id);
  }

  async setRole(id: number, role: Role, tx: EntityManager): Promise<void> {
    await tx.getRepository(UserEntity).update({ id }, { role, isAdmin: role === 'administrator' });
  }

  async setHeld(id: number, heldAt: Date | null, tx: EntityManager): Promise<void> {
    await tx.getRepository(UserEntity).update({ id }, { heldAt });
  }

  async setDisabled(id: number, disabledAt: Date | null, tx: EntityManager): Promise<void> {
    await tx.getRepository(UserEntity).update({ id }, { disabledAt });
  }

  /** An invitation of whoever is administrator no more opens nothing. */
  async revokeInvitations(by: number, tx: EntityManager): Promise<void> {
    await tx.query('DELETE FROM invitations WHERE invited_by = $1', [by]);
  }

  /** Deletes the account with everything kept for it here, except the audit log. */
  async delete({ id, email }: UserEntity, tx: EntityManager): Promise<void> {
    await tx.query('DELETE FROM login_tries WHERE email = $1', [email]);
    await tx.getRepository(UserEntity).delete({ id });
  }

  /** Once the account is gone: what was sealed for it is unreadable in backups, too. Safe to repeat. */
  destroyKey(id: number): Promise<void> {
    return destroyOwnerKey(this.db, id);
  }

  /** Ends the account's sessions and API keys. @returns their ids */
  async endSessions(id: number, tx: EntityManager): Promise<string[]> {
    const rows = (await tx.query(
      `WITH ended AS (DELETE FROM sessions WHERE user_id = $1 RETURNING id),
            revoked AS (DELETE FROM api_keys WHERE user_id = $1 RETURNING id)
       SELECT id FROM ended UNION ALL SELECT id FROM revoked`,
      [id],
    )) as { id: string }[];
    return rows.map((row) => row.id);
  }
}
