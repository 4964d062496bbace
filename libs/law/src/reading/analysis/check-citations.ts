import {
  type CheckedCitation,
  LIBRARY_OUT_OF_REACH,
  type TableOfAuthorities,
} from '@casewright/contracts';
import type { CitationChecker } from '@casewright/law/checking';
import {
  buildTable,
  citationsOrNull,
  isNamedAlone,
  isReference,
  pagesOf,
  uncheckedCitations,
  withoutNamed,
} from '@casewright/law/checking';
import { type Citation, findNamedCases } from '@casewright/law/citations';
import { decides } from '../documents/document-type/classify.js';
import type { Understanding } from '../documents/understanding.js';

const NO_LIBRARY = 'No case-law library was at hand, so this citation was not checked.';

/**
 * The document's citations with the library's verdicts. Where the library is not at hand or does
 * not answer, each is `unchecked` and says why: the rest of the analysis needs no library.
 */
export async function checkCitations(
  document: Understanding,
  checker: CitationChecker | undefined,
): Promise<CheckedCitation[]> {
  const { citations: cited, text } = document;
  if (cited.length === 0 && findNamedCases(text, cited).length === 0) return [];
  if (!checker) return unchecked(document, NO_LIBRARY);
  const citations = await citationsOrNull(checker.check(text));
  return citations ?? unchecked(document, LIBRARY_OUT_OF_REACH);
}

/** Verdicts under which the case shown, if any, is not the one cited. */
const STRANGERS: ReadonlySet<string> = new Set(['name_mismatch', 'no_case_at_page', 'impossible']);

const unchecked = ({ citations, resolved }: Understanding, why: string): CheckedCitation[] =>
  uncheckedCitations(citations, resolved, why);

/** The table of authorities, from citations that have been checked; null where none is cited. */
export function authoritiesOf(
  document: Understanding,
  checked: readonly CheckedCitation[],
): TableOfAuthorities | null {
  const { citations, resolved, text, source } = document;
  if (resolved.authorities.length === 0) return null;
  const { cited, named } = withoutNamed(checked);
  const judged = cited.map(({ verdict, explanation, case: found, resolvesTo, history }) => ({
    verdict,
    explanation,
    ...(history && { history }),
    antecedent: resolvesTo?.index ?? null,
    isSource: !STRANGERS.has(verdict),
    ...(found && { case: { ...found, name: found.title } }),
  }));
  const pages = pagesOf(text, source.pages?.length ? source.pages : undefined);
  const table = buildTable({ citations: [...citations], resolved, judged, named }, pages);
  const own = new Set(ownCitations(document).map(({ normalized }) => normalized));
  return own.size === 0 ? table : withoutOwn(table, own);
}

/** Characters at the head of a decision in which its own reporter citations stand. */
const OWN_HEAD = 600;

/** Where a decision is reported itself: at its head, each citation on its own line. */
export function ownCitations({ citations, documentType, text }: Understanding): Citation[] {
  if (!decides(documentType)) return [];
  return citations.filter(({ kind, start, end, fields }) => {
    if (kind !== 'case' || end > OWN_HEAD || fields.plaintiff) return false;
    const from = text.lastIndexOf('\n', start) + 1;
    const line = text.slice(from, (text.indexOf('\n', end) + 1 || text.length + 1) - 1);
    return line.trim().length <= end - start + ' (2000 N.Y.)'.length;
  });
}

function withoutOwn(table: TableOfAuthorities, own: ReadonlySet<string>): TableOfAuthorities {
  const groups = table.groups
    .map((group) => ({
      ...group,
      entries: group.entries.filter(
        ({ name, citations }) => name !== null || !citations.some((each) => own.has(each)),
      ),
    }))
    .filter(({ entries }) => entries.length > 0);
  return { ...table, groups };
}

/** The full citations, without the references to them, and the decisions that are named alone. */
export const fullCitations = (checked: readonly CheckedCitation[]): CheckedCitation[] =>
  checked.filter((citation) => !isReference(citation) || isNamedAlone(citation));
