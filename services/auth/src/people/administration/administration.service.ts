import {
  type Account,
  type AccountsPage,
  type AccountsQuery,
  accessLost,
  holdUser,
  type Role,
  roleMay,
} from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import { Inject, Injectable } from '@nestjs/common';
import type { UserEntity } from '../../database/entities/user.entity.js';
import { SecondFactorsRepository } from '../../proofs/second-factors/second-factors.repository.js';
import { AccountChanges } from '../account-changes.js';
import { AccountsRepository } from '../accounts.repository.js';

/** What administrators do to accounts. The gateway audits each act. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly changes: AccountChanges,
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
      if (role !== 'administrator') await this.changes.assertNotLast(account, tx);
      await this.accounts.setRole(id, role, tx);
      await this.accounts.revokeInvitations(id, tx);
      Object.assign(account, { role });
      return this.accounts.endSessions(id, tx);
    });
    if (!roleMay(role, 'write')) await this.bus.publish(accessLost, { userId: id });
    return changed;
  }

  async disable(id: number): Promise<Account> {
    const changed = await this.change(id, async (account, tx) => {
      await this.changes.assertNotLast(account, tx);
      const disabledAt = account.disabledAt ?? new Date();
      await this.accounts.setDisabled(id, disabledAt, tx);
      await this.accounts.revokeInvitations(id, tx);
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

  /**
   * Submitted before it commits, and again if asked again: a hold that a service has not heard of
   * holds nothing there. Changes of one account follow each other, as do their times.
   */
  setHeld(id: number, isHeld: boolean): Promise<Account> {
    return this.change(id, async (account, tx) => {
      const now = new Date();
      const heldAt = isHeld ? (account.heldAt ?? now) : null;
      await this.accounts.setHeld(id, heldAt, tx);
      Object.assign(account, { heldAt });
      const change = { userId: id, isHeld, changedAt: now.toISOString() };
      for (const job of Object.values(holdUser)) await this.bus.submit(job, change);
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

  delete(id: number): Promise<null> {
    return this.changes.delete(id);
  }

  /** What is left of an account that is gone. */
  forget(id: number): Promise<void> {
    return this.accounts.destroyKey(id);
  }

  private async change(...change: Parameters<AccountChanges['change']>): Promise<Account> {
    return toAccount(await this.changes.change(...change));
  }
}

function toAccount({
  id,
  email,
  name,
  role,
  disabledAt,
  hasSecondFactor,
  heldAt,
  lastLoginAt,
  createdAt,
}: UserEntity): Account {
  return {
    ...{ id, email, name, role, state: disabledAt ? 'disabled' : 'active' },
    hasSecondFactor,
    isHeld: heldAt !== null,
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
