import type { AuditOutcome, RouteAction, RouteAudit } from '@casewright/contracts';
import { currentContext } from '@casewright/platform';
import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  Logger,
  type NestInterceptor,
} from '@nestjs/common';
import type { Request } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { toAppError } from '../errors/app-error.filter.js';
import { servedRoute } from '../routes/serves.decorator.js';
import { type Act, AuditReports } from './audit-reports.js';
import { hasNamedSubject, onSubjectNamed, subjectIdOf } from './audit-subject.js';

const WINDOW_MS = 60_000;

type Kept = Extract<RouteAudit, { action: RouteAction }>;

/**
 * Reports every act on a route that is audited to the audit log before it is answered, or before it
 * sends what it has named with `nameSubject`. What a guard refuses never gets here.
 */
@Injectable()
export class AuditInterceptor implements NestInterceptor {
  private readonly refusals = new RepeatedRefusals();

  constructor(private readonly reports: AuditReports) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const mark = servedRoute(context.getHandler())?.def.audit;
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
  const subject = kind ? { kind, id: subjectIdOf(request, answer) } : null;
  return { at: new Date().toISOString(), action, subject, outcome };
}

function outcomeOf(fault: unknown): AuditOutcome {
  return toAppError(fault).status < 500 ? 'refused' : 'failed';
}

/**
 * Lets one refused act of each user and action into the audit log in a minute. Nothing can be
 * removed from the log, so nobody may fill it with what they are refused; how many more there were
 * is in the server's log.
 */
class RepeatedRefusals {
  private readonly log = new Logger('audit');
  private readonly more = new Map<string, number>();

  /** Whether a refused act is the first of its minute. */
  isFirst(actor: number | null, action: string): boolean {
    const key = `${action} of user ${actor ?? 'nobody'}`;
    const more = this.more.get(key);
    this.more.set(key, more === undefined ? 0 : more + 1);
    if (more === undefined) setTimeout(() => this.forget(key), WINDOW_MS).unref();
    return more === undefined;
  }

  private forget(key: string): void {
    const more = this.more.get(key) ?? 0;
    this.more.delete(key);
    if (more > 0)
      this.log.warn(`Refused again within a minute, and recorded once: ${more} × ${key}`);
  }
}
