import type { AuditOutcome, RouteAction } from '@casewright/contracts';
import { currentContext } from '@casewright/platform';
import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { Request } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { toAppError } from '../errors/app-error.filter.js';
import { type Act, AuditReports } from './audit-reports.js';
import { hasNamedSubject, onSubjectNamed, subjectIdOf } from './audit-subject.js';
import { type AuditMark, auditMarkOf } from './audited.decorator.js';
import { RepeatedRefusals } from './repeated-refusals.js';

type Kept = Extract<AuditMark, { action: RouteAction }>;

/**
 * Reports every route that is `@Audited` to the audit log before it is answered, or before it
 * sends what it has named with `nameSubject`. What a guard refuses never gets here.
 */
@Injectable()
export class AuditInterceptor implements NestInterceptor {
  private readonly refusals = new RepeatedRefusals();

  constructor(private readonly reports: AuditReports) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const mark = auditMarkOf(context.getHandler());
    if (!mark || 'exempt' in mark) return next.handle();
    const request = context.switchToHttp().getRequest<Request>();
    return from(this.answer(mark, request, next));
  }

  private async answer(mark: Kept, request: Request, next: CallHandler): Promise<unknown> {
    const who = currentContext();
    const report = async (outcome: AuditOutcome, answer?: unknown): Promise<void> => {
      const actor = who.principal?.userId ?? null;
      if (outcome === 'refused' && !this.refusals.isFirst(actor, mark.action)) return;
      await this.reports.report(who, actOf(mark, request, outcome, answer));
    };
    onSubjectNamed(request, () => report('done'));
    try {
      const answer = await lastValueFrom(next.handle(), { defaultValue: undefined });
      if (!hasNamedSubject(request)) await report('done', answer);
      return answer;
    } catch (fault) {
      if (!hasNamedSubject(request)) await report(outcomeOf(fault));
      throw fault;
    }
  }
}

function actOf(mark: Kept, request: Request, outcome: AuditOutcome, answer?: unknown): Act {
  const { action, subject: kind } = mark;
  const subject = kind && { kind, id: subjectIdOf(request, answer) };
  return { at: new Date().toISOString(), action, subject, outcome };
}

function outcomeOf(fault: unknown): AuditOutcome {
  return toAppError(fault).status < 500 ? 'refused' : 'failed';
}
