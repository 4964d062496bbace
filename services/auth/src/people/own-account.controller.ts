import {
  changeDetails,
  changeEmail,
  changePassword,
  deleteOwnAccount,
  dismissNotices,
  type Notice,
  readAccountRules,
  readNotices,
} from '@casewright/contracts';
import { OnCall } from '@casewright/messaging';
import { currentContext, currentUserId } from '@casewright/platform';
import { Controller, Inject } from '@nestjs/common';
import type { z } from 'zod';
import { AuthConfig } from '../auth-config.js';
import { OidcConfig } from '../oidc-config.js';
import { PasswordRules } from '../proofs/passwords/password-rules.js';
import { NoticesRepository } from './notices.repository.js';
import { OwnAccountService } from './own-account.service.js';

@Controller()
export class OwnAccountController {
  constructor(
    private readonly account: OwnAccountService,
    private readonly notices: NoticesRepository,
    private readonly rules: PasswordRules,
    @Inject(AuthConfig) private readonly config: AuthConfig,
    @Inject(OidcConfig) private readonly oidc: OidcConfig,
  ) {}

  @OnCall(readAccountRules)
  readRules() {
    return {
      passwordMinLength: this.rules.minLength,
      resetByMail: Boolean(this.config.SMTP_URL),
      singleSignOn: this.oidc.OIDC_ISSUER ? this.oidc.OIDC_NAME : null,
    };
  }

  @OnCall(changePassword)
  changePassword({ current, password }: z.output<typeof changePassword.request>) {
    return this.account.changePassword(current, password);
  }

  @OnCall(changeEmail)
  changeEmail({ current, email }: z.output<typeof changeEmail.request>) {
    return this.account.changeEmail(current, email.toLowerCase());
  }

  @OnCall(changeDetails)
  changeDetails(details: z.output<typeof changeDetails.request>) {
    return this.account.changeDetails(details);
  }

  @OnCall(deleteOwnAccount)
  delete({ current }: z.output<typeof deleteOwnAccount.request>): Promise<null> {
    return this.account.delete(current);
  }

  @OnCall(readNotices)
  async readNotices(): Promise<Notice[]> {
    const found = await this.notices.list(currentUserId(), currentContext().principal!.sessionId);
    return found.map((notice) => ({ ...notice, at: notice.at.toISOString() }));
  }

  @OnCall(dismissNotices)
  async dismissNotices({ until }: z.output<typeof dismissNotices.request>): Promise<null> {
    await this.notices.dismiss(currentUserId(), until);
    return null;
  }
}
