import { randomBytes, randomUUID } from 'node:crypto';
import { AppError, type AuditAction } from '@casewright/contracts';
import type { Bus } from '@casewright/messaging';
import { OperatorError, runInContext } from '@casewright/platform';
import type { EntityManager } from 'typeorm';
import { AuditRepository } from '../../audit/audit.repository.js';
import { AuditService } from '../../audit/audit.service.js';
import { Changes } from '../../changes/changes.js';
import type { Mailer } from '../../changes/mailer.js';
import { withAuthDatabase } from '../../database/auth-database.js';
import { UserEntity } from '../../database/entities/user.entity.js';
import { LoginTriesRepository } from '../../proofs/passwords/login-tries.repository.js';
import { PasswordHasher } from '../../proofs/passwords/password-hasher.js';
import { setPassword } from '../../proofs/passwords/set-password.js';
import { SecondFactorsRepository } from '../../proofs/second-factors/second-factors.repository.js';
import { Accounts } from '../accounts.js';
import { AdministrationService } from './administration.service.js';

const USAGE = `Say what to do:
  list [PART]           accounts, or those whose name or address has PART in it
  reset EMAIL           gives the account a new password, which is shown once, and ends its sessions
  disable EMAIL         nobody can sign in with the account, and its sessions end
  enable EMAIL          lets a disabled account sign in again
  promote EMAIL         makes an enabled account an administrator's
  remove-factors EMAIL  removes the account's second factors, so that its password alone lets in`;

/** Nothing is announced: gateways check their sessions on their own within seconds. */
const SILENT = {
  publish: async () => undefined,
  submit: async () => undefined,
  sendLater: () => undefined,
} as unknown as Bus & Mailer;

/**
 * What whoever has the database may do for somebody who is locked out.
 *
 * @param url a role that may write the auth schema
 * @returns the lines to print
 * @throws OperatorError for a command or an address that means nothing, and for what is refused
 */
export async function runUsersCommand(url: string, args: readonly string[]): Promise<string[]> {
  try {
    return await withAuthDatabase(url, (db) => new UsersCommand(db).run(args));
  } catch (error) {
    throw error instanceof AppError ? new OperatorError(error.message) : error;
  }
}

/** Whether the installation at an address of the auth service has an administrator. */
export function hasAdministrator(url: string): Promise<boolean> {
  return withAuthDatabase(url, (db) => db.existsBy(UserEntity, { isAdmin: true }));
}

class UsersCommand {
  private readonly audit: AuditService;
  private readonly changes: Changes;
  private readonly accounts: AdministrationService;

  constructor(private readonly db: EntityManager) {
    this.audit = new AuditService(new AuditRepository(db), SILENT);
    this.changes = new Changes(db, this.audit, SILENT, SILENT);
    const accounts = new Accounts(this.changes, SILENT);
    const factors = new SecondFactorsRepository(db);
    this.accounts = new AdministrationService(db, accounts, factors, SILENT, SILENT);
  }

  async run([command, given = '', ...rest]: readonly string[]): Promise<string[]> {
    if (rest.length > 0 || (command !== 'list' && !given)) throw new OperatorError(USAGE);
    switch (command) {
      case 'list':
        return this.list(given);
      case 'reset':
        return this.reset(given);
      case 'disable':
        return this.act('disable_user', given, (id) => this.accounts.disable(id), 'disabled');
      case 'enable':
        return this.act('enable_user', given, (id) => this.accounts.enable(id), 'enabled');
      case 'promote':
        return this.act(
          'change_role',
          given,
          (id) => this.accounts.changeRole(id, 'administrator'),
          "an administrator's",
        );
      case 'remove-factors':
        return this.act(
          'remove_second_factors',
          given,
          (id) => this.accounts.removeSecondFactors(id),
          'without second factors',
        );
      default:
        throw new OperatorError(USAGE);
    }
  }

  private async list(search: string): Promise<string[]> {
    const lines: string[] = [];
    for (let page = 1; ; page += 1) {
      const { accounts, total } = await this.accounts.page({ search, page });
      for (const { email, role, state, lastLoginAt, name } of accounts) {
        lines.push([email, role, state, lastLoginAt ?? 'never', name].join('\t'));
      }
      if (accounts.length === 0 || lines.length >= total) return lines;
    }
  }

  private async reset(email: string): Promise<string[]> {
    const password = newPassword();
    const hash = await new PasswordHasher().hash(password);
    const set = (id: number) =>
      this.changes.make(async (change) => {
        await setPassword(id, hash, change.tx);
        await new LoginTriesRepository(this.db).forget(email.toLowerCase(), change.tx);
        await change.endAccess(id);
      });
    const [line = ''] = await this.act('reset_password', email, set, 'reset');
    return [line, `The new password, shown only this once: ${password}`];
  }

  /** Does something to an account, and audits it without an actor. */
  private async act(
    action: AuditAction,
    email: string,
    work: (id: number) => Promise<unknown>,
    done: string,
  ): Promise<string[]> {
    const account = await this.db.findOneBy(UserEntity, { email: email.toLowerCase() });
    if (!account) throw new OperatorError(`No account has the address ${email}.`);
    const record = (outcome: 'done' | 'refused') =>
      runInContext({ correlationId: `command-${randomUUID()}` }, () =>
        this.audit.record({ action, actor: null, subject: account.id, outcome }),
      );
    await work(account.id).catch(async (error: unknown) => {
      await record('refused');
      throw error;
    });
    await record('done');
    return [`The account ${account.email} is ${done}.`];
  }
}

/** 80 random bits, in groups that can be read aloud: `3f0c9-…`. */
function newPassword(): string {
  return (randomBytes(10).toString('hex').match(/.{5}/g) ?? []).join('-');
}
