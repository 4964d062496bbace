import { assertMay } from '@casewright/platform';
import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { Observable } from 'rxjs';
import { servedRoute } from '../routes/serves.decorator.js';

/**
 * Refuses callers whose role the route's rule does not allow, and everyone if there is no rule. Not
 * a guard, because refusals by guards do not reach the audit log.
 */
@Injectable()
export class RoleInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (context.getType() !== 'http') return next.handle();
    const route = servedRoute(context.getHandler());
    if (!route) throw new Error('A route has no definition in the contracts.');
    assertMay(route.rule);
    return next.handle();
  }
}
