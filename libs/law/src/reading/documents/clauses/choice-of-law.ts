import type { Sentence } from '@casewright/law/citations';
import type { SentenceFrame } from '@casewright/law/sentences';
import { itemsIn, plain } from '../reading/spans.js';
import type { ChoiceOfLaw } from '../understanding.js';
import { jurisdictionIn } from './jurisdictions.js';

const LAW =
  /\b(?:govern(?:ed|s|ing)|constru(?:ed|ction)|interpret(?:ed|ation)|enforced)\b[\s\S]{0,160}?\b(?:laws?|statutes)\b(?:\s+of)?|\bgoverning law\b/i;
/** The law itself governs: `The law of Ohio governs this Agreement`. */
const LAW_OF = /\blaws?\s+of\b/i;
const GOVERNS = /^(?:govern|apply|control)$/;
/** `The substantive law of the Commonwealth of Massachusetts`. */
const LONGEST_LAW = 120;
const CONTRACT =
  /\b(?:agreement|contract|lease|note|guaranty|hereof|parties|release|amendment|this|herein)\b/i;
const FORUM =
  /\b(?:(?:exclusive|non-?exclusive|personal|sole)\s+(?:[\w]+\s+){0,2}(?:jurisdiction|venue)|submits? to the[\s\S]{0,40}jurisdiction|jurisdiction (?:and venue )?(?:of|in|over)|venue (?:for|of|in|shall|lies?|is)|courts? (?:located|sitting|situated) in|brought (?:only |exclusively )?in (?:the|any) [\s\S]{0,60}courts?)\b/i;
const ARBITRATES = /\barbitrat(?:ion|ed?|ors?)\b/i;
/** Who runs a mediation is called so too, and so are its rules. */
const ARBITRATION_NAMES =
  /\b(?:American|International|London|Singapore|Hong Kong)?\s*(?:Court of )?(?:International )?Arbitration\s+(?:Association|Rules|Act|Cent(?:er|re)|Institute)\b/gi;

/** The clauses that choose a law, a court or arbitration, in the text's order. */
export function findChoices(
  text: string,
  sentences: readonly Sentence[],
  frames: readonly SentenceFrame[],
): ChoiceOfLaw[] {
  return sentences.flatMap((sentence) => {
    const own = itemsIn(frames, sentence);
    const governing = own.some((frame) => governs(text, frame)) ? LAW_OF : LAW;
    const isArbitration = own.some((frame) => arbitrates(text, frame));
    return [
      ...choice(text, sentence, 'law', governing),
      ...choice(text, sentence, 'forum', FORUM),
      ...(isArbitration ? choice(text, sentence, 'arbitration', ARBITRATES) : []),
    ];
  });
}

const governs = (text: string, { subject, verb, negated }: SentenceFrame): boolean =>
  !negated &&
  subject !== null &&
  GOVERNS.test(verb.lemma) &&
  LAW_OF.test(text.slice(subject.start, Math.min(subject.end, subject.start + LONGEST_LAW)));

/** A dispute is, or may be, arbitrated; none goes there that nobody has to bring. */
function arbitrates(text: string, { negated, modality, start, end }: SentenceFrame): boolean {
  const words = plain(text.slice(start, end)).replace(ARBITRATION_NAMES, ' ');
  return !negated && modality !== 'none-required' && modality !== 'fact' && ARBITRATES.test(words);
}

function choice(
  text: string,
  { start, end, text: words }: Sentence,
  kind: ChoiceOfLaw['kind'],
  expression: RegExp,
): ChoiceOfLaw[] {
  const match = expression.exec(words);
  if (!match || words.length > 4_000) return [];
  const from = start + match.index;
  const named = jurisdictionIn(
    text,
    kind === 'law' ? from + Math.max(0, match[0].length - 12) : from,
    Math.min(end, from + match[0].length + 220),
  );
  // Laws that merely apply (“organized under the laws of”) are chosen by nobody.
  if (kind === 'law' && (!named || !CONTRACT.test(words))) return [];
  if (kind === 'forum' && !named) return [];
  const exclusive = kind === 'forum' ? exclusivity(words) : null;
  return [
    { kind, start, end, at: named ?? { start, end }, jurisdiction: named?.name ?? null, exclusive },
  ];
}

function exclusivity(words: string): boolean | null {
  if (/\bnon-?exclusive/i.test(words)) return false;
  return /\b(?:exclusive(?:ly)?|sole(?:ly)?|only)\b/i.test(words) ? true : null;
}
