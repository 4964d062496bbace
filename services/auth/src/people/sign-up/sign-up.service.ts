import { type AccountOpeningSchema, AppError, type User } from '@casewright/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { AuditService } from '../../audit/audit.service.js';
import { AuthConfig } from '../../auth-config.js';
import { toUser } from '../../database/entities/user.entity.js';
import { OidcConfig } from '../../oidc-config.js';
import { PasswordHasher } from '../../proofs/passwords/password-hasher.js';
import { PasswordRules } from '../../proofs/passwords/password-rules.js';
import { InvitationsService } from '../invitations/invitations.service.js';
import { UsersRepository } from '../users.repository.js';
import { assertInstalled, mustProveMailbox, roleAtSignup } from './sign-up-policy.js';

@Injectable()
export class SignupService {
  constructor(
    private readonly users: UsersRepository,
    private readonly hasher: PasswordHasher,
    private readonly rules: PasswordRules,
    @Inject(AuthConfig) private readonly config: AuthConfig,
    private readonly invitations: InvitationsService,
    private readonly audit: AuditService,
    @Inject(OidcConfig) private readonly oidc: OidcConfig,
  ) {}

  /**
   * Opens an account: the administrator's for whoever shows that they installed this, and that of an
   * invitation for whoever has its link.
   *
   * @throws AppError SIGNUP_CLOSED, MAILBOX_UNPROVEN, EMAIL_TAKEN, FORBIDDEN, CONFLICT or NOT_FOUND for a
   * link that does not work, or VALIDATION_FAILED for a password that is refused.
   */
  signUp(input: z.output<typeof AccountOpeningSchema>): Promise<User> {
    return this.openAccount(input).catch(async (error) => {
      const refused = { action: 'open_account', actor: null, outcome: 'refused' } as const;
      if (error instanceof AppError) await this.audit.record({ ...refused, subject: null });
      throw error;
    });
  }

  /** Whether the installation's link still works. @throws AppError FORBIDDEN or CONFLICT */
  async readSetup(setup: string): Promise<null> {
    assertInstalled(setup, this.config, await this.users.alreadyThere());
    return null;
  }

  private get beside() {
    const { OIDC_ISSUER } = this.oidc;
    return { singleSignOn: OIDC_ISSUER !== undefined, mail: this.config.SMTP_URL !== undefined };
  }

  private async openAccount(input: z.output<typeof AccountOpeningSchema>): Promise<User> {
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
  private async openIfProven(input: z.output<typeof AccountOpeningSchema>): Promise<User | null> {
    const email = input.email.toLowerCase();
    this.rules.assertGood(input.password, input, 'signup');
    const passwordHash = await this.hasher.hash(input.password);
    return this.users.inSignup(async (tx, there) => {
      const role = input.invitation
        ? await this.invitations.accept(input.invitation, email, tx)
        : roleAtSignup(this.config, { email, setup: input.setup }, there);
      if (!input.invitation && mustProveMailbox(this.config, role, this.beside)) return null;
      const stored = await this.users.insert(
        { email, name: input.name, company: input.company, passwordHash },
        role,
        tx,
      );
      if (!stored) {
        throw new AppError(
          'EMAIL_TAKEN',
          'An account with this email address already exists. Log in instead, or use another address.',
          { details: [{ path: 'email', message: 'This email address already has an account' }] },
        );
      }
      const act = { action: 'open_account', actor: stored.id, outcome: 'done' } as const;
      await this.audit.record({ ...act, subject: { kind: 'user', id: String(stored.id) } }, tx);
      return toUser(stored);
    });
  }
}
