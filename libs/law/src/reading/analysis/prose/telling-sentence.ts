import { lastAtOrBefore } from '../../documents/reading/spans.js';
import type { Understanding } from '../../documents/understanding.js';
import type { TextSpan } from '../../extracted-text.js';

/** Words by which the sentence that matters is known in a clause of several. */
const TELLING: Record<string, RegExp> = {
  'license-grant': /\bgrants?\b/i,
  exclusivity: /\bexclusiv|\bsole (?:and|supplier|provider|source|distributor)|\bonly from\b/i,
  'expiration-date':
    /\b(?:initial )?term of (?:this|the)\b|\binitial term\b|\bin (?:full force|effect)\b|\bfor a (?:period|term) of\b|\bshall (?:continue|expire|remain)\b|\bexpires?\b/i,
  'renewal-term': /\brenew|\bextend|\bcontinue in\b/i,
  'notice-period-to-terminate-renewal': /\bnotice\b/i,
  'termination-for-convenience':
    /\bterminat\w+\b[\s\S]*\b(?:without cause|for any reason|no reason|convenience|at any time|discretion|days|months)\b/i,
  'cap-on-liability':
    /\b(?:liab|damages)[\s\S]*\b(?:exceed|limited|maximum)|\b(?:exceed|limited|maximum)[\s\S]*\b(?:liab|damages)|\bin no event\b/i,
  'uncapped-liability': /\bliab|\bdamages\b/i,
  'liquidated-damages':
    /\bliquidated\b|\bterminat\w+ (?:fee|charge)|\bpenalt|\bcancellation (?:fee|charge)|\bas damages\b/i,
  'minimum-commitment': /\bminimum\b(?!”)|\bat least\b|\bno(?:t)? (?:less|fewer)\b/i,
  'non-compete': /\bcompet/i,
  'change-of-control': /\bcontrol\b|\bmerge/i,
  'anti-assignment': /\bassign/i,
  'ip-ownership-assignment': /\b(?:assigns?|own(?:s|ed|ership)?|title)\b/i,
  'covenant-not-to-sue': /\bcontest|\bchalleng|\bsue\b|\breleas/i,
  'no-solicit-of-customers': /\bsolicit|\bcustomers?\b/i,
  'audit-rights': /\baudit|\binspect|\brecords\b|\bbooks\b/i,
};
/** Lines of a table of contents say nothing. */
const CONTENTS = /(?:\b\d{1,2}\.\d{1,2} [A-Z][^.]{3,70}? \d{1,3}\b.?\s*){2}/;
/** A definition names a thing and lays nothing down. */
const DEFINITION = /^[^.]{0,80}[”"]\s+(?:shall )?(?:means?|have the meaning)\b/;

/** How long one duty lasts is not how long the contract does. */
const OF_ONE_DUTY =
  /\b(?:obligations?|confidential\w*|indemni\w+|warrant(?:y|ies))\b[^.]{0,80}\b(?:exist|surviv|continu|remain)/i;

/**
 * Of a finding's sentences the one that says what it is about; null where none stands out. Of a
 * category without distinctive words, the whole of it.
 */
export function tellingSentence(
  { sentences, text }: Understanding,
  { category, start, end }: TextSpan & { category: string },
): TextSpan | null {
  const words = TELLING[category];
  if (!words) return { start, end };
  for (let at = Math.max(0, lastAtOrBefore(sentences, start)); at < sentences.length; at++) {
    const sentence = sentences[at]!;
    if (sentence.start >= end) break;
    const from = Math.max(sentence.start, start);
    const said = text.slice(from, sentence.end);
    if (
      sentence.end > start &&
      words.test(said) &&
      !DEFINITION.test(said) &&
      !CONTENTS.test(said) &&
      !(category === 'expiration-date' && OF_ONE_DUTY.test(said))
    )
      return { start: from, end: sentence.end };
  }
  return null;
}
