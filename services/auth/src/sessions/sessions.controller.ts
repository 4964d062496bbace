import {
  API_KEY_PREFIX,
  endOtherSessions,
  endOwnSession,
  findSessionEnd,
  listOwnSessions,
  login,
  logout,
  readLiveSessions,
  resolveSession,
  takeSecondStep,
} from '@casewright/contracts';
import { OnCall } from '@casewright/messaging';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { ApiKeysService } from './keys/api-keys.service.js';
import { LogInService } from './log-in.service.js';
import { OwnSessionsService } from './own-sessions.service.js';
import { SessionsService } from './sessions.service.js';

@Controller()
export class SessionsController {
  constructor(
    private readonly logIns: LogInService,
    private readonly sessions: SessionsService,
    private readonly own: OwnSessionsService,
    private readonly keys: ApiKeysService,
  ) {}

  @OnCall(login)
  login({ input, client, replaces, site }: z.output<typeof login.request>) {
    return this.logIns.logIn(input, client, { replaces, site });
  }

  @OnCall(takeSecondStep)
  takeSecondStep({ input, client, replaces }: z.output<typeof takeSecondStep.request>) {
    return this.logIns.takeSecondStep(input, client, replaces);
  }

  @OnCall(logout)
  logout({ token }: z.output<typeof logout.request>): Promise<null> {
    return this.sessions.logOut(token);
  }

  /** Of a session's token or an API key. */
  @OnCall(resolveSession)
  resolve({ token }: z.output<typeof resolveSession.request>) {
    const kind = token.startsWith(API_KEY_PREFIX) ? this.keys : this.sessions;
    return kind.resolve(token);
  }

  @OnCall(readLiveSessions)
  async live({ sessionIds }: z.output<typeof readLiveSessions.request>) {
    return [...(await this.sessions.live(sessionIds)), ...(await this.keys.live(sessionIds))];
  }

  @OnCall(listOwnSessions)
  list() {
    return this.own.list();
  }

  @OnCall(endOwnSession)
  end({ id }: z.output<typeof endOwnSession.request>): Promise<null> {
    return this.own.end(id);
  }

  @OnCall(endOtherSessions)
  endOthers() {
    return this.own.endOthers();
  }

  @OnCall(findSessionEnd)
  sessionEnd({ token }: z.output<typeof findSessionEnd.request>) {
    return this.own.endOf(token);
  }
}
