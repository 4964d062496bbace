import { type Draft, LIBRARY_OUT_OF_REACH } from '@casewright/contracts';
import type { CitationChecker } from '@casewright/law/checking';
import { citationsOrNull, uncheckedCitations } from '@casewright/law/checking';
import { findCitations, resolveCitations } from '@casewright/law/citations';
import type { DraftWithoutCitations } from './draft-template.js';

/**
 * What the library says about the decisions that the document and its notes cite. Where it does not
 * answer, each is `unchecked` and says why: the rest of the draft needs no library.
 */
export async function citationsOf(
  { content, sections }: DraftWithoutCitations,
  checker: CitationChecker | undefined,
): Promise<Draft['citations']> {
  if (!checker) return [];
  const authorities = sections.flatMap(({ notes }) =>
    notes.map(({ authority }) => authority ?? ''),
  );
  const text = [content, ...new Set(authorities)].join('\n\n');
  const found = findCitations(text);
  if (!found.some(({ kind }) => kind === 'case')) return [];
  const citations =
    (await citationsOrNull(checker.check(text))) ??
    uncheckedCitations(found, resolveCitations(found), LIBRARY_OUT_OF_REACH);
  return citations.filter(({ kind }) => kind === 'case');
}
