import { type AccountOpeningSchema, AppError, type User } from '@casewright/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { AuditService } from '../../audit/audit.service.js';
import { AuthConfig } from '../../auth-config.js';
import { toUser } from '../../database/entities/user.entity.js';
import { OidcConfig } from '../../oidc-config.js';
import { NewPasswords } from '../../proofs/passwords/password-rules.js';
import { AccountOpening } from './account-opening.js';
import { InvitationsService } from './invitations.service.js';
import { assertInstalled, mustProveMailbox, roleAtSignup } from './sign-up-policy.js';

type Input = z.output<typeof AccountOpeningSchema>;

@Injectable()
export class SignUpService {
  constructor(
    private readonly opening: AccountOpening,
    private readonly passwords: NewPasswords,
    private readonly invitations: InvitationsService,
    private readonly audit: AuditService,
    @Inject(AuthConfig) private readonly config: AuthConfig,
    @Inject(OidcConfig) private readonly oidc: OidcConfig,
  ) {}

  /**
   * Opens an account: the administrator's for whoever shows that they installed this, and that of an
   * invitation for whoever has its link.
   *
   * @throws AppError SIGNUP_CLOSED, MAILBOX_UNPROVEN, EMAIL_TAKEN, FORBIDDEN, CONFLICT or NOT_FOUND for a
   * link that does not work, or VALIDATION_FAILED for a password that is refused.
   */
  signUp(input: Input): Promise<User> {
    return this.openAccount(input).catch(async (error) => {
      if (error instanceof AppError) await this.audit.refused('open_account', null);
      throw error;
    });
  }

  /** Whether the installation's link still works. @throws AppError FORBIDDEN or CONFLICT */
  async readSetup(setup: string): Promise<null> {
    assertInstalled(setup, this.config, await this.opening.alreadyThere());
    return null;
  }

  private get beside() {
    const { OIDC_ISSUER } = this.oidc;
    return { singleSignOn: OIDC_ISSUER !== undefined, mail: this.config.SMTP_URL !== undefined };
  }

  private async openAccount(input: Input): Promise<User> {
    const opened = await this.openIfProven(input);
    if (opened) return opened;
    const email = input.email.toLowerCase();
    await this.invitations.proveMailbox(email);
    throw new AppError(
      'MAILBOX_UNPROVEN',
      `A link is on its way to ${email}. Open it within seven days to finish creating your account. If there is an account for this address already, log in instead.`,
    );
  }

  /** Null where the owner of the mailbox has to be asked first. */
  private async openIfProven(input: Input): Promise<User | null> {
    const email = input.email.toLowerCase();
    const password = await this.passwords.hash(input.password, input, 'signup');
    return this.opening.inSignUp(async (change, there) => {
      const role = input.invitation
        ? await this.invitations.accept(input.invitation, email, change.tx)
        : roleAtSignup(this.config, { email, setup: input.setup }, there);
      if (!input.invitation && mustProveMailbox(this.config, role, this.beside)) return null;
      const account = { email, name: input.name, company: input.company, password };
      const stored = await this.opening.insert(account, role, change.tx);
      if (!stored) {
        throw new AppError(
          'EMAIL_TAKEN',
          'An account with this email address already exists. Log in instead, or use another address.',
          { details: [{ path: 'email', message: 'This email address already has an account' }] },
        );
      }
      await change.record('open_account', stored.id, stored.id);
      return toUser(stored);
    });
  }
}
