import type { Token } from '@casewright/law/sentences';
import { isForm, oneEditFrom } from './one-edit.js';
import { pairsOf } from './pairs.js';
import type { Speller } from './speller.js';
import { featuresAt, scoreOf, type Weights } from './weights.js';
import type * as Learned from './words.generated.js';

/** Words of this rank and more are usual; others may be slips for one that is. */
export const SELDOM = 3;
/** A rare word is meant for one that so much more of the texts have. */
const FARTHER = 2;
/** Shorter ones are initials and symbols. */
const SHORTEST = 3;

interface Question {
  question: string;
  other: string;
  sign: 1 | -1;
  least: number;
}

/**
 * Each word with those that it may be meant to be: from `first second least least` with 0 for never,
 * and from `typed meant least` where nothing is asked but whether the other word fits.
 */
function questionsOf(pairs: string, seldom: string): Map<string, Question[]> {
  const questions = new Map<string, Question[]>();
  const add = (word: string, asked: Question) => {
    questions.set(word, [...(questions.get(word) ?? []), asked]);
  };
  for (const row of pairs.split('|')) {
    const [first = '', second = '', ofFirst, ofSecond] = row.split(' ');
    const question = `${first} ${second}`;
    if (ofFirst !== '0') add(first, { question, other: second, sign: 1, least: Number(ofFirst) });
    if (ofSecond !== '0')
      add(second, { question, other: first, sign: -1, least: Number(ofSecond) });
  }
  for (const row of seldom.split('|')) {
    const [typed = '', other = '', least] = row.split(' ');
    add(typed, { question: fitOf(other), other, sign: 1, least: Number(least) });
  }
  return questions;
}

/** The question whether a word fits at a place. */
const fitOf = (word: string): string => `~${word}`;

/** Tells which word is meant at a place; null where it is the one that stands there. */
export function meaningsOf(
  learned: typeof Learned,
  weights: Weights,
  { knows, rankOf }: Speller,
): (tokens: readonly Token[], at: number) => string | null {
  const questions = questionsOf(learned.PAIRS, learned.RARER);
  const fits = new Map(pairsOf(learned.FITS).map(([word, least]) => [word, Number(least)]));
  const alike = new Map(pairsOf(learned.SOUNDS));
  const askedOfRare = (word: string): Question[] => {
    const rank = rankOf(word);
    if (rank >= SELDOM || word.length < SHORTEST || !knows(word)) return [];
    return [...oneEditFrom(word), alike.get(word) ?? ''].flatMap((other) => {
      const least = fits.get(other);
      const isUsual = rankOf(other) >= rank + FARTHER && !isForm(word, other);
      return least !== undefined && isUsual
        ? [{ question: fitOf(other), other, sign: 1 as const, least }]
        : [];
    });
  };
  return (tokens, at) => {
    const word = tokens[at]!.lower;
    const asked = [...(questions.get(word) ?? []), ...askedOfRare(word)];
    if (asked.length === 0) return null;
    const features = featuresAt(tokens, at);
    const answers = asked
      .map(({ question, other, sign, least }) => ({
        other,
        beyond: scoreOf(weights, question, features) * sign - least,
      }))
      .filter(({ beyond }) => beyond > 0);
    return answers.sort((a, b) => b.beyond - a.beyond)[0]?.other ?? null;
  };
}
