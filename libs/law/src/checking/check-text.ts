import {
  type CheckedQuotation,
  CITATION_VERDICTS,
  type CitationCheck,
  type CitationCheckRequest,
  QUOTATION_STATUSES,
} from '@casewright/contracts';
import type { Authorities } from './authorities.js';
import { toCheckedCitation } from './checked-citation.mapper.js';
import { type JudgedText, judgeCitations } from './judge-citations.js';
import { namedDecisions, withNamed } from './named-decisions.js';
import { pagesOf, placesOf, withPlaces } from './page-numbers.js';
import { attributeQuotations } from './quotations/attribute-quotations.js';
import { type FoundQuotation, findQuotations } from './quotations/find-quotations.js';
import { withSupport } from './support/with-support.js';
import { withElsewhere } from './with-elsewhere.js';

/** A quotation, and the citation that is said to support it. */
interface Attributed extends FoundQuotation {
  citation: number;
}

/** What a check may do besides. */
export interface CheckOptions {
  /** Whether to tell what of each opinion bears on that for which it is cited. */
  support?: boolean | undefined;
}

/** Checks the citations of a text, and the quotations that it attributes to them. */
export async function checkText(
  text: string,
  library: Authorities,
  { support = false }: CheckOptions = {},
): Promise<CitationCheck> {
  const judgedText = await judgeCitations(text, library);
  const quotations = await checkQuotations(text, judgedText, library);
  const cited = judgedText.citations.map((_, index) =>
    toCheckedCitation(judgedText, index, quotations.get(index) ?? []),
  );
  const supported = support ? await withSupport(text, judgedText, cited, library) : cited;
  const placed = await withElsewhere(supported, library);
  const citations = withNamed(placed, await namedDecisions(text, judgedText, library));
  const checked = [...quotations.values()].flat();
  return {
    citations,
    counts: countBy(CITATION_VERDICTS, citations, ({ verdict }) => verdict),
    quotationCounts: countBy(QUOTATION_STATUSES, checked, ({ status }) => status),
  };
}

/** The same, each citation with its page and note where the text has them. */
export async function checkPlaced(
  { text, places }: CitationCheckRequest,
  library: Authorities,
  options: CheckOptions = {},
): Promise<CitationCheck> {
  const known = places ? placesOf(places) : pagesOf(text, undefined);
  return withPlaces(await checkText(text, library, options), known);
}

/** By the citation's index. */
async function checkQuotations(
  text: string,
  judgedText: JudgedText,
  library: Authorities,
): Promise<Map<number, CheckedQuotation[]>> {
  const attributed = attributedToCases(text, judgedText);
  const askable = attributed.flatMap((quotation) => {
    const { case: source, isSource } = judgedText.judged[quotation.citation]!;
    return source && isSource ? [{ quotation, caseId: source.id }] : [];
  });
  const located = await library.locate(
    askable.map(({ quotation: { start, end }, caseId }) => ({
      caseId,
      quotation: text.slice(start, end),
    })),
  );
  const answers = new Map(askable.map(({ quotation }, at) => [quotation, located[at]!]));
  const checked = new Map<number, CheckedQuotation[]>();
  for (const quotation of attributed) {
    const { start, end, citation } = quotation;
    const answer = answers.get(quotation) ?? { status: 'unchecked' as const };
    const list = checked.get(citation) ?? [];
    list.push({ text: text.slice(start, end), start, end, ...answer });
    checked.set(citation, list);
  }
  return checked;
}

/** Only cases have opinions to be quoted from; a statute's words are left alone. */
function attributedToCases(text: string, { citations, resolved }: JudgedText): Attributed[] {
  const quotations = findQuotations(text);
  const sources = attributeQuotations(text, quotations, citations);
  return quotations.flatMap((quotation, at) => {
    const citation = sources[at] ?? null;
    const authority = citation === null ? null : resolved.resolutions[citation]!.authority;
    if (citation === null || authority === null) return [];
    return resolved.authorities[authority]!.kind === 'case' ? [{ ...quotation, citation }] : [];
  });
}

function countBy<T, K extends string>(
  keys: readonly K[],
  items: readonly T[],
  keyOf: (item: T) => K,
): Record<K, number> {
  const counts = Object.fromEntries(keys.map((key) => [key, 0])) as Record<K, number>;
  for (const item of items) counts[keyOf(item)] += 1;
  return counts;
}
