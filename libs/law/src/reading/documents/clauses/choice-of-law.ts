import type { Sentence } from '@casewright/law/citations';
import type { ChoiceOfLaw } from '../understanding.js';
import { jurisdictionIn } from './jurisdictions.js';

const LAW =
  /\b(?:govern(?:ed|s|ing)|constru(?:ed|ction)|interpret(?:ed|ation)|enforced)\b[\s\S]{0,160}?\b(?:laws?|statutes)\b(?:\s+of)?|\bgoverning law\b/i;
const FORUM =
  /\b(?:(?:exclusive|non-?exclusive|personal|sole)\s+(?:[\w]+\s+){0,2}(?:jurisdiction|venue)|submits? to the[\s\S]{0,40}jurisdiction|jurisdiction (?:and venue )?(?:of|in|over)|venue (?:for|of|in|shall|lies?|is)|courts? (?:located|sitting|situated) in|brought (?:only |exclusively )?in (?:the|any) [\s\S]{0,60}courts?)\b/i;
const ARBITRATION = /\b(?:shall|will|must|agree)\b[\s\S]{0,160}\barbitrat(?:ion|ed|or)/i;

/** The clauses that choose a law, a court or arbitration, in the text's order. */
export function findChoices(text: string, sentences: readonly Sentence[]): ChoiceOfLaw[] {
  return sentences.flatMap((sentence) => [
    ...choice(text, sentence, 'law', LAW),
    ...choice(text, sentence, 'forum', FORUM),
    ...choice(text, sentence, 'arbitration', ARBITRATION),
  ]);
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
  if (
    kind === 'law' &&
    (!named ||
      !/\b(?:agreement|contract|lease|note|guaranty|hereof|parties|release|amendment|this|herein)\b/i.test(
        words,
      ))
  )
    return [];
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
