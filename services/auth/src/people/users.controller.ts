import { userNames } from '@casewright/contracts';
import { OnCall } from '@casewright/messaging';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { UsersService } from './users.service.js';

@Controller()
export class UsersController {
  constructor(private readonly users: UsersService) {}

  @OnCall(userNames)
  names({ ids }: z.output<typeof userNames.request>) {
    return this.users.names(ids);
  }
}
