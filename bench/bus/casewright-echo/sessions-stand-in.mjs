/** Stands in for the auth service: it knows every session, and none of them ends. */
import { readLiveSessions, resolveSession } from '@casewright/contracts';
import { OnCall } from '@casewright/messaging';
import { Controller } from '@nestjs/common';
import { decorateClass, decorateMethod } from '../decorate.mjs';
import { SESSION } from './session.mjs';

export class SessionsStandIn {
  resolve() {
    return SESSION;
  }

  live({ sessionIds }) {
    return sessionIds.map((sessionId) => ({ sessionId, endsInMs: 3_600_000 }));
  }
}
decorateMethod(SessionsStandIn, 'resolve', OnCall(resolveSession));
decorateMethod(SessionsStandIn, 'live', OnCall(readLiveSessions));
decorateClass(SessionsStandIn, [Controller()]);
