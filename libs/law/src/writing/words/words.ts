import type { Token } from '@casewright/law/sentences';
import { meaningsOf } from './meanings.js';
import { wordCutTo } from './short-forms.js';
import { spellerOf } from './speller.js';
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
  /** What a word that nobody knows is meant to be: one edit away, or two that one does not hear. A name is no everyday word misspelled. */
  misspellingOf(word: string, mayBeName?: boolean): string | null;
  /** The word that a short form of notes is cut from, `stmt`; null where that is not plain. */
  writtenOut(short: string): string | null;
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
  const speller = spellerOf(common, (word) => isIn(known, word));
  const takes = rowsOf(learned.TAKES);
  return {
    ...speller,
    writtenOut: (short) => wordCutTo(common, short),
    meantAt: meaningsOf(learned, weights, speller),
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
