/**
 * Words that say which way a clause goes: denial, both sides, exceptions, limits, modality. Their
 * stems, as `wordsOf` gives them.
 */
const SIGNS = new Set(
  (
    'not no neither nor never none noth nobodi cannot without unless except exclud otherwis but ' +
    'onli sole each either both other mutual recipro equal same parti side ' +
    'may shall must will can should if provid howev subject after befor until onc within prior ' +
    'written write consent agre agreement approv reason good faith notic day cure remedi ' +
    'cap exceed limit more than least most greater lesser up proportion extent actual ' +
    'ani all everi whatev whatsoev regardless irrespect whether alon own discret time immedi ' +
    'supplying buying it its their free remain retain keep continu entitl requir oblig refund ' +
    'negotiat revok withdraw reject refus choos option volunt noth herein mean # $ %'
  ).split(' '),
);

/**
 * The signs of a sentence: each such word, and each two that follow on one another with whatever
 * stands between. "neither … may" and "may … not" are so told apart from "may".
 */
export function signsOf(words: readonly string[]): Set<string> {
  const signs = new Set<string>();
  let last = '^';
  for (const word of words) {
    if (!SIGNS.has(word)) continue;
    signs.add(word);
    signs.add(`${last}_${word}`);
    last = word;
  }
  return signs;
}
