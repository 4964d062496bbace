import { signup, userNames } from '@casewright/contracts';
import { OnCall } from '@casewright/messaging';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { SessionsService } from '../sessions/sessions.service.js';
import { UsersService } from './users.service.js';

@Controller()
export class UsersController {
  constructor(
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
  ) {}

  @OnCall(signup)
  async signUp({ input, client, replaces }: z.output<typeof signup.request>) {
    return this.sessions.open(await this.users.signUp(input), client, replaces);
  }

  @OnCall(userNames)
  names({ ids }: z.output<typeof userNames.request>) {
    return this.users.names(ids);
  }
}
