import { randomBytes } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Request, Response } from 'express';
import { bindsCookies } from '../sessions/session-cookie.js';

const PLAIN = 'casewright_sign_on';
const HOST = `__Host-${PLAIN}`;
const TOKEN = /^[\w-]{43}$/;
/** As long as the auth service remembers what was begun. */
const LIVES_SECONDS = 600;

/** By what a browser shows that it began a sign-on. */
export function readBrowser(request: Request): string | undefined {
  const value = parseCookie(request.headers.cookie ?? '')[nameFor(request)];
  return value !== undefined && TOKEN.test(value) ? value : undefined;
}

/** Marks the browser, or keeps its mark: a second tab must not end what the first one began. */
export function markBrowser(request: Request, response: Response): string {
  const browser = readBrowser(request) ?? randomBytes(32).toString('base64url');
  response.append(
    'Set-Cookie',
    stringifySetCookie({
      name: nameFor(request),
      value: browser,
      maxAge: LIVES_SECONDS,
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure: bindsCookies(request),
    }),
  );
  return browser;
}

function nameFor(request: Request): string {
  return bindsCookies(request) ? HOST : PLAIN;
}
