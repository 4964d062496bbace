import { AppError } from '@casewright/contracts';
import { signIn } from '@casewright/platform';
import {
  type CanActivate,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { servedRoute } from '../routes/serves.decorator.js';
import { readApiKey } from './api-key.js';
import { sessionEnded } from './follow-session.js';
import { clearStrayCookie, readToken } from './session-cookie.js';
import { type Session, SessionStore } from './session-store.js';

export interface SessionRequest extends Request {
  session?: Session;
}

/** The session that the guard found. */
export const CurrentSession = createParamDecorator(
  (_: unknown, context: ExecutionContext): Session => {
    const { session } = context.switchToHttp().getRequest<SessionRequest>();
    if (!session) throw new Error('A public route asked for the session.');
    return session;
  },
);

/** Asks for a session, or an API key, on every route that is not open to visitors. */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(private readonly sessions: SessionStore) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const request = context.switchToHttp().getRequest<SessionRequest>();
    clearStrayCookie(request, context.switchToHttp().getResponse<Response>());
    const route = servedRoute(context.getHandler());
    if (route?.rule === 'anyone') return true;
    const token = readToken(request);
    const session = token ? await this.resolve(token, route?.def.throughOutages) : null;
    if (!session) throw notSignedIn(request, token);
    request.session = session;
    signIn(session.principal);
    return true;
  }

  private resolve(token: string, throughOutages = false): Promise<Session | null> {
    return throughOutages
      ? this.sessions.resolveThroughOutage(token)
      : this.sessions.resolve(token);
  }
}

function notSignedIn(request: Request, token: string | undefined): AppError {
  if (readApiKey(request)) return keyRefused();
  if (token) return sessionEnded();
  return new AppError('NOT_SIGNED_IN', 'This needs a session. Please log in first.');
}

function keyRefused(): AppError {
  return new AppError(
    'NOT_SIGNED_IN',
    'This API key does not work. It is incomplete, was revoked, or has expired: create a new one on “Your account.”',
  );
}
