import type { TypedWord } from '../terms/analyze-query.js';
import { LIKELIHOOD, WORDS } from './likelihood.generated.js';

/** What the nearest cases have of a question. The shares are of its words' weight, 0 … 1. */
export interface AnswerFeatures {
  /** Of the case that has most of it: in its head, in its name, or about its best passage. */
  covered: number;
  /** In the best passage, and in the best sentence of a head. */
  passage: number;
  sentence: number;
  /** A share of a third is chance with three words, and an answer with twenty: ln(1 + words). */
  length: number;
  /** The words' weight, as so many of the rarest. */
  mass: number;
  /** Of the library, ln(cases): in a large one more is met by chance. */
  size: number;
}

/**
 * How likely the nearest cases answer a question, 0 … 1: a logistic regression over shares, which do
 * not change as the library grows, and over the question's own words. Its weights come from
 * `npm run train -w bench`, which says what they were trained on and how well they do.
 */
export function answerLikelihood(
  features: AnswerFeatures,
  words: readonly Pick<TypedWord, 'term'>[],
): number {
  const { covered, passage, sentence, length, mass, size } = features;
  const values = [covered, passage, sentence, length, mass, size, askedLikeAnswered(words)];
  const sum = values.reduce(
    (total, value, i) => total + value * LIKELIHOOD.weights[i]!,
    LIKELIHOOD.bias,
  );
  return 1 / (1 + Math.exp(-sum));
}

/**
 * The log odds, by its words, that a question is one that decisions answer: no order, no matter of a
 * clerk's, no foreign law.
 */
function askedLikeAnswered(words: readonly Pick<TypedWord, 'term'>[]): number {
  const different = [...new Set(words.map(({ term }) => term))];
  const known = different.flatMap((term) => WORDS.weights.get(term) ?? []);
  const sum = known.reduce((total, weight) => total + weight, 0);
  return WORDS.bias + sum / Math.sqrt(known.length || 1);
}
