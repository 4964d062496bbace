import {
  AccountOpeningSchema,
  type Client,
  endSession,
  findSessionEnd,
  type LoginAnswer,
  LoginRequestSchema,
  login,
  logout,
  type OpenedSession,
  openAccount,
  openSession,
  openSessionBySecondStep,
  readSessionEnd,
  readSignedInUser,
  SecondStepRequestSchema,
  type SessionEnd,
  signup,
  takeSecondStep,
  type User,
} from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import { Body, Controller, Inject, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import { GatewayConfig } from '../gateway-config.js';
import { publicOrigin } from '../known-hosts.js';
import { Serves } from '../routes/serves.decorator.js';
import { CurrentSession } from './session.guard.js';
import { clearSessionCookie, readSessionToken, setSessionCookie } from './session-cookie.js';
import { type Session, SessionStore } from './session-store.js';

/**
 * Clears pages kept for the Back button and everything else cached. Not `storage`, which holds the
 * appearance setting and unsaved drafts; not `cookies`, because ours is already cleared and those
 * of other applications on the domain would go, too.
 */
export const CLEARED = '"cache"';

@Controller()
export class AuthController {
  constructor(
    @Inject(BUS) private readonly bus: Bus,
    private readonly sessions: SessionStore,
    @Inject(GatewayConfig) private readonly config: GatewayConfig,
  ) {}

  @Serves(openAccount)
  async signUp(
    @Body({ schema: AccountOpeningSchema }) input: z.output<typeof AccountOpeningSchema>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<User> {
    return entered(request, response, await this.bus.call(signup, opening(request, input)));
  }

  @Serves(openSession)
  async logIn(
    @Body({ schema: LoginRequestSchema }) input: z.output<typeof LoginRequestSchema>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<LoginAnswer> {
    const site = publicOrigin(request, this.config) ?? undefined;
    const answer = await this.bus.call(login, { ...opening(request, input), site });
    if ('secondStep' in answer) return answer;
    return entered(request, response, answer);
  }

  @Serves(openSessionBySecondStep)
  async takeSecondStep(
    @Body({ schema: SecondStepRequestSchema }) input: z.output<typeof SecondStepRequestSchema>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<User> {
    return entered(request, response, await this.bus.call(takeSecondStep, opening(request, input)));
  }

  @Serves(endSession)
  async logOut(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    clearSessionCookie(request, response);
    response.setHeader('Clear-Site-Data', CLEARED);
    const token = readSessionToken(request);
    if (!token) return;
    this.sessions.forget(token);
    await this.bus.call(logout, { token });
  }

  @Serves(readSessionEnd)
  async sessionEnd(@Req() request: Request): Promise<SessionEnd> {
    const token = readSessionToken(request);
    if (!token) return { endsInSeconds: 0, canStay: false, warnSeconds: 0 };
    return this.bus.call(findSessionEnd, { token });
  }

  @Serves(readSignedInUser)
  me(@CurrentSession() session: Session): User {
    return session.user;
  }
}

/** For requests that open a session: it replaces the one that the browser already has. */
function opening<T>(request: Request, input: T) {
  return { input, client: clientOf(request), replaces: readSessionToken(request) };
}

function entered(request: Request, response: Response, opened: OpenedSession): User {
  setSessionCookie(request, response, opened.token, opened.expiresAt);
  return opened.user;
}

export function clientOf(request: Request): Client {
  return {
    ip: request.ip ?? 'unknown',
    userAgent: (request.get('user-agent') ?? '').slice(0, 512),
  };
}
