import type { Bearers, CheckedCitation, CitationCheck } from '@casewright/contracts';
import type { CitationChecker } from '@casewright/law/checking';
import { type Citation, findCitations, resolveCitations } from '@casewright/law/citations';

type Word = Pick<CheckedCitation, 'verdict' | 'explanation'>;

/** A library that has the decisions at these places, and no other. */
export const libraryOf = (...places: string[]): CitationChecker =>
  libraryThatSays(({ normalized }) => ({
    verdict: places.some((place) => normalized.includes(place)) ? 'verified' : 'not_in_library',
    explanation: 'Looked up.',
  }));

/** A library that says this of each citation, and knows these names. */
export const libraryThatSays = (
  wordOn: (citation: Citation) => Word,
  named: Record<string, Bearers> = {},
): CitationChecker => ({
  async bearers(names) {
    return names.map(({ name }) => named[name] ?? { found: 'none', case: null, history: null });
  },
  async check(text) {
    const citations = findCitations(text);
    const { resolutions } = resolveCitations(citations);
    return {
      citations: citations.map((citation, index) => ({
        ...citation,
        authority: resolutions[index]!.authority,
        resolvesTo: null,
        ...wordOn(citation),
      })),
      counts: {} as CitationCheck['counts'],
      quotationCounts: {} as CitationCheck['quotationCounts'],
    };
  },
});
