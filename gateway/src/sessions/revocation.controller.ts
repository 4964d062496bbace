import { sessionsRevoked } from '@casewright/contracts';
import { OnEvent } from '@casewright/messaging';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { SessionStore } from './session-store.js';
import { SessionWatch } from './session-watch.js';

/** Hears of ended sessions on every gateway instance. */
@Controller()
export class RevocationController {
  constructor(
    private readonly sessions: SessionStore,
    private readonly watch: SessionWatch,
  ) {}

  @OnEvent(sessionsRevoked)
  revoked({ sessionIds }: z.output<typeof sessionsRevoked.payload>): Promise<void> {
    this.watch.ended(sessionIds);
    return this.sessions.forgetSessions(sessionIds);
  }
}
