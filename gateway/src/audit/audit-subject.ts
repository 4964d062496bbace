import { SubjectIdSchema } from '@casewright/contracts';
import type { Request } from 'express';

const named = new WeakMap<Request, string>();
const reporters = new WeakMap<Request, () => Promise<void>>();

/**
 * Names what a request created, for audit entries that cannot take it from the path or the
 * response. The act counts as done from here on, whatever becomes of the response, and is reported
 * before this resolves.
 */
export async function nameSubject(request: Request, id: string | number): Promise<void> {
  if (named.has(request)) return;
  named.set(request, String(id));
  await reporters.get(request)?.();
}

/** Registers the function that reports the act once its subject is named. */
export function onSubjectNamed(request: Request, report: () => Promise<void>): void {
  reporters.set(request, report);
}

/** Whether the route has named what it created. */
export function hasNamedSubject(request: Request): boolean {
  return named.has(request);
}

/** The id of the request's subject; null if there is none that may be stored. */
export function subjectIdOf(request: Request, answer: unknown): string | null {
  const id = named.get(request) ?? request.params.id ?? idIn(answer);
  // The path of a refused request can contain anything in place of an id.
  const kept = SubjectIdSchema.safeParse(String(id));
  return kept.success ? kept.data : null;
}

function idIn(answer: unknown): unknown {
  return typeof answer === 'object' && answer !== null && 'id' in answer ? answer.id : undefined;
}
