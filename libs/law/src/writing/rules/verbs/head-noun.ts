import { isRole, isWord, type Token } from '@casewright/law/sentences';
import { isAbbreviation } from '../../text/grammar.js';
import {
  GROUP,
  MEASURED,
  PLURAL_DETERMINER,
  PLURAL_WITHOUT_S,
  SINGULAR_S,
} from './agreement-words.js';
import { isNounByPlace } from './phrase-ends.js';

/** `Brooks`, `Banks`: a plural that short may be a name. */
const LONGEST_SURNAME = 6;
export const DETERMINES =
  /^(?:the|this|that|his|her|its|their|our|my|your|whose|an?|any|these|those|no|each|every|either|neither|another|such)$/;
export const OF_ONE = /^(?:an?|this|that|each|every|either|neither|another)$/;
const ANYBODY = /^(?:every|any|some|no)(?:body|one|thing)$/;

/** The noun that a phrase is about; null where it is none, or of no number. */
export function headFrom(
  tokens: readonly Token[],
  start: number,
  end: number,
): { head: number; isMany: boolean } | null {
  const first = tokens[start]!;
  // `each of the experts`
  const isOneOf = /^(?:each|either|neither|one)$/.test(first.lower);
  if ((isOneOf && tokens[start + 1]?.lower === 'of') || ANYBODY.test(first.lower))
    return { head: start, isMany: false };
  const titled = start + 2 < end && isAbbreviation(first) && tokens[start + 1]!.text === '.';
  if (titled && tokens.slice(start + 2, end).every(({ pos }) => pos === 'PROPN'))
    return { head: end - 1, isMany: false };
  const isDetermined = DETERMINES.test(first.lower) || PLURAL_DETERMINER.test(first.lower);
  if (first.lower === 'one') return null;
  let at = isDetermined ? start + 1 : start;
  while (at < end && isInside(tokens, at, isDetermined)) at++;
  const head = tokens[at - 1];
  if (at - 1 < start || !head || head.masked || (isDetermined && at - 1 === start)) return null;
  const { lower } = head;
  // `This Agreement`
  const isTerm = isDetermined && at === start + 2;
  const isKnown = isRole(lower) || isTerm || (start === 0 && at === 1 && isBarePlural(tokens));
  const isNoun = head.pos === 'NOUN' || isNounByPlace(tokens, at - 1);
  if (!isNoun && !(head.pos === 'PROPN' && isKnown)) return null;
  if (head.text !== lower && at - 1 > start && (!isKnown || tokens[at - 2]!.pos === 'PROPN'))
    return null;
  if (lower === 'number' && first.lower === 'the') return { head: at - 1, isMany: false };
  if (/'s$|s'$/.test(lower) || GROUP.test(lower) || MEASURED.test(lower)) return null;
  const isMany = PLURAL_WITHOUT_S.test(lower) || (/s$/.test(lower) && !SINGULAR_S.test(lower));
  if (!isMany && /[^s]s$/.test(lower)) return null;
  // `that effect`, and `the ballots cast`, where the tagger takes a participle for a noun
  if (!isMany && !isDetermined && start > 0 && !isRole(lower)) return null;
  if (!isMany && tokens[at - 2]?.pos === 'NOUN' && /[^s]s$/.test(tokens[at - 2]!.lower))
    return null;
  const isOwners = /'s$/.test(tokens[start + 1]!.lower);
  if (isMany ? OF_ONE.test(first.lower) && !isOwners : PLURAL_DETERMINER.test(first.lower))
    return null;
  return { head: at - 1, isMany };
}

/** Whether a sentence opens with a plural, which has its capital from that. */
function isBarePlural(tokens: readonly Token[]): boolean {
  const [{ lower }, second, third] = tokens as [Token, Token?, Token?];
  if (second?.lower === 'of' && /^\p{Ll}/u.test(third?.text ?? '')) return true;
  // `Upgrades is included`: both numbers are words of the language.
  return (
    /[^s]s$/.test(lower) &&
    lower.length > LONGEST_SURNAME &&
    second?.pos === 'AUX' &&
    isWord(lower) &&
    isWord(lower.replace(/ies$|s$/, (end) => (end === 's' ? '' : 'y')))
  );
}

/** Adjectives, nouns, and participles before a noun. */
function isInside(tokens: readonly Token[], at: number, isDetermined: boolean): boolean {
  const { pos, lower, masked } = tokens[at]!;
  if (masked) return false;
  if (/^(?:ADJ|NUM|NOUN|PROPN)$/.test(pos) || isNounByPlace(tokens, at)) return true;
  const next = tokens[at + 1];
  // `your pay stubs`
  const isCompound = tokens[at - 1]?.pos === 'PRON' || tokens[at - 1]?.pos === 'DET';
  return (
    isDetermined &&
    pos === 'VERB' &&
    (/(?:ed|ing)$/.test(lower) || isCompound) &&
    next?.pos === 'NOUN' &&
    tokens[at - 1]!.pos !== 'NOUN'
  );
}
