import type { SearchCase } from '@casewright/contracts';

/** The opinion's sentence that says why a case was found; empty where that is said in other words. */
export function ownWords({ relevance }: Pick<SearchCase, 'relevance'>): string {
  return /^“([^“”]*)”$/.exec(relevance)?.[1] ?? '';
}
