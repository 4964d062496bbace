import { SEARCH_LIMITS } from '@casewright/contracts';
import { inDigits } from '../texts';

// Search results

/** Why a search ends before its last match, and what to do. */
export function reachOfCases(pageSize: number): string {
  return `The first ${inDigits(SEARCH_LIMITS.page * pageSize)} cases of a search are shown: narrow it by court or date to see others.`;
}

/** The same where no answer says how many cases a page has. */
export function reachOfPages(): string {
  return `The first ${inDigits(SEARCH_LIMITS.page)} pages of a search are shown: narrow it by court or date to see others.`;
}

/** How the page names the engine of an answer; one that is unknown keeps its own name. */
export function engineName(engine: string): string {
  if (engine === 'built-in') return 'the built-in engine';
  return engine === 'opensearch' ? 'OpenSearch' : engine;
}
