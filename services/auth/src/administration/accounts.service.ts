import {
  type Account,
  type AccountsPage,
  type AccountsQuery,
  AppError,
  accessLost,
  forgetUser,
  type Role,
  roleMay,
  sessionsRevoked,
} from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SecondFactorsRepository } from '../second-factors/second-factors.repository.js';
import type { UserEntity } from '../users/user.entity.js';
import { AccountsRepository } from './accounts.repository.js';

/** What remains to be announced once a change is stored. */
interface Change {
  account: UserEntity;
  ended: string[];
}

/** What administrators do to accounts. The gateway audits each act. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly factors: SecondFactorsRepository,
    @Inject(BUS) private readonly bus: Bus,
  ) {}

  async page(query: AccountsQuery): Promise<AccountsPage> {
    const [found, total] = await this.accounts.page(query);
    return { accounts: found.map(toAccount), total };
  }

  /** @throws AppError NOT_FOUND; CONFLICT for the last administrator, as all that follows */
  async changeRole(id: number, role: Role): Promise<Account> {
    const changed = await this.change(id, async (account, tx) => {
      if (account.role === role) return [];
      if (role !== 'administrator') await this.assertNotLast(account, tx);
      await this.accounts.setRole(id, role, tx);
      Object.assign(account, { role });
      return this.accounts.endSessions(id, tx);
    });
    if (!roleMay(role, 'write')) await this.bus.publish(accessLost, { userId: id });
    return changed;
  }

  async disable(id: number): Promise<Account> {
    const changed = await this.change(id, async (account, tx) => {
      await this.assertNotLast(account, tx);
      const disabledAt = account.disabledAt ?? new Date();
      await this.accounts.setDisabled(id, disabledAt, tx);
      Object.assign(account, { disabledAt });
      return this.accounts.endSessions(id, tx);
    });
    await this.bus.publish(accessLost, { userId: id });
    return changed;
  }

  enable(id: number): Promise<Account> {
    return this.change(id, async (account, tx) => {
      await this.accounts.setDisabled(id, null, tx);
      Object.assign(account, { disabledAt: null });
      return [];
    });
  }

  async endSessions(id: number): Promise<{ ended: number }> {
    let ended = 0;
    await this.change(id, async (_, tx) => {
      const sessions = await this.accounts.endSessions(id, tx);
      ended = sessions.length;
      return sessions;
    });
    return { ended };
  }

  /** From then on the password alone is enough, so sessions opened with more end, too. */
  removeSecondFactors(id: number): Promise<Account> {
    return this.change(id, async (account, tx) => {
      await this.factors.removeAll(id, tx);
      Object.assign(account, { hasSecondFactor: false });
      return this.accounts.endSessions(id, tx);
    });
  }

  /** @param record what else belongs to the deletion */
  async delete(id: number, record?: (tx: EntityManager) => Promise<unknown>): Promise<null> {
    await this.change(id, async (account, tx) => {
      await this.assertNotLast(account, tx);
      await record?.(tx);
      const ended = await this.accounts.endSessions(id, tx);
      await this.accounts.delete(account, tx);
      // Submitted before the deletion commits: once the account is gone, nobody could request it
      // again.
      for (const job of Object.values(forgetUser)) await this.bus.submit(job, { userId: id });
      return ended;
    });
    await this.accounts.destroyKey(id);
    await this.bus.publish(accessLost, { userId: id });
    return null;
  }

  /**
   * Does something to an account, and tells all gateways of the sessions that it ended.
   *
   * @throws AppError NOT_FOUND
   */
  private async change(
    id: number,
    act: (account: UserEntity, tx: EntityManager) => Promise<string[]>,
  ): Promise<Account> {
    const { account, ended } = await this.accounts.inTransaction(async (tx): Promise<Change> => {
      // Locked before the account itself, so that concurrent changes lock in the same order.
      await this.accounts.administrators(tx);
      const found = await this.accounts.find(id, tx);
      if (!found)
        throw new AppError('NOT_FOUND', 'There is no such account. It may have been deleted.');
      return { account: found, ended: await act(found, tx) };
    });
    if (ended.length > 0) await this.bus.publish(sessionsRevoked, { sessionIds: ended });
    return toAccount(account);
  }

  /** Without an administrator nobody could make another one. @throws AppError CONFLICT */
  private async assertNotLast(account: UserEntity, tx: EntityManager): Promise<void> {
    const ids = await this.accounts.administrators(tx);
    if (ids.length > 1 || !ids.includes(account.id)) return;
    throw new AppError(
      'CONFLICT',
      'This is the last administrator. Make someone else an administrator first.',
    );
  }
}

function toAccount({
  id,
  email,
  name,
  role,
  disabledAt,
  hasSecondFactor,
  lastLoginAt,
  createdAt,
}: UserEntity): Account {
  return {
    ...{ id, email, name, role, state: disabledAt ? 'disabled' : 'active' },
    hasSecondFactor,
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
