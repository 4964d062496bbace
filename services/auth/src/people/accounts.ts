import { AppError, accessLost, forgetUser } from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type Change, Changes } from '../changes/changes.js';
import { UserEntity } from '../database/entities/user.entity.js';

/** Changes of an account from which other sessions and services follow, by whomever. */
@Injectable()
export class Accounts {
  constructor(
    private readonly changes: Changes,
    @Inject(BUS) private readonly bus: Bus,
  ) {}

  /** @throws AppError NOT_FOUND */
  change<T>(id: number, work: (account: UserEntity, change: Change) => Promise<T>): Promise<T> {
    return this.changes.make(async (change) => {
      // Locked before the account itself, so that concurrent changes lock in the same order.
      await lockAdministrators(change.tx);
      const lock = { mode: 'pessimistic_write' } as const;
      const account = await change.tx.findOne(UserEntity, { where: { id }, lock });
      if (account) return work(account, change);
      throw new AppError('NOT_FOUND', 'There is no such account. It may have been deleted.');
    });
  }

  /**
   * Deletes an account with everything kept for it here, except the audit log.
   *
   * @param record what else belongs to the deletion
   * @throws AppError NOT_FOUND; CONFLICT for the last administrator, or under a legal hold
   */
  async delete(id: number, record?: (change: Change) => Promise<unknown>): Promise<null> {
    await this.change(id, async (account, change) => {
      await assertNotLast(account, change.tx);
      assertNotHeld(account);
      await record?.(change);
      await change.endAccess(id);
      await change.tx.query('DELETE FROM login_tries WHERE email = $1', [account.email]);
      await change.tx.delete(UserEntity, { id });
      // Submitted before the deletion commits: once the account is gone, nobody could request it
      // again.
      for (const job of Object.values(forgetUser)) await this.bus.submit(job, { userId: id });
    });
    await this.announceLoss(id);
    return null;
  }

  /** Tells all services of a user who may do less now, or nothing. */
  announceLoss(userId: number): Promise<void> {
    return this.bus.publish(accessLost, { userId });
  }
}

/** Without an administrator nobody could make another one. @throws AppError CONFLICT */
export async function assertNotLast(account: UserEntity, tx: EntityManager): Promise<void> {
  const ids = await lockAdministrators(tx);
  if (ids.length > 1 || !ids.includes(account.id)) return;
  throw new AppError(
    'CONFLICT',
    'This is the last administrator. Make someone else an administrator first.',
  );
}

/** Ids of the administrators who can sign in, locked against changes by any replica. */
async function lockAdministrators(tx: EntityManager): Promise<number[]> {
  const rows = (await tx.query(
    `SELECT id FROM users WHERE role = 'administrator' AND disabled_at IS NULL
      ORDER BY id FOR UPDATE`,
  )) as { id: number }[];
  return rows.map(({ id }) => id);
}

function assertNotHeld({ heldAt }: UserEntity): void {
  if (heldAt === null) return;
  throw new AppError(
    'CONFLICT',
    'This account is under a legal hold, and cannot be deleted until an administrator lifts it.',
  );
}
