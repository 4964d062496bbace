import type { CheckedCitation, GeneratedVerdict } from '@casewright/contracts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../../shared/api/client';
import type { Generation } from '../generator-state';

/** Asks the library about a citation that was changed after it was generated. */
export function useRecheck() {
  return useMutation({
    mutationFn: async (text: string): Promise<GeneratedVerdict> => {
      const { citations } = await call('POST /citations/check', { body: { text } });
      return verdictOf(citations);
    },
  });
}

export type Recheck = ReturnType<typeof useRecheck>;

/** The verdict on a citation as it reads now; null where it was changed and not checked since. */
export function standingOf(
  { changes, answer }: Generation,
  text: string,
  recheck: Recheck,
): GeneratedVerdict | null {
  if (Object.keys(changes.fields).length === 0) return answer.verdict;
  return recheck.variables === text ? (recheck.data ?? null) : null;
}

/** A citation with its parallels is one authority: the first says how it stands. */
function verdictOf([first]: readonly CheckedCitation[]): GeneratedVerdict {
  if (!first) {
    const explanation = 'The checker does not recognize this as a citation.';
    return { verdict: 'unchecked', explanation, case: null };
  }
  const { verdict, explanation, case: found, history } = first;
  const judged = { verdict, explanation, ...(history && { history }) };
  if (!found) return { ...judged, case: null };
  const { title: name, ...record } = found;
  return { ...judged, case: { ...record, name } };
}
