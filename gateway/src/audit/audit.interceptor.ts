import type { AuditOutcome, RouteAction, RouteAudit } from '@casewright/contracts';
import { currentContext, type RequestContext } from '@casewright/platform';
import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  Logger,
  type NestInterceptor,
} from '@nestjs/common';
import type { Request } from 'express';
import { catchError, from, lastValueFrom, type Observable } from 'rxjs';
import { toAppError } from '../errors/app-error.filter.js';
import { servedRoute } from '../routes/serves.decorator.js';
import { type Act, AuditReports } from './audit-reports.js';
import { hasNamedSubject, onSubjectNamed, subjectIdOf } from './audit-subject.js';
import { RepeatedActs } from './repeated-acts.js';

const REFUSED_AGAIN_MS = 60_000;
const READ_AGAIN_MS = 10 * 60_000;
/** Reads that an open screen repeats over and over. */
const READS: ReadonlySet<RouteAction> = new Set(['read_document', 'read_draft', 'read_review']);

type Kept = Extract<RouteAudit, { action: RouteAction }>;

/**
 * Reports every act on an audited route before the response is sent, or, where the route calls
 * `nameSubject`, before that resolves. On other routes it reports only denied access. Requests that
 * a guard refuses never get here.
 */
@Injectable()
export class AuditInterceptor implements NestInterceptor {
  private readonly log = new Logger('audit');
  private readonly reads = new RepeatedActs(READ_AGAIN_MS);
  private readonly refusals = new RepeatedActs(REFUSED_AGAIN_MS, (key, more) =>
    this.log.warn(`Refused again within a minute, recorded once: ${more} × ${key}`),
  );

  constructor(private readonly reports: AuditReports) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const route = servedRoute(context.getHandler());
    if (!route) return next.handle();
    const mark = route.def.audit;
    if (!mark || 'exempt' in mark)
      return next.handle().pipe(catchError((fault) => this.refuse(fault)));
    const request = context.switchToHttp().getRequest<Request>();
    return from(this.answer(mark, request, next));
  }

  private async answer(mark: Kept, request: Request, next: CallHandler): Promise<unknown> {
    const who = currentContext();
    const report = async (outcome: AuditOutcome, answer?: unknown): Promise<void> => {
      const act = actOf(mark, request, outcome, answer);
      if (this.isNew(who, act)) await this.reports.report(who, act);
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

  private isNew({ principal }: RequestContext, { action, outcome, subject }: Act): boolean {
    const who = principal?.userId ?? 'nobody';
    if (outcome === 'refused') return this.refusals.isFirst(`${action} of user ${who}`);
    return (
      !READS.has(action as RouteAction) || this.reads.isFirst(`${action} ${subject?.id} ${who}`)
    );
  }

  /** Reports that the caller may not use a route that is otherwise not audited. */
  private async refuse(fault: unknown): Promise<never> {
    const who = currentContext();
    const at = new Date().toISOString();
    const act = { at, action: 'ask_forbidden', subject: null, outcome: 'refused' } as const;
    if (toAppError(fault).status === 403 && this.isNew(who, act))
      await this.reports.report(who, act);
    throw fault;
  }
}

function actOf(mark: Kept, request: Request, outcome: AuditOutcome, answer?: unknown): Act {
  const { action, subject: kind } = mark;
  const subject = kind ? { kind, id: subjectIdOf(request, answer) } : null;
  return { at: new Date().toISOString(), action, subject, outcome };
}

function outcomeOf(fault: unknown): AuditOutcome {
  return toAppError(fault).status < 500 ? 'refused' : 'failed';
}
