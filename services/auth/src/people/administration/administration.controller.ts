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
  testMail,
  userNames,
} from '@casewright/contracts';
import { OnCall, OnJob } from '@casewright/messaging';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { ResetService } from '../../proofs/passwords/reset.service.js';
import { AdministrationService } from './administration.service.js';

type ById = z.output<typeof disableAccount.request>;

@Controller()
export class AdministrationController {
  constructor(
    private readonly accounts: AdministrationService,
    private readonly resets: ResetService,
  ) {}

  @OnCall(listAccounts)
  list(query: z.output<typeof listAccounts.request>) {
    return this.accounts.page(query);
  }

  @OnCall(userNames)
  names({ ids }: z.output<typeof userNames.request>) {
    return this.accounts.names(ids);
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
  removeSecondFactors({ id }: ById) {
    return this.accounts.removeSecondFactors(id);
  }

  @OnCall(testMail)
  testMail() {
    return this.accounts.testMail();
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
