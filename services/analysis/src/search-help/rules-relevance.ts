import type { RelevanceExplanations, SearchCase } from '@casewright/contracts';

/** What the search itself says about each case. */
export function rulesRelevance(
  cases: readonly SearchCase[],
  engine: string,
): RelevanceExplanations {
  const explanations = cases.map(({ id, relevance }) => ({
    id,
    text: relevance,
    source: 'rule' as const,
  }));
  return { engine, explanations };
}
