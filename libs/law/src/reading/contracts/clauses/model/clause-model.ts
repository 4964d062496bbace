import type { Unit } from '../clause.js';
import type { BodyCategory } from '../cues/cues.js';
import type { Signals } from './signals.js';

/** What tells clauses of one category from other text: logits to be added up. */
export interface CategoryWeights {
  bias: number;
  /** One for each cue of the category, in their order. */
  cues: number[];
  before: number;
  after: number;
  around: number;
  /** The n-grams that count for or against the category. */
  grams: Map<string, number>;
}

export type ClauseModel = Record<BodyCategory, CategoryWeights>;

/** The probability, 0 to 1, that a unit with these signs is a clause of the category. */
export function probabilityOf(
  weights: CategoryWeights,
  signals: Signals,
  grams: Iterable<string>,
): number {
  let logit = weights.bias;
  for (let at = 0; at < signals.cues.length; at++) logit += signals.cues[at]! * weights.cues[at]!;
  logit += weights.before * signals.before;
  logit += weights.after * signals.after;
  logit += weights.around * signals.around;
  for (const gram of grams) logit += weights.grams.get(gram) ?? 0;
  return 1 / (1 + Math.exp(-logit));
}

const WORD = /[a-z]+|\d+/g;
/** Figures all count as one word: which number it is says nothing about the kind of clause. */
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().replace(/'s?\b/g, '').match(WORD) ?? []).map((word) =>
    word >= '0' && word <= '9~' ? '#' : word,
  );

/** `assigns`, `assigned`, `assignment` → `assign`: endings say little of the kind of a clause. */
const ENDING = /(?:ments?|ations?|ions?|ing|ed|es|s|able|ably|ly)$/;
const SHORTEST_STEM = 3;

function stemOf(word: string): string {
  if (word.length < 5) return word;
  const single = word.replace(/ies$/, 'y');
  return single.replace(ENDING, (ending) =>
    single.length - ending.length < SHORTEST_STEM ? ending : '',
  );
}

/**
 * The words and pairs of neighboring words of a unit, each once, and the words of its heading and of
 * the contract's title with a mark in front. This is what the model's vocabulary is made of.
 */
export function ngramsOf(unit: Unit, title: readonly string[] = []): Set<string> {
  const grams = new Set<string>();
  const words = wordsOf(unit.text).map(stemOf);
  for (let i = 0; i < words.length; i++) {
    grams.add(words[i]!);
    if (i > 0) grams.add(`${words[i - 1]} ${words[i]}`);
  }
  for (const word of wordsOf(unit.heading)) grams.add(`^${stemOf(word)}`);
  for (const gram of title) grams.add(gram);
  return grams;
}

/** The words of a title as n-grams: a license has other clauses than a lease. */
export const titleGrams = (title: string): string[] => [
  ...new Set(
    (title.toLowerCase().match(/\b(?!this\b|agreements?\b)[a-z]{4,}/g) ?? []).map(
      (word) => `@${stemOf(word)}`,
    ),
  ),
];
