import {
  LoginRequestSchema,
  login,
  logout,
  SignupRequestSchema,
  signup,
  type User,
  UserSchema,
} from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import { Body, Controller, Get, Inject, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import { NotAudited } from '../audit/audited.decorator.js';
import { Contract } from '../openapi/contract.decorator.js';
import { RateLimited } from '../security/rate-limit.guard.js';
import { CurrentSession, Public } from './session.guard.js';
import { clearSessionCookie, readSessionToken, setSessionCookie } from './session-cookie.js';
import { type Session, SessionStore } from './session-store.js';

/**
 * Pages that the browser holds for its Back button, and all else that it cached. Not `storage`: the
 * appearance that the next page has, and drafts, are kept there. Not `cookies`: ours is cleared
 * already, and those of other applications in the same domain would go too.
 */
const CLEARED = '"cache"';

@ApiTags('Accounts')
@Controller('auth')
export class AuthController {
  constructor(
    @Inject(BUS) private readonly bus: Bus,
    private readonly sessions: SessionStore,
  ) {}

  @Public()
  @RateLimited(20, 3600)
  @Post('signup')
  @NotAudited('The auth service records it itself, with the account')
  @Contract({
    summary: 'Opens an account and a session',
    body: SignupRequestSchema,
    response: UserSchema,
    status: 201,
    errors: ['VALIDATION_FAILED', 'EMAIL_TAKEN', 'SIGNUP_CLOSED', 'RATE_LIMITED'],
  })
  async signUp(
    @Body({ schema: SignupRequestSchema }) input: z.output<typeof SignupRequestSchema>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<User> {
    const opened = await this.bus.call(signup, opening(request, input));
    setSessionCookie(request, response, opened.token, opened.expiresAt);
    return opened.user;
  }

  @Public()
  @RateLimited(10, 60, { refusedOnly: true })
  @Post('login')
  @NotAudited('The auth service records it itself, with the account')
  @Contract({
    summary: 'Opens a session',
    body: LoginRequestSchema,
    response: UserSchema,
    errors: ['VALIDATION_FAILED', 'WRONG_CREDENTIALS', 'RATE_LIMITED'],
  })
  async logIn(
    @Body({ schema: LoginRequestSchema }) input: z.output<typeof LoginRequestSchema>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<User> {
    const opened = await this.bus.call(login, opening(request, input));
    setSessionCookie(request, response, opened.token, opened.expiresAt);
    return opened.user;
  }

  @Public()
  @Post('logout')
  @NotAudited('The auth service records it itself, with the account')
  @Contract({ summary: 'Ends the session, if there is one', response: null })
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

  @Get('me')
  @Contract({ summary: 'The signed-in user', response: UserSchema, errors: ['NOT_SIGNED_IN'] })
  me(@CurrentSession() session: Session): User {
    return session.user;
  }
}

/** What opens a session: the one that the browser has already is ended by it. */
function opening<T>(request: Request, input: T) {
  return { input, client: clientOf(request), replaces: readSessionToken(request) };
}

function clientOf(request: Request): { ip: string; userAgent: string } {
  return {
    ip: request.ip ?? 'unknown',
    userAgent: (request.get('user-agent') ?? '').slice(0, 512),
  };
}
