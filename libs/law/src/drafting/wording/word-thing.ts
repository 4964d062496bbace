import { isRole, tagged, verbGroups } from '@casewright/law/sentences';
import { capital } from '../requirements/names.js';
import { DENIES, SHARE } from './note-patterns.js';
import { guessed, lowerFirst, plain } from './note-words.js';
import type { Wording } from './units.js';

/** Nouns that take no article: `insurance`, `heat`. */
const MASS =
  /(?:ness|ity|age|ance|ence|ing|ship|(?<!op)tion|sion|ics|acy|ware)$|^(?:heat|water|gas|power|equipment|access|leave|support|work|music|food|time)$/;
const COUNTED = /^(?:an?|the|all|any|each|every|one|two|three|four|five|six|ten|full|free)$/;
/** What the whole document is, which is no term of it, and what says nothing for itself. */
export const NO_THING =
  /^(?:agreement|contract|lease|nda|settlement|sale|purchase|motion|letter|release|offer|deal|engagement|claim|suit|case|bill|years?|months?|weeks?|days?|hours?)$/;
const TRIFLE =
  /\b[A-Z]{5,}\b|^[$£€]|=|^\d+ \p{L}+(?: (?:over|off|on))?$|^(?:best|kind) |^The \p{Lu}|\b(?:Inc|LLC|Ltd|Corp)\b|[,;:+]| [-–] /u;

/** `Two-year workmanship warranty`, `one renewal option of five years`. */
export function wordThing(text: string): Wording | null {
  const [, most] = /^max(?:imum)?(?: of)? (\d+ .+)$/is.exec(text) ?? [];
  if (most) return plain(`there shall be a maximum of ${most}`);
  const [, sold] = /^sold (as[- ]is\b.*)$/is.exec(text) ?? [];
  if (sold) return plain(`the goods are sold ${sold.replace('EXCEPT', 'except')}`);
  const tokens = tagged(lowerFirst(text));
  const end = tokens.findIndex(
    ({ pos, lower }, at) =>
      at > 0 &&
      (pos === 'ADP' ||
        (tokens[at - 1]!.pos === 'NOUN' &&
          /^(?:held|paid|due|kept|returned|released)$/.test(lower)) ||
        /^(?:to|per|when|every|if)$/.test(lower)),
  );
  const [first, head] = [tokens[0], tokens[(end < 0 ? tokens.length : end) - 1]];
  const isVerbal =
    (end < 0 ? verbGroups(tokens).length > 0 : false) ||
    tokens
      .slice(0, end < 0 ? undefined : end)
      .some(({ pos, lower }) => pos === 'VERB' && !/(?:ed|ing)$/.test(lower));
  if (
    !first ||
    head?.pos !== 'NOUN' ||
    head.kind !== 'word' ||
    tokens.length < (first.pos === 'ADJ' ? 2 : 3) ||
    isVerbal
  )
    return null;
  if (
    DENIES.test(text) ||
    /[^s] (?:moves|passes|goes|shifts|stays|remains|runs|falls|rests) /.test(text) ||
    TRIFLE.test(text.replace(/ \([^()]*\)|, (?=including|excluding)/g, '')) ||
    NO_THING.test(head.lower) ||
    isPerson(head.lower)
  )
    return null;
  if (
    first.lower === 'the' ||
    (!/^(?:ADJ|NOUN|NUM|DET|PROPN)$/.test(first.pos) && first.kind !== 'number')
  )
    return null;
  const isMany = /[^s]s$/.test(head.lower) || first.kind === 'number' || COUNTED.test(first.lower);
  const article =
    isMany || MASS.test(head.lower)
      ? ''
      : /^(?:[aeiouAEIOU]|[FHLMNRSX][A-Z])/.test(text)
        ? 'an '
        : 'a ';
  const said = `there shall be ${article}${lowerFirst(text)}`;
  return new RegExp(`^${SHARE} `).test(text) ? plain(said) : guessed(said);
}

/** `An independent chemist`, `vessel captain`: who someone is. */
export const isPerson = (noun: string): boolean => {
  const head = noun.split(' ').at(-1)!;
  return (
    isRole(head) ||
    isRole(capital(head)) ||
    /(?:man|men|woman|captain|chef|nurse|associate)$/i.test(head)
  );
};
