import { AppError, type Role, type User } from '@casewright/contracts';
import { emailIn, groupsIn, knownAs, nameIn, type Person, roleOfGroups } from '@casewright/openid';
import { Inject, Injectable } from '@nestjs/common';
import { AuditService } from '../audit/audit.service.js';
import { toUser, type UserEntity } from '../database/entities/user.entity.js';
import { OidcConfig } from '../oidc-config.js';
import { AdministrationService } from '../people/administration/administration.service.js';
import { AccountOpening } from '../people/sign-up/account-opening.js';
import type { Hold } from '../proofs/passwords/hold-proven.js';
import { OwnPassword } from '../proofs/passwords/own-password.js';
import { IdentitiesRepository } from './identities.repository.js';

/** Which account is whose, and what it may, by what the provider says. */
@Injectable()
export class SignOnAccountsService {
  constructor(
    private readonly identities: IdentitiesRepository,
    private readonly opening: AccountOpening,
    private readonly administration: AdministrationService,
    private readonly own: OwnPassword,
    private readonly audit: AuditService,
    @Inject(OidcConfig) private readonly oidc: OidcConfig,
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
    await this.own.change(account, 'link_sign_on', async ({ tx }) => {
      if (!(await this.identities.link(userId, person, knownAs(person), tx))) {
        throw new AppError(
          'CONFLICT',
          `This account, or the one at ${this.oidc.OIDC_NAME}, is already linked. Unlink it first.`,
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
    const account = { email, name: nameIn(person.claims, email), company: null, password: null };
    return this.opening.inSignUp(async (change, there) => {
      const given = role ?? this.opening.firstRole(there);
      const stored = await this.opening.insert(account, given, change.tx);
      if (!stored) throw addressTaken(email, provider);
      await this.identities.link(stored.id, person, knownAs(person), change.tx);
      await change.record('open_account', stored.id, stored.id);
      return toUser(stored);
    });
  }

  /** The last administrator stays one, whatever their groups: nobody could make another. */
  private async withRole(account: UserEntity, role: Role | null): Promise<UserEntity> {
    if (role === null || role === account.role) return account;
    try {
      await this.administration.changeRole(account.id, role);
      const act = { action: 'change_role', actor: null, subject: account.id } as const;
      await this.audit.record({ ...act, outcome: 'done' });
    } catch (fault) {
      if (!(fault instanceof AppError) || fault.code !== 'CONFLICT') throw fault;
    }
    return this.identities.account(account.id);
  }
}

function addressTaken(email: string, provider: string): AppError {
  return new AppError(
    'CONFLICT',
    `An account with the address ${email} already exists here and is not linked to ${provider}. Log in with its password, then link it on “Your account”. If you did not open it, choose a new password first, under “Forgot your password?”: that shuts out whoever did.`,
  );
}
