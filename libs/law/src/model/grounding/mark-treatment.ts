import { splitSentences } from '@casewright/law/citations';

/** Stands behind words on a decision's later history that our table does not bear out. */
export const NOT_CONFIRMED = ' [later history not confirmed]';

/** What is said of a decision that does not stand any more, or of one that still does. */
const TREATED =
  /\b(?:(?:was|were|is|are|been|being|later|since|expressly|effectively) (?:later |since |expressly |effectively |subsequently )?(?:overruled|overturned|abrogated|superseded|reversed|vacated|disapproved)|(?:no longer|not|bad|still|remains?|remained|continues to be) (?:good|binding|controlling|valid) (?:law|authority|precedent)|bad law|good law)\b/gi;
const BORNE_OUT = '[no longer good law';

/**
 * Marks words on later history in each sentence where no decision is marked for it, and that the
 * document does not have.
 */
export function markTreatment(text: string, document: string): string {
  if (text.search(TREATED) < 0) return text;
  const known = document.toLowerCase();
  return splitSentences(text)
    .map(({ start, end }, at, all) => {
      const sentence = text.slice(start, end);
      const gap = text.slice(end, all[at + 1]?.start ?? text.length);
      if (sentence.includes(BORNE_OUT)) return sentence + gap;
      const marked = sentence.replace(TREATED, (words) =>
        known.includes(words.toLowerCase()) ? words : words + NOT_CONFIRMED,
      );
      return marked + gap;
    })
    .join('');
}
