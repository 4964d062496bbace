import { SubjectIdSchema } from '@casewright/contracts';
import type { Request } from 'express';

const named = new WeakMap<Request, string>();

/**
 * Names what a request has made, for the audit log, where neither address nor answer does. The act
 * counts as done from here on, whatever becomes of its answer.
 */
export function nameSubject(request: Request, id: string | number): void {
  named.set(request, String(id));
}

/** Whether the route has said what it made. */
export function hasNamedSubject(request: Request): boolean {
  return named.has(request);
}

/** The id of a request's subject; null where there is none that may be kept. */
export function subjectIdOf(request: Request, answer: unknown): string | null {
  const id = named.get(request) ?? request.params.id ?? idIn(answer);
  // An address may have any words where its id belongs, and a request that was refused too.
  const kept = SubjectIdSchema.safeParse(String(id));
  return kept.success ? kept.data : null;
}

function idIn(answer: unknown): unknown {
  return typeof answer === 'object' && answer !== null && 'id' in answer ? answer.id : undefined;
}
