import { API_KEY_PREFIX } from '@casewright/contracts';
import type { Request } from 'express';

/**
 * Tokens without our prefix are ignored: a proxy in front may add its own to a browser's requests.
 */
const BEARER = new RegExp(`^Bearer +(${API_KEY_PREFIX}\\S{1,96})$`, 'i');

/** The API key of a request. If there is one, its cookies are ignored. */
export function readApiKey(request: Request): string | undefined {
  return BEARER.exec(request.get('authorization') ?? '')?.[1];
}
