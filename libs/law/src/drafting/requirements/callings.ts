import { isWord } from '@casewright/law/sentences';
import { anyCase, capital } from './names.js';
import { isOrganization } from './nature.js';
import type { Span } from './phrases.js';
import { supportsOf } from './short-names.js';

/** What ends the phrase that a noun stands at the end of. */
const AFTER_NOUN =
  '(?=[,.;)]|$|\\s(?:in|of|from|at|near|on|that|who|which|with|based|and|for|to|by|called|named|under)\\b)';
const PHRASE = "((?:[\\p{Ll}\\d'’-]+\\s){0,4}?[\\p{Ll}-]{3,})";
const OWN = `(?:${['an?', 'the', 'one', 'two', 'three', 'our', 'my', 'his', 'her', 'its', 'their'].map(anyCase).join('|')}|whose)`;
/** `a label, Pale Horse Records`, `two brothers who trade as Ostrander Joinery`. */
const BEFORE = new RegExp(
  `\\b${OWN}\\s(?:${PHRASE}(?:\\s(?:in|from|of|at)\\s[\\p{L}\\s]{2,20}?|\\sthere)?,\\s(?:the\\s)?|${PHRASE},?\\s(?:called|named|(?:that|who|which)\\s(?:trades?|does business|do business|operates?)\\sas|trading as)\\s(?:the\\s)?)$|(?:\\b(?:[Oo]ur|[Mm]y|[Hh]is|[Hh]er|[Tt]heir|[Tt]he)\\s|(?:^|[\\n/;|(]\\s?))((?:[\\p{Ll}-]+\\s)?[\\p{Ll}-]{3,})\\s$`,
  'u',
);
/** `the Harbor Inn, a forty-room hotel in Astoria`, `Ferrous Point (a machine shop)`, `who runs a food truck`. */
const BEHIND = new RegExp(
  `^(?:,\\s|\\s\\(|,?\\s(?:who\\s)?(?:is|runs|operates)\\s)${OWN}\\s${PHRASE}${AFTER_NOUN}`,
  'u',
);
/** Words that are no noun of anybody, and those that call both sides alike. */
const NO_CALLING =
  /^(?:of|in|at|to|for|from|by|with|and|or|on|as|than|about|is|are|was|has|will|client|clients|party|parties|name|names?|side|case|deal|guy|person|time|date|day|price|new|old|same|other|last|next|first)$|(?:ed|ing|ly)$/;

/** The nouns that a text calls somebody by: of what stands beside the name, and of the name. */
export function callingsOf(name: string, isPerson: boolean, text: string): string[] {
  const beside = supportsOf(name, text).flatMap(({ start, end }) => [
    BEFORE.exec(text.slice(Math.max(0, start - 90), start))
      ?.slice(1)
      .find(Boolean),
    BEHIND.exec(text.slice(end, end + 120))?.[1],
  ]);
  const own = isPerson
    ? []
    : name
        .split(/,? /)
        .slice(1)
        .filter((word) => isWord(word) || word.includes('-'))
        // `Snow & Lawn` is what a firm sees to, and not what it is.
        .filter((word) => !name.includes(' & ') || isOrganization(`The ${word}`))
        .flatMap((word) =>
          /^Co-?op/.test(word) ? ['co-op', 'coop', 'cooperative'] : [word, ...lastOf(word)],
        );
  const nouns = [...beside, ...own].flatMap((words) => {
    const noun = words?.split(/\s/).at(-1)?.toLowerCase() ?? '';
    return noun.length > 2 && !NO_CALLING.test(noun) ? [noun] : [];
  });
  return [...new Set(nouns)];
}

/** `shop` of `Bookshop`. */
function lastOf(word: string): string[] {
  for (let at = 3; at <= word.length - 4; at++)
    if (isWord(word.slice(0, at)) && isOrganization(`The ${capital(word.slice(at))}`))
      return [word.slice(at)];
  return [];
}

/** Where a text has one of the nouns as who acts, or is acted with: `the hotel pays`, `by the hotel`; in notes bare. */
export function calledIn(text: string, nouns: readonly string[]): Span[] {
  if (nouns.length === 0) return [];
  const any = nouns.join('|');
  return [...text.matchAll(new RegExp(ACTS.replaceAll('NOUN', any), 'giu'))].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

const ACTS =
  "(?<=\\b(?:by|to|from|with|pays?|paid|owes?|notify|notifies|tells?|calls?|gives?|asks?|reimburses?|releases?|indemnify|indemnifies|sends?|lets?) )the (?:NOUN)(?![\\p{L}-]|['’])|(?<![\\p{L}-])the (?:NOUN)(?=['’]s\\b|,? (?:also |then |only |never |already )?(?:will|shall|must|may|can|cannot|should|has|have|is|are|\\p{Ll}+n['’]t|do|does|(?!(?:is|was)\\b)\\p{Ll}{2,}(?:s|ed)|sent|took|gave|kept|made|told|wrote|sold|get|bring|pay|keep|stand|own|give|make|take|carry|provide|supply)\\b)";
