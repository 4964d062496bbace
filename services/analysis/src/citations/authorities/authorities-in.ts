import type { TableOfAuthorities } from '@casewright/contracts';
import { judgeCitations } from '../check/judge-citations.js';
import type { CitationLibrary } from '../citation-library.js';
import { buildTable } from './build-table.js';
import { pagesOf } from './page-numbers.js';

/**
 * The table of authorities of a text.
 *
 * @param pages where each page begins; see `AuthoritiesRequestSchema`
 */
export async function authoritiesIn(
  text: string,
  pages: readonly number[] | undefined,
  library: CitationLibrary,
): Promise<TableOfAuthorities> {
  return buildTable(await judgeCitations(text, library), pagesOf(text, pages));
}
