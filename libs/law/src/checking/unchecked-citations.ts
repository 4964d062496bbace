import { AppError, type CheckedCitation } from '@casewright/contracts';
import type { Citation, ResolvedCitations } from '@casewright/law/citations';
import { toCheckedCitation } from './checked-citation.mapper.js';
import { judgeText } from './verdict/judge-text.js';

/** Citations that the library was not asked about, or that it did not answer for; each says why. */
export function uncheckedCitations(
  citations: readonly Citation[],
  resolved: ResolvedCitations,
  why: string,
): CheckedCitation[] {
  const judged = judgeText(citations, resolved, new Map()).map((each) => ({
    ...each,
    explanation: why,
  }));
  const text = { citations: [...citations], resolved, judged };
  return citations.map((_, index) => toCheckedCitation(text, index, []));
}

/** What a check found; null where the library does not answer. */
export async function citationsOrNull(
  checking: Promise<{ citations: CheckedCitation[] }>,
): Promise<CheckedCitation[] | null> {
  try {
    return (await checking).citations;
  } catch (error) {
    if (isOutOfReach(error)) return null;
    throw error;
  }
}

const CODES = new Set(['UNAVAILABLE', 'OVERLOADED', 'DEADLINE_EXCEEDED']);

/** Whether an error means that another service cannot answer now; any other one is a fault. */
export const isOutOfReach = (error: unknown): boolean =>
  error instanceof AppError && CODES.has(error.code);
