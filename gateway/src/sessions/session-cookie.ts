import { parseCookie, stringifySetCookie } from 'cookie';
import type { Request, Response } from 'express';

const PLAIN = 'casewright_session';
const HOST = `__Host-${PLAIN}`;

/** The token a browser sent, whichever name the cookie was set under. */
export function readSessionToken(request: Request): string | undefined {
  const header = request.headers.cookie;
  if (!header) return undefined;
  const cookies = parseCookie(header);
  return cookies[HOST] ?? cookies[PLAIN];
}

export function setSessionCookie(
  request: Request,
  response: Response,
  token: string,
  expiresAt: string,
): void {
  write(request, response, token, new Date(expiresAt));
}

export function clearSessionCookie(request: Request, response: Response): void {
  write(request, response, '', new Date(0));
}

/**
 * `__Host-` binds the cookie to this host and to TLS (RFC 6265bis, 4.1.3.2). Browsers take it
 * over plain HTTP from localhost only, and Safari not even there, so these get the plain name.
 */
function write(request: Request, response: Response, value: string, expires: Date): void {
  const secure = request.secure || (isLoopback(request.hostname) && !isSafari(request));
  response.append(
    'Set-Cookie',
    stringifySetCookie({
      name: secure ? HOST : PLAIN,
      value,
      expires,
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure,
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
