import { type Citation, splitSentences } from '@casewright/law/citations';
import type { FoundQuotation } from './find-quotations.js';

/** Characters between a quotation and the citation that supports it. */
const REACH = 300;

/** Between a quotation and its citation: marks, a note number, a bracket; so no signal either. */
const NOTHING = /^[\s.,;:!?'"’”)\]*†‡—–-]*\d{0,3}[\s(]*$/;
const SAYING =
  'said|says|saying|wrote|writes|writing|held|holds|holding|stated|states|stating|explained|explains|explaining|observed|observes|noted|notes|noting|declared|declares|reasoned|reasons|ruled|rules|recognized|recognizes|concluded|concludes|emphasized|emphasizes|described|describes|announced|warned|warns|put it|language|words|quoting|called|calls|calling|asked|asks|required|requires|insisted|insists|added|adds|adopted|adopts|defined|defines';
/** "…," the Court said in Foo: the citation follows the verb. */
const SAID_IN = new RegExp(`^[\\s.,;'"’”)]*[^.!?]{0,80}\\b(?:${SAYING})\\b[^.!?]{0,60}$`, 'i');
/** The "…" test of Foo: what leads from the quotation to the citation. */
const FOUND_IN =
  /^(?![\s\S]*\b(?:not?|never|nowhere|unlike|see)\b)[^.!?;:"“”]{0,80}\b(?:in|from|of|by)\s$/i;
/** Foo held that "…": the quotation follows the verb, a colon or "that". */
const SAID_THAT = new RegExp(`\\b(?:${SAYING})\\b[^.!?"“”]{0,40}$|\\bthat,?\\s*$|:\\s*$`, 'i');

/**
 * The index of the citation to which a text attributes each quotation, null for none: a citation
 * whose parenthetical has it, or directly behind it, or as the citation sentence behind its
 * sentence, or before it in its own sentence with a verb of saying. A citation after a signal
 * supports a proposition and is not the quotation's source (Bluebook rule 1.2(a)).
 */
export function attributeQuotations(
  text: string,
  quotations: readonly FoundQuotation[],
  citations: readonly Citation[],
): (number | null)[] {
  let next = 0;
  return quotations.map((quotation) => {
    while (next < citations.length && spanStart(citations[next]!) < quotation.outer.end) next++;
    return (
      inParenthetical(quotation, citations, next) ??
      ownBefore(text, quotation, citations, next) ??
      following(text, quotation, citations, next) ??
      preceding(text, quotation, citations, next)
    );
  });
}

const spanStart = ({ start, fullSpan }: Citation): number => Math.min(start, fullSpan.start);
const spanEnd = ({ end, fullSpan }: Citation): number => Math.max(end, fullSpan.end);

/** The innermost citation whose span has the quotation; those of parallels are the same. */
function inParenthetical(
  { outer }: FoundQuotation,
  citations: readonly Citation[],
  next: number,
): number | null {
  let found: number | null = null;
  for (let at = next - 1; at >= 0 && at >= next - 12; at--) {
    const citation = citations[at]!;
    if (citation.end > outer.start || spanEnd(citation) < outer.end) continue;
    if (found === null || spanStart(citation) === spanStart(citations[found]!)) found = at;
  }
  return found;
}

/** The case whose words its own sentence introduces, where another sentence begins with another case. */
function ownBefore(
  text: string,
  quotation: FoundQuotation,
  citations: readonly Citation[],
  next: number,
): number | null {
  const { outer, block } = quotation;
  const behind = citations[next];
  if (block || behind?.kind !== 'case') return null;
  const near = text.slice(outer.end - 3, Math.min(spanStart(behind), outer.end + REACH));
  if (!/[.!?]["'’”)]/.test(near)) return null;
  const own = preceding(text, quotation, citations, next);
  const isOther = own !== null && citations[own]!.kind === 'case';
  return isOther && citations[own]!.normalized !== behind.normalized ? own : null;
}

function following(
  text: string,
  { outer, block }: FoundQuotation,
  citations: readonly Citation[],
  next: number,
): number | null {
  const citation = citations[next];
  if (!citation) return null;
  // Behind a quotation that itself cites, "id." may mean either source.
  if (citation.kind === 'id' && (citations[next - 1]?.end ?? -1) > outer.start) return null;
  const start = spanStart(citation);
  if (start - outer.end > REACH) return null;
  const between = text.slice(outer.end, start);
  if (NOTHING.test(between)) return next;
  if (block || /\n\s*\n/.test(between)) return null;
  const leads = SAID_IN.test(between) || (FOUND_IN.test(between) && !denied(text, outer.start));
  return leads || endsOneSentence(text, outer, start) ? next : null;
}

/** "No '…' is to be found in Foo." */
const denied = (text: string, start: number): boolean =>
  /\b(?:no|not|never|unlike|without)\s+(?:a |an |any |the )?$/i.test(
    text.slice(Math.max(0, start - 24), start),
  );

/** Whether the quotation's sentence ends before the citation, and no other begins. */
function endsOneSentence(text: string, outer: { start: number; end: number }, start: number) {
  const rest = text.slice(outer.end, start);
  if (!/[.!?]["'’”)]*\s*$/.test(rest)) return false;
  return splitSentences(`Here${rest}`).length === 1;
}

function preceding(
  text: string,
  { outer, block }: FoundQuotation,
  citations: readonly Citation[],
  next: number,
): number | null {
  for (let at = next - 1; at >= 0; at--) {
    const citation = citations[at]!;
    const end = spanEnd(citation);
    if (end > outer.start) continue;
    const between = text.slice(end, outer.start);
    if (between.length > REACH) return null;
    if (block) return /:\s*$/.test(between) && oneSentence(between) ? at : null;
    return !/\n\s*\n/.test(between) && SAID_THAT.test(between) && oneSentence(between) ? at : null;
  }
  return null;
}

const oneSentence = (between: string): boolean => splitSentences(`Here${between}`).length === 1;
