import { login, logout, readLiveSessions, resolveSession } from '@casewright/contracts';
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

  @OnCall(resolveSession)
  resolve({ token }: z.output<typeof resolveSession.request>) {
    return this.sessions.resolve(token);
  }

  @OnCall(readLiveSessions)
  live({ sessionIds }: z.output<typeof readLiveSessions.request>) {
    return this.sessions.live(sessionIds);
  }

  @OnCall(logout)
  async logout({ token }: z.output<typeof logout.request>): Promise<null> {
    await this.sessions.logOut(token);
    return null;
  }
}
