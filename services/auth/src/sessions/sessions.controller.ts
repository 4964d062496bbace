import { login, logout } from '@casewright/contracts';
import { OnCall } from '@casewright/messaging';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { SessionsService } from './sessions.service.js';

@Controller()
export class SessionsController {
  constructor(private readonly sessions: SessionsService) {}

  @OnCall(login)
  login({ input, client, replaces }: z.output<typeof login.request>) {
    return this.sessions.logIn(input, client, replaces);
  }

  @OnCall(logout)
  async logout({ token }: z.output<typeof logout.request>): Promise<null> {
    await this.sessions.logOut(token);
    return null;
  }
}
