import {
  changeEmail,
  changePassword,
  deleteOwnAccount,
  endOtherSessions,
  endOwnSession,
  findSessionEnd,
  listOwnSessions,
  readAccountRules,
} from '@casewright/contracts';
import { OnCall } from '@casewright/messaging';
import { Controller, Inject } from '@nestjs/common';
import type { z } from 'zod';
import { AuthConfig } from '../auth-config.js';
import { OidcConfig } from '../oidc-config.js';
import { PasswordRules } from '../proofs/passwords/password-rules.js';
import { OwnSessionsService } from '../sessions/own-sessions.service.js';
import { AccountService } from './own-account.service.js';

@Controller()
export class AccountController {
  constructor(
    private readonly account: AccountService,
    private readonly sessions: OwnSessionsService,
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

  @OnCall(deleteOwnAccount)
  delete({ current }: z.output<typeof deleteOwnAccount.request>): Promise<null> {
    return this.account.delete(current);
  }

  @OnCall(listOwnSessions)
  listSessions() {
    return this.sessions.list();
  }

  @OnCall(endOwnSession)
  endSession({ id }: z.output<typeof endOwnSession.request>): Promise<null> {
    return this.sessions.end(id);
  }

  @OnCall(endOtherSessions)
  endOthers() {
    return this.sessions.endOthers();
  }

  @OnCall(findSessionEnd)
  sessionEnd({ token }: z.output<typeof findSessionEnd.request>) {
    return this.sessions.endOf(token);
  }
}
