import {
  createApiKey,
  endOtherSessions,
  endOwnSession,
  findSessionEnd,
  listApiKeys,
  listOwnSessions,
  login,
  logout,
  readLiveSessions,
  resolveSession,
  revokeApiKey,
  takeSecondStep,
} from '@casewright/contracts';
import { OnCall } from '@casewright/messaging';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { ApiKeysService } from './api-keys.service.js';
import { LogInService } from './log-in.service.js';
import { SessionsService } from './sessions.service.js';

@Controller()
export class SessionsController {
  constructor(
    private readonly logIns: LogInService,
    private readonly sessions: SessionsService,
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

  @OnCall(resolveSession)
  resolve({ token }: z.output<typeof resolveSession.request>) {
    return this.sessions.resolve(token);
  }

  @OnCall(readLiveSessions)
  live({ sessionIds }: z.output<typeof readLiveSessions.request>) {
    return this.sessions.live(sessionIds);
  }

  @OnCall(listOwnSessions)
  list() {
    return this.sessions.list();
  }

  @OnCall(endOwnSession)
  end({ id }: z.output<typeof endOwnSession.request>): Promise<null> {
    return this.sessions.end(id);
  }

  @OnCall(endOtherSessions)
  endOthers() {
    return this.sessions.endOthers();
  }

  @OnCall(findSessionEnd)
  sessionEnd({ token }: z.output<typeof findSessionEnd.request>) {
    return this.sessions.endOf(token);
  }

  @OnCall(listApiKeys)
  listKeys() {
    return this.keys.list();
  }

  @OnCall(createApiKey)
  createKey(input: z.output<typeof createApiKey.request>) {
    return this.keys.create(input);
  }

  @OnCall(revokeApiKey)
  revokeKey({ id }: z.output<typeof revokeApiKey.request>): Promise<null> {
    return this.keys.revoke(id);
  }
}
