import type { Route } from '@casewright/contracts';
import { applyDecorators, RequestMapping, RequestMethod, UseInterceptors } from '@nestjs/common';
import { ApiConsumes, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Audited, NotAudited } from '../audit/audited.decorator.js';
import { LongTextInterceptor } from '../bodies/long-text.interceptor.js';
import { Contract } from '../openapi/contract.decorator.js';
import { RateLimited } from '../security/rate-limit.guard.js';
import { Public } from '../sessions/session.guard.js';
import { operationIdOf } from './catalogue.js';

/** Makes a method the handler of a route of the contracts. */
export function Serves({ http }: { http: Route }): MethodDecorator {
  const { def, method, path, response, status } = http;
  const { audit, limit } = def;
  return applyDecorators(
    RequestMapping({ method: RequestMethod[method], path }),
    ApiTags(def.tag),
    Contract({
      summary: def.summary,
      ...(def.body ? { body: def.body } : {}),
      response,
      status,
      errors: [...http.errors],
      operationId: operationIdOf(http),
    }),
    ...(def.form ? [ApiConsumes('multipart/form-data', 'application/json')] : []),
    ...(def.produces ? [ApiProduces(...def.produces)] : []),
    ...(def.public ? [Public()] : []),
    ...(limit ? [RateLimited(limit.requests, limit.seconds, limit)] : []),
    ...(audit && 'action' in audit ? [Audited(audit.action, audit.subject)] : []),
    ...(audit && 'exempt' in audit ? [NotAudited(audit.exempt)] : []),
    ...(def.longText && !def.streamed ? [UseInterceptors(LongTextInterceptor)] : []),
  );
}
