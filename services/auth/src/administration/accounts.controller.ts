import {
  changeRole,
  deleteAccount,
  disableAccount,
  enableAccount,
  endAccountSessions,
  listAccounts,
} from '@casewright/contracts';
import { OnCall } from '@casewright/messaging';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { AccountsService } from './accounts.service.js';

type ById = z.output<typeof disableAccount.request>;

@Controller()
export class AccountsController {
  constructor(private readonly accounts: AccountsService) {}

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

  @OnCall(enableAccount)
  enable({ id }: ById) {
    return this.accounts.enable(id);
  }

  @OnCall(endAccountSessions)
  endSessions({ id }: ById) {
    return this.accounts.endSessions(id);
  }

  @OnCall(deleteAccount)
  delete({ id }: ById) {
    return this.accounts.delete(id);
  }
}
