import type { CheckedCitation, TableOfAuthorities } from '@casewright/contracts';
import { buildTable } from '../../../citations/authorities/build-table.js';
import { pagesOf } from '../../../citations/authorities/page-numbers.js';
import { toCheckedCitation } from '../../../citations/check/checked-citation.mapper.js';
import type { JudgedText } from '../../../citations/check/judge-citations.js';
import { isReference, judgeText } from '../../../citations/check/verdict/judge-text.js';
import { isOutOfReach } from '../../../citations/generate/complete/out-of-reach.js';
import type { CitationChecker } from '../../engine.js';
import type { Understanding } from '../understanding/understanding.js';

const NO_LIBRARY = 'No case-law library was at hand, so this citation was not checked.';
const OUT_OF_REACH = 'The case-law library could not be reached, so this citation was not checked.';

/**
 * The document's citations with the library's verdicts. Where the library is not at hand or does
 * not answer, each is `unchecked` and says why: the rest of the analysis needs no library.
 */
export async function checkCitations(
  document: Understanding,
  checker: CitationChecker | undefined,
): Promise<CheckedCitation[]> {
  if (document.citations.length === 0) return [];
  if (!checker) return unchecked(document, NO_LIBRARY);
  try {
    return (await checker.check(document.text)).citations;
  } catch (error) {
    if (isOutOfReach(error)) return unchecked(document, OUT_OF_REACH);
    throw error;
  }
}

function unchecked({ citations, resolved }: Understanding, why: string): CheckedCitation[] {
  const judged = judgeText(citations, resolved, new Map()).map((each) => ({
    ...each,
    explanation: why,
  }));
  const text: JudgedText = { citations: [...citations], resolved, judged };
  return citations.map((_, index) => toCheckedCitation(text, index, []));
}

/** The table of authorities, from citations that have been checked; null where none is cited. */
export function authoritiesOf(
  { citations, resolved, text, source }: Understanding,
  checked: readonly CheckedCitation[],
): TableOfAuthorities | null {
  if (resolved.authorities.length === 0) return null;
  const judged = checked.map(({ verdict, explanation, case: found, resolvesTo }) => ({
    verdict,
    explanation,
    antecedent: resolvesTo?.index ?? null,
    isSource: verdict !== 'name_mismatch' && verdict !== 'no_case_at_page',
    ...(found && { case: { ...found, name: found.title } }),
  }));
  const pages = pagesOf(text, source.pages?.length ? source.pages : undefined);
  return buildTable({ citations: [...citations], resolved, judged }, pages);
}

/** The full citations, without the references to them. */
export const fullCitations = (checked: readonly CheckedCitation[]): CheckedCitation[] =>
  checked.filter((citation) => !isReference(citation));
