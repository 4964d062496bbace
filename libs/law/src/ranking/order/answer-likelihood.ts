import type { TypedWord } from '../terms/analyze-query.js';
import { LIKELIHOOD, WORDS } from './likelihood.generated.js';

/** What the nearest cases have of a question. */
export interface AnswerFeatures {
  /**
   * The share of its words' weight that one case has: in its head, in its name, or about its best
   * passage.
   */
  covered: number;
  /** The best score, made of shares too, and by which share of it the tenth is behind. */
  score: number;
  lead: number;
  /** A share of a third is chance with three words, and an answer with twenty: ln(1 + words). */
  length: number;
  /** The same of all its words: prose shares less with what answers it than terms do. */
  prose: number;
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
  const { covered, score, lead, length, prose, size } = features;
  const values = [covered, score, lead, length, prose, size, askedLikeAnswered(words)];
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
