import { randomUUID } from 'node:crypto';
import { runInContext } from '@casewright/platform';
import type { NextFunction, Request, Response } from 'express';

/** An id of ours or of a proxy before us; anything else could forge log lines. */
const ACCEPTABLE = /^[\w-]{8,64}$/;

/** Opens the request's context, and names its correlation id in the answer. */
export function correlation(request: Request, response: Response, next: NextFunction): void {
  const given = request.get('x-correlation-id');
  const correlationId = given && ACCEPTABLE.test(given) ? given : randomUUID();
  response.setHeader('X-Correlation-Id', correlationId);
  runInContext({ correlationId }, next);
}
