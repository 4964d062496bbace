import { type AuditOutcome, appendAudit, type RouteAction } from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import { currentContext, type RequestContext } from '@casewright/platform';
import {
  type CallHandler,
  type ExecutionContext,
  Inject,
  Injectable,
  Logger,
  type NestInterceptor,
} from '@nestjs/common';
import type { Request } from 'express';
import { type Observable, tap } from 'rxjs';
import type { z } from 'zod';
import { toAppError } from '../errors/app-error.filter.js';
import { hasNamedSubject, subjectIdOf } from './audit-subject.js';
import { type AuditMark, auditMarkOf } from './audited.decorator.js';

type Act = z.input<typeof appendAudit.payload>;
type Kept = Extract<AuditMark, { action: RouteAction }>;

/**
 * Reports every route that is `@Audited` to the audit log, once it has ended. Nobody waits for the
 * log: a request goes on, and is answered, without it. What a guard refuses never gets here.
 */
@Injectable()
export class AuditInterceptor implements NestInterceptor {
  private readonly log = new Logger('audit');

  constructor(@Inject(BUS) private readonly bus: Bus) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const mark = auditMarkOf(context.getHandler());
    if (!mark || 'exempt' in mark) return next.handle();
    const request = context.switchToHttp().getRequest<Request>();
    const who = currentContext();
    return next.handle().pipe(
      tap({
        next: (answer) => this.report(who, actOf(mark, request, 'done', answer)),
        error: (fault: unknown) =>
          this.report(who, actOf(mark, request, outcomeOf(request, fault))),
      }),
    );
  }

  /** The message's own context says who it was, and in which request. */
  private report({ correlationId, principal }: RequestContext, act: Act): void {
    this.bus.submit(appendAudit, act, { correlationId, principal }).catch((error: unknown) => {
      // Ids only, so that the line may stand in any log: it is all that is left of the entry.
      const lost = JSON.stringify({ ...act, actor: principal?.userId ?? null, correlationId });
      this.log.warn(`An entry of the audit log is lost: ${lost}.`, error);
    });
  }
}

function actOf(mark: Kept, request: Request, outcome: AuditOutcome, answer?: unknown): Act {
  const { action, subject: kind } = mark;
  const subject = kind && { kind, id: subjectIdOf(request, answer) };
  return { at: new Date().toISOString(), action, subject, outcome };
}

function outcomeOf(request: Request, fault: unknown): AuditOutcome {
  if (hasNamedSubject(request)) return 'done';
  return toAppError(fault).status < 500 ? 'refused' : 'failed';
}
