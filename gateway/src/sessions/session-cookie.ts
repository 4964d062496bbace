import { parseCookie, stringifySetCookie } from 'cookie';
import type { Request, Response } from 'express';
import { readApiKey } from './api-key.js';

const PLAIN = 'casewright_session';
const HOST = `__Host-${PLAIN}`;
/** 32 bytes in base64url, as the auth service makes them; anything else is not our token. */
const TOKEN = /^[\w-]{43}$/;

/** The request's credential: its API key, or else its session token. */
export function readToken(request: Request): string | undefined {
  return readApiKey(request) ?? readSessionToken(request);
}

/** The token in the one cookie name that counts for this request. */
export function readSessionToken(request: Request): string | undefined {
  if (readApiKey(request)) return undefined;
  const token = cookiesOf(request)[cookieName(request)];
  return token !== undefined && TOKEN.test(token) ? token : undefined;
}

export function setSessionCookie(
  request: Request,
  response: Response,
  token: string,
  expiresAt: string,
): void {
  write(response, cookieName(request), token, new Date(expiresAt));
}

export function clearSessionCookie(request: Request, response: Response): void {
  write(response, cookieName(request), '', new Date(0));
}

/**
 * Clears a cookie with the plain name where only the bound name counts. Another host of the domain,
 * or anyone on the path of a request without TLS, could have set it.
 */
export function clearStrayCookie(request: Request, response: Response): void {
  if (cookieName(request) === HOST && cookiesOf(request)[PLAIN] !== undefined) {
    write(response, PLAIN, '', new Date(0));
  }
}

/**
 * `__Host-` binds the cookie to this host and to TLS (RFC 6265bis, 4.1.3.2). Over plain HTTP,
 * browsers accept it from localhost only, and Safari not even there; those requests get the plain
 * name.
 */
export function bindsCookies(request: Request): boolean {
  return request.secure || (isLoopback(request.hostname) && !isSafari(request));
}

function cookieName(request: Request): typeof HOST | typeof PLAIN {
  return bindsCookies(request) ? HOST : PLAIN;
}

function cookiesOf(request: Request): Record<string, string | undefined> {
  return parseCookie(request.headers.cookie ?? '');
}

function write(response: Response, name: string, value: string, expires: Date): void {
  response.append(
    'Set-Cookie',
    stringifySetCookie({
      name,
      value,
      expires,
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: name === HOST,
    }),
  );
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
}

function isSafari(request: Request): boolean {
  const agent = request.get('user-agent') ?? '';
  return agent.includes('Safari/') && !/Chrom(e|ium)\//.test(agent);
}
