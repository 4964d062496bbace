import {
  changeRole,
  deleteAccount,
  disableAccount,
  enableAccount,
  endAccountSessions,
  forgetUser,
  holdAccount,
  issueResetLink,
  liftHold,
  listAccounts,
  removeSecondFactors,
} from '@casewright/contracts';
import { OnCall, OnJob } from '@casewright/messaging';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { Mailer } from '../../changes/mailer.js';
import { noticeMail } from '../../changes/notice-mail.js';
import { ResetService } from '../../proofs/reset/reset.service.js';
import { AccountsService } from './administration.service.js';

type ById = z.output<typeof disableAccount.request>;

@Controller()
export class AccountsController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly resets: ResetService,
    private readonly mailer: Mailer,
  ) {}

  @OnCall(listAccounts)
  list(query: z.output<typeof listAccounts.request>) {
    return this.accounts.page(query);
  }

  @OnCall(changeRole)
  changeRole({ id, role }: z.output<typeof changeRole.request>) {
    return this.accounts.changeRole(id, role);
  }

  @OnCall(disableAccount)
  disable({ id }: ById) {
    return this.accounts.disable(id);
  }

  @OnCall(holdAccount)
  hold({ id }: ById) {
    return this.accounts.setHeld(id, true);
  }

  @OnCall(liftHold)
  liftHold({ id }: ById) {
    return this.accounts.setHeld(id, false);
  }

  @OnCall(enableAccount)
  enable({ id }: ById) {
    return this.accounts.enable(id);
  }

  @OnCall(endAccountSessions)
  endSessions({ id }: ById) {
    return this.accounts.endSessions(id);
  }

  @OnCall(issueResetLink)
  issueResetLink({ id }: ById) {
    return this.resets.issueTo(id);
  }

  @OnCall(removeSecondFactors)
  async removeSecondFactors({ id }: ById) {
    const account = await this.accounts.removeSecondFactors(id);
    this.mailer.sendLater(noticeMail(account.email, 'remove_second_factors'));
    return account;
  }

  @OnCall(deleteAccount)
  delete({ id }: ById) {
    return this.accounts.delete(id);
  }

  @OnJob(forgetUser.auth)
  forget({ userId }: z.output<typeof forgetUser.auth.payload>): Promise<void> {
    return this.accounts.forget(userId);
  }
}
