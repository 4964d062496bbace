import { SubjectIdSchema } from '@casewright/contracts';
import type { Request } from 'express';

const named = new WeakMap<Request, string>();
const reporters = new WeakMap<Request, () => Promise<void>>();

/**
 * Names what a request has made, for the audit log, where neither address nor answer does. The act
 * counts as done from here on, whatever becomes of its answer, and is reported before this resolves.
 */
export async function nameSubject(request: Request, id: string | number): Promise<void> {
  if (named.has(request)) return;
  named.set(request, String(id));
  await reporters.get(request)?.();
}

/** Who reports the act once its subject has a name. */
export function onSubjectNamed(request: Request, report: () => Promise<void>): void {
  reporters.set(request, report);
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
