import { AppError } from '@casewright/contracts';
import type { NextFunction, Request, Response } from 'express';
import { sendError } from '../errors/app-error.filter.js';
import { readApiKey } from '../sessions/api-key.js';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses unsafe methods that another site's page sends with our cookie (OWASP CSRF Prevention
 * Cheat Sheet, "Fetch Metadata"). Clients other than browsers send neither header and pass: they
 * hold nobody else's cookie. So do requests with an API key, whose cookies are ignored.
 */
export function refuseCrossSite(request: Request, response: Response, next: NextFunction): void {
  if (SAFE.has(request.method) || readApiKey(request) || fromSameOrigin(request)) {
    next();
    return;
  }
  sendError(
    response,
    new AppError('CROSS_SITE_REFUSED', 'This request came from another site and was refused.'),
  );
}

function fromSameOrigin(request: Request): boolean {
  const site = request.get('sec-fetch-site');
  if (site) return site === 'same-origin' || site === 'none';
  const origin = request.get('origin');
  if (!origin) return true;
  return URL.canParse(origin) && new URL(origin).host === request.get('host');
}
