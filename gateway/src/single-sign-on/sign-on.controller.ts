import {
  beginLink,
  beginSignOn,
  closeSignOn,
  endSignOn,
  finishSignOn,
  LinkStartSchema,
  openLink,
  openSignOn,
  type SignedOn,
  SignOnAnswerSchema,
  SignOnStartSchema,
  signOff,
} from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import { Body, Controller, Inject, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import { Serves } from '../routes/serves.decorator.js';
import { CLEARED, clientOf } from '../sessions/auth.controller.js';
import {
  clearSessionCookie,
  readSessionToken,
  setSessionCookie,
} from '../sessions/session-cookie.js';
import { SessionStore } from '../sessions/session-store.js';
import { markBrowser, readBrowser } from './sign-on-cookie.js';

/** Sets and reads the cookies of single sign-on; the rest is the auth service's. */
@Controller()
export class SignOnController {
  constructor(
    @Inject(BUS) private readonly bus: Bus,
    private readonly sessions: SessionStore,
  ) {}

  @Serves(openSignOn)
  open(
    @Body({ schema: SignOnStartSchema }) input: z.output<typeof SignOnStartSchema>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.bus.call(beginSignOn, { ...input, browser: markBrowser(request, response) });
  }

  @Serves(openLink)
  link(
    @Body({ schema: LinkStartSchema }) input: z.output<typeof LinkStartSchema>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.bus.call(beginLink, { ...input, browser: markBrowser(request, response) });
  }

  @Serves(closeSignOn)
  async close(
    @Body({ schema: SignOnAnswerSchema }) input: z.output<typeof SignOnAnswerSchema>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SignedOn> {
    const { opened, ...signedOn } = await this.bus.call(finishSignOn, {
      ...input,
      browser: readBrowser(request),
      client: clientOf(request),
      replaces: readSessionToken(request),
    });
    if (opened) setSessionCookie(request, response, opened.token, opened.expiresAt);
    return signedOn;
  }

  @Serves(endSignOn)
  async end(@Req() request: Request, @Res({ passthrough: true }) response: Response) {
    clearSessionCookie(request, response);
    response.setHeader('Clear-Site-Data', CLEARED);
    const token = readSessionToken(request);
    if (!token) return { location: null };
    this.sessions.forget(token);
    return this.bus.call(signOff, { token });
  }
}
