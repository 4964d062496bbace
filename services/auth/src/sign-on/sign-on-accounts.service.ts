import { AppError, type Role, type User } from '@casewright/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { AuthConfig } from '../auth-config.js';
import { toUser, type UserEntity } from '../database/entities/user.entity.js';
import { OidcConfig } from '../oidc-config.js';
import { AccountsService } from '../people/administration/administration.service.js';
import { type AlreadyThere, UsersRepository } from '../people/users.repository.js';
import type { Hold } from '../proofs/passwords/hold-proven.js';
import { OwnPassword } from '../proofs/passwords/own-password.js';
import { IdentitiesRepository } from './identities.repository.js';
import { emailIn, knownAs, nameIn, type Person } from './provider/person.js';
import { groupsIn, roleOfGroups } from './provider/role-of-groups.js';

/** Which account is whose, and what it may, by what the provider says. */
@Injectable()
export class SignOnAccountsService {
  constructor(
    private readonly identities: IdentitiesRepository,
    private readonly users: UsersRepository,
    private readonly accounts: AccountsService,
    private readonly own: OwnPassword,
    private readonly audit: AuditService,
    @Inject(OidcConfig) private readonly oidc: OidcConfig,
    @Inject(AuthConfig) private readonly config: AuthConfig,
  ) {}

  /**
   * The account of somebody whom the provider vouches for, with the role of their groups: a new one
   * where they have none.
   *
   * @throws AppError ACCOUNT_DISABLED, SIGN_ON_REFUSED, SIGNUP_CLOSED, or CONFLICT for an address that
   * is somebody's already
   */
  async admit(person: Person): Promise<User> {
    const role = this.roleOf(person);
    const found = await this.identities.findUser(person);
    if (!found) return this.open(person, role);
    if (found.disabledAt) {
      throw new AppError('ACCOUNT_DISABLED', 'Your account is disabled. Ask your administrator.');
    }
    return toUser(await this.withRole(found, role));
  }

  /** Holds that somebody is linked to an account. @throws AppError SIGN_ON_REFUSED */
  holdLinked({ id }: User, person: Person): Hold {
    return async (tx) => {
      if (await this.identities.hold(id, person, knownAs(person), tx)) return;
      throw new AppError(
        'SIGN_ON_REFUSED',
        `Your account was unlinked from ${this.oidc.OIDC_NAME} just now. Log in with its password.`,
      );
    };
  }

  /**
   * Links an account that is signed in.
   *
   * @throws AppError CONFLICT where one of the two is linked; FORBIDDEN where its password has changed
   */
  async link(userId: number, person: Person): Promise<void> {
    const account = await this.identities.account(userId);
    await this.own.change(account, 'link_sign_on', async (tx) => {
      if (!(await this.identities.link(userId, person, knownAs(person), tx))) {
        throw new AppError(
          'CONFLICT',
          `This account, or the one at ${this.oidc.OIDC_NAME}, is linked already. Unlink it first.`,
        );
      }
    });
  }

  /** Null where roles are given here. @throws AppError for whoever is in no group that has one */
  private roleOf({ claims }: Person): Role | null {
    const { OIDC_ROLES, OIDC_GROUPS_CLAIM, OIDC_NAME } = this.oidc;
    if (!OIDC_ROLES) return null;
    const role = roleOfGroups(OIDC_ROLES, groupsIn(claims[OIDC_GROUPS_CLAIM]));
    if (role) return role;
    throw new AppError(
      'SIGN_ON_REFUSED',
      `None of your groups at ${OIDC_NAME} may use this. Ask your administrator to add you to one.`,
    );
  }

  private open(person: Person, role: Role | null): Promise<User> {
    const { OIDC_NAME: provider, OIDC_SIGNUP } = this.oidc;
    if (OIDC_SIGNUP === 'closed') {
      throw new AppError(
        'SIGNUP_CLOSED',
        `You have no account here that is linked to ${provider}. Ask your administrator for one.`,
      );
    }
    const email = emailIn(person.claims, provider);
    const account = { email, name: nameIn(person.claims, email), company: null };
    return this.users.inSignup(async (tx, there) => {
      const given = role ?? this.firstRole(there);
      const stored = await this.users.insert({ ...account, passwordHash: null }, given, tx);
      if (!stored) throw addressTaken(email, provider);
      await this.identities.link(stored.id, person, knownAs(person), tx);
      await this.record('open_account', stored.id, stored.id, tx);
      return toUser(stored);
    });
  }

  /** As at sign-up: without a token to show, the first account of all is the administrator's. */
  private firstRole({ anybody }: AlreadyThere): Role {
    const { SETUP_TOKEN = 'off' } = this.config;
    return SETUP_TOKEN === 'off' && !anybody ? 'administrator' : 'member';
  }

  /** The last administrator stays one, whatever their groups: nobody could make another. */
  private async withRole(account: UserEntity, role: Role | null): Promise<UserEntity> {
    if (role === null || role === account.role) return account;
    try {
      await this.accounts.changeRole(account.id, role);
      await this.record('change_role', null, account.id);
    } catch (fault) {
      if (!(fault instanceof AppError) || fault.code !== 'CONFLICT') throw fault;
    }
    return this.identities.account(account.id);
  }

  private record(
    action: 'open_account' | 'change_role',
    actor: number | null,
    userId: number,
    tx?: EntityManager,
  ): Promise<void> {
    const subject = { kind: 'user', id: String(userId) } as const;
    return this.audit.record({ action, actor, subject, outcome: 'done' }, tx);
  }
}

function addressTaken(email: string, provider: string): AppError {
  return new AppError(
    'CONFLICT',
    `An account with the address ${email} exists here already, and is not linked to ${provider}. Log in with its password, then link it on “Your account”. If you did not open it, choose a new password first, under “Forgot your password?”: that shuts out whoever did.`,
  );
}
