import { API_KEY_PREFIX } from '@casewright/contracts';
import type { Request } from 'express';

/** Other tokens are not ours: a proxy in front may add one of its own to what a browser sends. */
const BEARER = new RegExp(`^Bearer +(${API_KEY_PREFIX}\\S{1,96})$`, 'i');

/** The API key that a request was sent with. Where there is one, its cookies count for nothing. */
export function readApiKey(request: Request): string | undefined {
  return BEARER.exec(request.get('authorization') ?? '')?.[1];
}
