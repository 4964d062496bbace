import type { Token } from '@casewright/law/sentences';
import distanceBetween from 'damerau-levenshtein';
import { isForm, oneEditFrom, soundOf } from './one-edit.js';
import { pairsOf } from './pairs.js';
import { featuresAt, scoreOf, unpackWeights } from './weights.js';
import { isIn, unpackWords } from './word-list.js';
import type * as Learned from './words.generated.js';

/** Of these a word that takes one seldom has another behind it. */
export const PREPOSITIONS: ReadonlySet<string> = new Set(
  'about against at for from in into of on to upon with'.split(' '),
);

/** What is known of English words and of those of the law. */
export interface Words {
  /** Whether it is a word of English, or of the law. */
  knows(word: string): boolean;
  /**
   * What a word that nobody knows is meant to be: near it, and seen in opinions, or an everyday word
   * that sounds like it; not the latter where it may be a name.
   */
  misspellingOf(word: string, mayBeName?: boolean): string | null;
  /** What stands for the word at a place where another is meant, or null. */
  meantAt(tokens: readonly Token[], at: number): string | null;
  /** The preposition that the words before take, where this is another that they never have: `in lieu of`. */
  takenAt(tokens: readonly Token[], at: number, opensNoun: boolean): string | null;
  /** `X's` for `Xs` and the other way round, where that is meant. */
  apostropheAt(tokens: readonly Token[], at: number): string | null;
}

/** The question of every noun: plural, or somebody's? */
export const APOSTROPHE = "s 's";

const SHORTEST = 4;
/** In a word of so many letters two may be wrong. */
const LONG = 8;
/** Words of this rank and more are usual; others may be slips for one that is. */
export const SELDOM = 3;
/** A rare word is meant for one that so much more of the texts have. */
const FARTHER = 2;

/** Fetched when first asked for: a reader of a page does not wait for them. */
export async function loadWords(): Promise<Words> {
  loaded ??= import('./words.generated.js').then(wordsOf);
  return loaded;
}
let loaded: Promise<Words> | undefined;

const bytesOf = (packed: string): Uint8Array =>
  Uint8Array.from(atob(packed), (sign) => sign.charCodeAt(0));

/** Rows of a word, or of a preposition and its noun, with the prepositions behind it. */
const rowsOf = (rows: string): Map<string, string[]> =>
  new Map(
    rows.split('|').map((row) => {
      const [word = '', ...own] = row.split(' ');
      return [word, own];
    }),
  );

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

function wordsOf(learned: typeof Learned): Words {
  const known = bytesOf(learned.KNOWN);
  const usual = new Map(
    unpackWords(learned.USUAL).map((word, at) => [word, Number(learned.RANKS[at])]),
  );
  const weights = unpackWeights(bytesOf(learned.WEIGHTS));
  const owners = new Set(learned.OWNERS.split(' '));
  const questions = questionsOf(learned.PAIRS, learned.RARER);
  const fits = new Map([...rowsOf(learned.FITS)].map(([word, [least]]) => [word, Number(least)]));
  const alike = new Map(pairsOf(learned.SOUNDS));
  const rankOf = (word: string): number => usual.get(word) ?? 0;
  const takes = rowsOf(learned.TAKES);
  const usualOf = (near: string[]): string | null =>
    near.sort((a, b) => usual.get(b)! - usual.get(a)!)[0] ?? null;
  let bySound: [sound: string, word: string][] | undefined;
  /** Two edits away, with the same consonants: `maintainance`. */
  const alikeTo = (word: string): string[] => {
    const sound = soundOf(word);
    bySound ??= [...usual.keys()]
      .filter(({ length }) => length >= LONG - 2)
      .map((it) => [soundOf(it), it]);
    return bySound
      .filter(([key, other]) => key === sound && distanceBetween(word, other).steps === 2)
      .map(([, other]) => other);
  };
  const isListed = (word: string): boolean => isIn(known, word) || usual.has(word);
  const isKnown = (word: string): boolean =>
    isListed(word) || (/(?:[aeiou]y|[^sy])s$/.test(word) && isListed(word.slice(0, -1)));
  return {
    knows: isKnown,
    misspellingOf: (word, mayBeName = false) => {
      if (word.length < SHORTEST || isKnown(word)) return null;
      const sound = soundOf(word);
      // What no opinion has is meant only where it also sounds like it.
      const near = [...oneEditFrom(word)].filter(
        (other) =>
          rankOf(other) > 0 || (!mayBeName && usual.has(other) && soundOf(other) === sound),
      );
      return usualOf(near) ?? (mayBeName || word.length < LONG ? null : usualOf(alikeTo(word)));
    },
    meantAt: (tokens, at) => {
      const word = tokens[at]!.lower;
      const asked = questions.get(word);
      const rank = rankOf(word);
      const near =
        rank < SELDOM && word.length > 2 && isKnown(word)
          ? [...oneEditFrom(word), alike.get(word) ?? ''].filter(
              (other) => fits.has(other) && rankOf(other) >= rank + FARTHER && !isForm(word, other),
            )
          : [];
      if (!asked && near.length === 0) return null;
      const features = featuresAt(tokens, at);
      const answers = [
        ...(asked ?? []).map(({ question, other, sign, least }) => ({
          other,
          beyond: scoreOf(weights, question, features) * sign - least,
        })),
        ...near.map((other) => ({
          other,
          beyond: scoreOf(weights, fitOf(other), features) - fits.get(other)!,
        })),
      ].filter(({ beyond }) => beyond > 0);
      return answers.sort((a, b) => b.beyond - a.beyond)[0]?.other ?? null;
    },
    takenAt: (tokens, at, opensNoun) => {
      const typed = tokens[at]!.lower.replace('upon', 'on');
      const [first, before] = [tokens[at - 2], tokens[at - 1]];
      const isAct = opensNoun && /^(?:VERB|ADJ)$/.test(before?.pos ?? '');
      const own = PREPOSITIONS.has(typed)
        ? (takes.get(`${first?.lower}_${before?.lower}`) ??
          (isAct ? takes.get(before!.lower) : undefined))
        : undefined;
      return own && !own.includes(typed) ? own[0]! : null;
    },
    apostropheAt: (tokens, at) => {
      const word = tokens[at]!.lower;
      const noun = /^(\p{L}+)'s$/u.exec(word)?.[1] ?? (word.endsWith('s') ? word.slice(0, -1) : '');
      if (!owners.has(noun)) return null;
      const score = scoreOf(weights, APOSTROPHE, featuresAt(tokens, at));
      if (word.includes("'")) return score < -learned.APOSTROPHE_LEAST[1]! ? `${noun}s` : null;
      return score > learned.APOSTROPHE_LEAST[0]! ? `${noun}'s` : null;
    },
  };
}
