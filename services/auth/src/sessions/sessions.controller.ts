import { logout } from '@casewright/contracts';
import { OnCall } from '@casewright/messaging';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { SessionsService } from './sessions.service.js';

@Controller()
export class SessionsController {
  constructor(private readonly sessions: SessionsService) {}

  @OnCall(logout)
  async logout({ token }: z.output<typeof logout.request>): Promise<null> {
    await this.sessions.logOut(token);
    return null;
  }
}
