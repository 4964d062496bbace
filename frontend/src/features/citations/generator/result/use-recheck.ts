import type { CheckedCitation, CitationCheck, GeneratedVerdict } from '@casewright/contracts';
import { useMutation } from '@tanstack/react-query';
import { postJson } from '../../../../shared/api/client';

/** Asks the library about a citation that was changed after it was generated. */
export function useRecheck() {
  return useMutation({
    mutationFn: async (text: string): Promise<GeneratedVerdict> => {
      const { citations } = await postJson<CitationCheck>('/api/citations/check', { text });
      return verdictOf(citations);
    },
  });
}

/** A citation with its parallels is one authority: the first says how it stands. */
function verdictOf([first]: readonly CheckedCitation[]): GeneratedVerdict {
  if (!first) {
    const explanation = 'The checker does not recognise this as a citation.';
    return { verdict: 'unchecked', explanation, case: null };
  }
  const { verdict, explanation, case: found } = first;
  if (!found) return { verdict, explanation, case: null };
  const { title: name, ...record } = found;
  return { verdict, explanation, case: { ...record, name } };
}
