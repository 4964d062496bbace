import type { CitationCheck } from '@casewright/contracts';
import { findCitations, resolveCitations } from '@casewright/legal';
import type { CitationChecker } from '../../../engine/ai-tasks.js';

/** A library that has the decisions at these places, and no other. */
export const libraryOf = (...places: string[]): CitationChecker => ({
  async check(text) {
    const citations = findCitations(text);
    const { resolutions } = resolveCitations(citations);
    return {
      citations: citations.map((citation, index) => ({
        ...citation,
        ...{
          authority: resolutions[index]!.authority,
          resolvesTo: null,
          explanation: 'Looked up.',
        },
        verdict: places.some((place) => citation.normalized.includes(place))
          ? 'verified'
          : 'not_in_library',
      })),
      counts: {} as CitationCheck['counts'],
      quotationCounts: {} as CitationCheck['quotationCounts'],
    };
  },
});
