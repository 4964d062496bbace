import { API_KEY_PREFIX, readLiveSessions, resolveSession } from '@casewright/contracts';
import { OnCall } from '@casewright/messaging';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { ApiKeysService } from './keys/api-keys.service.js';
import { SessionsService } from './sessions.service.js';

/** Resolves credentials: a session's token or an API key. */
@Controller()
export class TokensController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly keys: ApiKeysService,
  ) {}

  @OnCall(resolveSession)
  resolve({ token }: z.output<typeof resolveSession.request>) {
    const kind = token.startsWith(API_KEY_PREFIX) ? this.keys : this.sessions;
    return kind.resolve(token);
  }

  @OnCall(readLiveSessions)
  async live({ sessionIds }: z.output<typeof readLiveSessions.request>) {
    return [...(await this.sessions.live(sessionIds)), ...(await this.keys.live(sessionIds))];
  }
}
