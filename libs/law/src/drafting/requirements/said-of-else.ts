import type { Claims } from './claims.js';
import type { Mention } from './figure-mentions.js';
import { isFiller } from './fillers.js';
import { joined, type Span, spanAt } from './phrases.js';

/** `If repairs cost more than $6,000`: a limit, and no sum that is agreed on. */
export const isInCondition = ({ start }: Span, claims: Claims): boolean =>
  /\b(?:if|unless) [^,]*$|\b(?:over|above|exceed\w*|(?:more|less) than) $/i.test(
    claims.text.slice(claims.sentenceAt(start).start, start),
  );

const NO_ROLES: ReadonlySet<string> = new Set();
/** An amount behind these words is not the price. */
const OTHER_SUM =
  /\b(?:liab\w+|caps?|capped|insurance|damages|costs?|bonus|penalt\w+|fines?|tax|interest|deposit|limit\w*|claim\w*|sued|unpaid|owed|up to|maximum|minimum|expenses|debt)\b[^.;]{0,20}$/i;
/** A day behind these words is no first day. */
const ENDS =
  /\b(?:to|until|till|through|by|before|ending|ends|expir\w+|closing|return\w*|collect\w*|promis\w+|the (?:first|second|third|last|next))\s(?:\w+\s){0,2}(?:on\s)?$/i;

/** A period that only describes something. */
const OF_THING =
  /^[^\s-]+-(?:hour|day|week|month|year) (?!term|period|lease|contract|agreement|engagement|tenancy|project|notice|initial)\p{Ll}/iu;

/**
 * `21 days to consider`, `an accident of January 3`: what the words alongside it say is not the
 * form's.
 */
export function isSaidOfElse(
  mention: Span & Pick<Mention, 'type'>,
  claims: Claims,
  sayings: Sayings,
): boolean {
  const { text } = claims;
  if (mention.type === 'money')
    return OTHER_SUM.test(text.slice(Math.max(0, mention.start - 40), mention.start));
  // `Hale LLC of 3 Elm Street`, where nobody has read who that is.
  if (mention.type === 'address')
    return /\p{Lu}[\p{L}.]*,?\sof\s$/u.test(text.slice(0, mention.start).slice(-40));
  if (mention.type === 'docket') return false;
  const before = text.slice(Math.max(0, mention.start - 40), mention.start);
  // `A two-day retreat`, `March 1, April 1, May 1`.
  if (mention.type === 'duration' && OF_THING.test(text.slice(mention.start, mention.end + 20)))
    return true;
  if (ENDS.test(before) || (mention.type === 'date' && /\d, (?:and )?$/.test(before))) return true;
  const phrase = claims.phraseAt(mention.start);
  return phrase !== undefined && sayings(phrase).some((at) => !claims.covers(at));
}

/** Where a phrase has words that are neither figures nor fillers. */
export type Sayings = (phrase: Span) => readonly number[];

/** Reads a phrase once for all figures in it. */
export function sayingsIn(text: string, mentions: readonly Mention[]): Sayings {
  const figures = joined(mentions);
  const known = new Map<Span, readonly number[]>();
  return (phrase) => {
    const words = known.get(phrase) ?? wordsBesides(figures, text, phrase);
    known.set(phrase, words);
    return words;
  };
}

const wordsBesides = (figures: readonly Span[], text: string, { start, end }: Span): number[] =>
  [...text.slice(start, end).matchAll(/[\p{L}\d][\p{L}\d'’-]*/gu)].flatMap((word) => {
    const at = start + word.index;
    return spanAt(figures, at) || isFiller(word[0], NO_ROLES) ? [] : [at];
  });
