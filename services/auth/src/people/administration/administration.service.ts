import {
  type Account,
  type AccountsPage,
  type AccountsQuery,
  AppError,
  holdUser,
  type MailTest,
  type Role,
  roleMay,
  USERS_OF_A_PAGE,
  type UserName,
} from '@casewright/contracts';
import { destroyOwnerKey } from '@casewright/database';
import { BUS, type Bus } from '@casewright/messaging';
import { currentUserId } from '@casewright/platform';
import { Inject, Injectable } from '@nestjs/common';
import { EntityManager, In } from 'typeorm';
import type { Change } from '../../changes/changes.js';
import { Mailer } from '../../changes/mailer.js';
import { UserEntity } from '../../database/entities/user.entity.js';
import { SecondFactorsRepository } from '../../proofs/second-factors/second-factors.repository.js';
import { Accounts, assertNotLast } from '../accounts.js';

const HAS_STATUS: Record<NonNullable<AccountsQuery['status']>, string> = {
  active: 'account.disabledAt IS NULL',
  disabled: 'account.disabledAt IS NOT NULL',
  locked:
    'EXISTS (SELECT 1 FROM login_tries AS tries WHERE tries.email = account.email AND tries.locked_until > now())',
};

/** What administrators do to accounts. The gateway audits each act. */
@Injectable()
export class AdministrationService {
  constructor(
    private readonly db: EntityManager,
    private readonly accounts: Accounts,
    private readonly factors: SecondFactorsRepository,
    @Inject(BUS) private readonly bus: Bus,
    private readonly mailer: Mailer,
  ) {}

  /**
   * Sends a mail to whoever asks for it.
   *
   * @throws AppError CONFLICT if no mail server is configured
   */
  async testMail(): Promise<MailTest> {
    if (!this.mailer.isConfigured) {
      throw new AppError(
        'CONFLICT',
        'This installation cannot send mail: links are shown to be handed over. To have them mailed, set SMTP_URL, MAIL_FROM, and PUBLIC_URL, and restart.',
      );
    }
    const { email: to } = await this.db.findOneByOrFail(UserEntity, { id: currentUserId() });
    return { to, failure: await this.mailer.test(to) };
  }

  /** Newest first. */
  async page({ search = '', role, status, page }: AccountsQuery): Promise<AccountsPage> {
    const query = this.db
      .createQueryBuilder(UserEntity, 'account')
      .orderBy('account.id', 'DESC')
      .skip((page - 1) * USERS_OF_A_PAGE)
      .take(USERS_OF_A_PAGE);
    // `position` rather than LIKE, so that `%` and `_` match themselves.
    search.split(/\s+/).forEach((word, index) => {
      query.andWhere(
        `position(lower(:word${index}) IN lower(concat_ws(' ', account.name, account.company, account.email))) > 0`,
        { [`word${index}`]: word },
      );
    });
    if (role) query.andWhere({ role });
    if (status) query.andWhere(HAS_STATUS[status]);
    const [found, total] = await query.getManyAndCount();
    return { accounts: found.map(toAccount), total };
  }

  /** Whose the ids are; those without an account are left out. */
  async names(ids: readonly number[]): Promise<UserName[]> {
    const users = await this.db.findBy(UserEntity, { id: In([...ids]) });
    return users.map(({ id, name, email }) => ({ id, name, email }));
  }

  /** @throws AppError NOT_FOUND; CONFLICT for the last administrator, as all that follows */
  async changeRole(id: number, role: Role): Promise<Account> {
    const changed = await this.change(id, async (account, change) => {
      if (account.role === role) return;
      if (role !== 'administrator') await assertNotLast(account, change.tx);
      await restrict(account, { role, isAdmin: role === 'administrator' }, change);
    });
    if (!roleMay(role, 'write')) await this.accounts.announceLoss(id);
    return changed;
  }

  async disable(id: number): Promise<Account> {
    const changed = await this.change(id, async (account, change) => {
      await assertNotLast(account, change.tx);
      await restrict(account, { disabledAt: account.disabledAt ?? new Date() }, change);
    });
    await this.accounts.announceLoss(id);
    return changed;
  }

  enable(id: number): Promise<Account> {
    return this.change(id, (account, { tx }) => store(account, { disabledAt: null }, tx));
  }

  /**
   * Submitted before it commits, and again if asked again: a hold that a service has not heard of
   * holds nothing there. Changes of one account follow each other, as do their times.
   */
  setHeld(id: number, isHeld: boolean): Promise<Account> {
    return this.change(id, async (account, { tx }) => {
      const now = new Date();
      await store(account, { heldAt: isHeld ? (account.heldAt ?? now) : null }, tx);
      const order = { userId: id, isHeld, changedAt: now.toISOString() };
      for (const job of Object.values(holdUser)) await this.bus.submit(job, order);
    });
  }

  endSessions(id: number): Promise<{ ended: number }> {
    return this.accounts.change(id, async (_, change) => {
      await change.endAccess(id);
      return { ended: change.ended.length };
    });
  }

  /** From then on the password alone is enough, so sessions opened with more end, too. */
  removeSecondFactors(id: number): Promise<Account> {
    return this.change(id, async (account, change) => {
      await this.factors.removeAll(id, change.tx);
      account.hasSecondFactor = false;
      await change.endAccess(id);
      change.notify(account.email, 'remove_second_factors');
    });
  }

  delete(id: number): Promise<null> {
    return this.accounts.delete(id);
  }

  /** Once the account is gone: what was sealed for it is unreadable in backups, too. Safe to repeat. */
  forget(id: number): Promise<void> {
    return destroyOwnerKey(this.db.dataSource, id);
  }

  private change(
    id: number,
    work: (account: UserEntity, change: Change) => Promise<void>,
  ): Promise<Account> {
    return this.accounts.change(id, async (account, change) => {
      await work(account, change);
      return toAccount(account);
    });
  }
}

/** Ends what an account could do before: an invitation of whoever is administrator no more opens nothing. */
async function restrict(
  account: UserEntity,
  values: Partial<UserEntity>,
  change: Change,
): Promise<void> {
  await store(account, values, change.tx);
  await change.tx.query('DELETE FROM invitations WHERE invited_by = $1', [account.id]);
  await change.endAccess(account.id);
}

async function store(
  account: UserEntity,
  values: Partial<UserEntity>,
  tx: EntityManager,
): Promise<void> {
  await tx.save(Object.assign(account, values));
}

function toAccount({
  disabledAt,
  heldAt,
  lastLoginAt,
  createdAt,
  ...account
}: UserEntity): Account {
  return {
    id: account.id,
    email: account.email,
    name: account.name,
    company: account.company,
    role: account.role,
    state: disabledAt ? 'disabled' : 'active',
    hasSecondFactor: account.hasSecondFactor,
    isHeld: heldAt !== null,
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
