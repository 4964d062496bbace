import type { Unit } from '../units/unit.js';

const WORD = /[a-z]+|\d+/g;
/** Figures all count as one word: which number it is says nothing about the kind of clause. */
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().replace(/'s?\b/g, '').match(WORD) ?? []).map((word) =>
    word >= '0' && word <= '9~' ? '#' : word,
  );

/**
 * The words and pairs of neighbouring words of a unit, each once, and the words of its heading with
 * a mark in front. This is what the model's vocabulary is made of.
 */
export function ngramsOf(unit: Unit): Set<string> {
  const grams = new Set<string>();
  const words = wordsOf(unit.text);
  for (let i = 0; i < words.length; i++) {
    grams.add(words[i]!);
    if (i > 0) grams.add(`${words[i - 1]} ${words[i]}`);
  }
  for (const word of wordsOf(unit.heading)) grams.add(`^${word}`);
  return grams;
}
