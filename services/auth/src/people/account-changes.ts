import { AppError, accessLost, forgetUser, sessionsRevoked } from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { UserEntity } from '../database/entities/user.entity.js';
import { AccountsRepository } from './accounts.repository.js';

/** What remains to be announced once a change is stored. */
interface Change {
  account: UserEntity;
  ended: string[];
}

/** Changes of an account from which other sessions and services follow, by whomever. */
@Injectable()
export class AccountChanges {
  constructor(
    private readonly accounts: AccountsRepository,
    @Inject(BUS) private readonly bus: Bus,
  ) {}

  /**
   * @param record what else belongs to the deletion
   * @throws AppError NOT_FOUND; CONFLICT for the last administrator, or under a legal hold
   */
  async delete(id: number, record?: (tx: EntityManager) => Promise<unknown>): Promise<null> {
    await this.change(id, async (account, tx) => {
      await this.assertNotLast(account, tx);
      assertNotHeld(account);
      await record?.(tx);
      const ended = await this.accounts.endSessions(id, tx);
      await this.accounts.delete(account, tx);
      // Submitted before the deletion commits: once the account is gone, nobody could request it
      // again.
      for (const job of Object.values(forgetUser)) await this.bus.submit(job, { userId: id });
      return ended;
    });
    await this.bus.publish(accessLost, { userId: id });
    return null;
  }

  /**
   * Does something to an account, and tells all gateways of the sessions that it ended.
   *
   * @throws AppError NOT_FOUND
   */
  async change(
    id: number,
    act: (account: UserEntity, tx: EntityManager) => Promise<string[]>,
  ): Promise<UserEntity> {
    const { account, ended } = await this.accounts.inTransaction(async (tx): Promise<Change> => {
      // Locked before the account itself, so that concurrent changes lock in the same order.
      await this.accounts.administrators(tx);
      const found = await this.accounts.find(id, tx);
      if (!found)
        throw new AppError('NOT_FOUND', 'There is no such account. It may have been deleted.');
      return { account: found, ended: await act(found, tx) };
    });
    if (ended.length > 0) await this.bus.publish(sessionsRevoked, { sessionIds: ended });
    return account;
  }

  /** Without an administrator nobody could make another one. @throws AppError CONFLICT */
  async assertNotLast(account: UserEntity, tx: EntityManager): Promise<void> {
    const ids = await this.accounts.administrators(tx);
    if (ids.length > 1 || !ids.includes(account.id)) return;
    throw new AppError(
      'CONFLICT',
      'This is the last administrator. Make someone else an administrator first.',
    );
  }
}

function assertNotHeld({ heldAt }: UserEntity): void {
  if (heldAt === null) return;
  throw new AppError(
    'CONFLICT',
    'This account is under a legal hold, and cannot be deleted until an administrator lifts it.',
  );
}
