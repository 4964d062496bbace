import { PREPOSITIONS } from '../../dist/writing/words/words.js';

/** A word takes a preposition that it has so often, and in such a share of its places. */
const LEAST_TAKEN = 30;
const SHARE_TAKEN = 0.88;
const RARELY = 0.05;
/** What a noun between two prepositions takes, it takes nearly always: `in lieu of`. */
const LEAST_BETWEEN = 6;
const SHARE_BETWEEN = 0.97;
const NO_NOUN =
  /^(?:.*ing|him|her|us|them|it|you|me|each|some|all|any|one|many|which|whom|what|that|time|or|and|not)$/;
const LEADS = /^(?:at|by|for|in|on|under|with)$/;
const DETERMINER = /^(?:the|a|an|his|her|its|their|our|your|this|these|those|any)$/;

/** Which prepositions stand behind a word and before an article, for words that take always the same. */
export function learnTakes(paragraphs) {
  const counts = new Map();
  const count = (word, preposition, key) => {
    const own = counts.get(word) ?? { all: new Map(), before: new Map() };
    own.all.set(preposition, (own.all.get(preposition) ?? 0) + 1);
    if (key) own.before.set(preposition, (own.before.get(preposition) ?? 0) + 1);
    counts.set(word, own);
  };
  for (const tokens of paragraphs) {
    for (let at = 0; at + 2 < tokens.length; at++) {
      const [word, next, second] = [tokens[at], tokens[at + 1], tokens[at + 2]];
      if (word.masked || word.kind !== 'word' || !PREPOSITIONS.has(next.lower)) continue;
      const taken = next.lower === 'upon' ? 'on' : next.lower;
      count(word.lower, taken, DETERMINER.test(second.lower));
      const before = tokens[at - 1];
      if (
        before &&
        LEADS.test(before.lower) &&
        !before.masked &&
        !DETERMINER.test(word.lower) &&
        !NO_NOUN.test(word.lower)
      )
        count(`${before.lower}_${word.lower}`, taken, true);
    }
  }
  return [...counts]
    .map(([word, { all, before }]) => {
      const ordered = [...all].sort((a, b) => b[1] - a[1]);
      const total = ordered.reduce((sum, [, count]) => sum + count, 0);
      const [first] = ordered[0];
      const others = [...before].filter(([it, count]) => it !== first && count > total * RARELY);
      const own = [first, ...others.map(([it]) => it)];
      return { word, total, share: ordered[0][1] / total, first, own };
    })
    .filter(
      ({ word, total, share, first }) =>
        (word.includes('_') && total >= LEAST_BETWEEN && share >= SHARE_BETWEEN) ||
        (total >= LEAST_TAKEN &&
          share >= SHARE_TAKEN &&
          (first === 'of' ? /(?:ed|ing|ists?|able)$/ : /^/).test(word) &&
          /^(?:on|with|of|from|against)$/.test(first)),
    )
    .sort((a, b) => (a.word < b.word ? -1 : 1))
    .map(({ word, own }) => [word, ...own].join(' '));
}
