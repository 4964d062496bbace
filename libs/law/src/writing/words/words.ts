import type { Token } from '@casewright/law/sentences';
import { spellerOf } from './speller.js';
import { scoreOf, unpackWeights } from './weights.js';
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
  /** What a word that nobody knows is meant to be: one edit away, or two that one does not hear. */
  misspellingOf(word: string): string | null;
  /** What stands for the word at a place where another is meant, or null. */
  meantAt(tokens: readonly Token[], at: number): string | null;
  /** The preposition that the words before take, where this is another that they never have: `in lieu of`. */
  takenAt(tokens: readonly Token[], at: number, opensNoun: boolean): string | null;
  /** `X's` for `Xs` and the other way round, where that is meant. */
  apostropheAt(tokens: readonly Token[], at: number): string | null;
}

/** The question of every noun: plural, or somebody's? */
export const APOSTROPHE = "s 's";

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

function wordsOf(learned: typeof Learned): Words {
  const known = bytesOf(learned.KNOWN);
  const common = new Map(
    unpackWords(learned.COMMON).map((word, at) => [word, Number(learned.RANKS[at])]),
  );
  const weights = unpackWeights(bytesOf(learned.WEIGHTS));
  const owners = new Set(learned.OWNERS.split(' '));
  const questions = new Map<
    string,
    { question: string; other: string; sign: 1 | -1; least: number }[]
  >();
  for (const [first, second, ofFirst, ofSecond] of learned.QUESTIONS) {
    const question = `${first} ${second}`;
    const add = (word: string, other: string, sign: 1 | -1, least: number) => {
      if (least > 0)
        questions.set(word, [...(questions.get(word) ?? []), { question, other, sign, least }]);
    };
    add(first, second, 1, ofFirst);
    add(second, first, -1, ofSecond);
  }
  const takes = rowsOf(learned.TAKES);
  return {
    ...spellerOf(common, (word) => isIn(known, word)),
    meantAt: (tokens, at) => {
      let best: string | null = null;
      let surest = 0;
      for (const { question, other, sign, least } of questions.get(tokens[at]!.lower) ?? []) {
        const beyond = scoreOf(weights, question, tokens, at) * sign - least;
        if (beyond > surest) [best, surest] = [other, beyond];
      }
      return best;
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
      const score = scoreOf(weights, APOSTROPHE, tokens, at);
      if (word.includes("'")) return score < -learned.APOSTROPHE_LEAST[1]! ? `${noun}s` : null;
      return score > learned.APOSTROPHE_LEAST[0]! ? `${noun}'s` : null;
    },
  };
}
