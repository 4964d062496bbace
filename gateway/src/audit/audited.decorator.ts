import type { AuditSubjectKind, RouteAction } from '@casewright/contracts';
import { SetMetadata } from '@nestjs/common';

const MARK = Symbol('audit');

/** What the audit log keeps of a route, or why it keeps nothing. */
export type AuditMark =
  | { action: RouteAction; subject: AuditSubjectKind | null }
  | { exempt: string };

/**
 * Whoever uses the route is recorded in the audit log, with how it ended.
 *
 * @param subject what it is done to. Its id is the `id` of the address, else that of the answer,
 * unless the route names another one with `nameSubject`.
 */
export const Audited = (action: RouteAction, subject: AuditSubjectKind | null = null) =>
  SetMetadata(MARK, { action, subject } satisfies AuditMark);

/** For a route that changes something, or could by its method, and leaves no entry; with the reason. */
export const NotAudited = (reason: string) =>
  SetMetadata(MARK, { exempt: reason } satisfies AuditMark);

/** What the decorators of this file said of a route's method. */
export function auditMarkOf(handler: object): AuditMark | undefined {
  return Reflect.getMetadata(MARK, handler) as AuditMark | undefined;
}
