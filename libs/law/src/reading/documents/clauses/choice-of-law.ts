import type { Sentence } from '@casewright/law/citations';
import type { SentenceFrame } from '@casewright/law/sentences';
import { itemsIn, plain } from '../reading/spans.js';
import type { ChoiceOfLaw } from '../understanding.js';
import { jurisdictionIn } from './jurisdictions.js';

const LAW =
  /\b(?:govern(?:ed|s|ing)|constru(?:ed|ction)|interpret(?:ed|ation)|enforced)\b[\s\S]{0,160}?\b(?:laws?|statutes)\b(?:\s+of)?|\bgoverning law\b|\blaws?\s+of\b/i;
/** A law that is chosen governs something, or something is read in its light. */
const GOVERNS = /^(?:govern|construe|interpret|enforce|apply|control|prevail)$/;
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
    const isLaw = own.length === 0 || own.some((frame) => chooses(text, frame));
    const isArbitration = own.some((frame) => arbitrates(text, frame));
    return [
      ...(isLaw ? choice(text, sentence, 'law', LAW) : []),
      ...choice(text, sentence, 'forum', FORUM),
      ...(isArbitration ? choice(text, sentence, 'arbitration', ARBITRATES) : []),
    ];
  });
}

/** A law governs, or a contract is governed by it: no bank by its board, no company under a law. */
const chooses = (text: string, { verb, verbs, negated, start, end }: SentenceFrame): boolean =>
  !negated &&
  ([verb.lemma, ...verbs].some((lemma) => GOVERNS.test(lemma)) ||
    /\bgoverning law\b|\b(?:govern|constru|interpret)/i.test(text.slice(start, end)));

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
