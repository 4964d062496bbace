import distanceBetween from 'damerau-levenshtein';
import type { TermStatistics } from '../index/index-reader.js';
import type { WeighedQuery } from '../order/candidates.js';
import { unknownTerms } from '../order/choose-terms.js';
import { completesPhrase, isKnownWord } from '../terms/synonyms.js';
import { neighbors } from './neighbors.js';
import { isSuggestible, skeleton } from './vocabulary.js';

/** Words of one query that are looked up; a pasted text with more has other problems. */
const WORDS_AT_MOST = 4;
/** Shorter words have too many neighbors to choose from, unless two letters are swapped. */
const SHORTEST = 5;
const SHORTEST_TURNED = 4;
/** A word that is not English is no slip of an opinion's scan once so many of the cases have it. */
const OWN_SHARE = 0.0001;
/** So much more is a clear correction worth than the next word: about five times the cases. */
const CLEAR_BY = 1.6;

/** A word of the library, with its term. */
export interface LibraryWord {
  word: string;
  term: number;
}

/** The words that a misspelled one may be meant for. */
export interface Vocabulary {
  /** The library's words that are spelled so, and those of about this length with such a skeleton. */
  near(
    spellings: readonly string[],
    skeletons: readonly string[],
    length: number,
  ): Promise<readonly LibraryWord[]>;
  /** Whether a word in small letters is plain English or the law's own, so that it is spelled right. */
  isEnglish(word: string): boolean;
}

interface Found extends LibraryWord {
  distance: number;
  /** Cases that have it. */
  df: number;
}

/** A query in other words. */
export interface Suggestion {
  query: string;
  /** None of its words is left misspelled, and no other may as well be meant. */
  isClear: boolean;
}

/** Suggests words of the library for words that neither it nor English has. */
export class Spelling {
  constructor(private readonly vocabulary: Vocabulary) {}

  /** The query with its misspelled words replaced; null when nothing better is known. */
  async suggest(query: WeighedQuery): Promise<Suggestion | null> {
    const { typed, chosen, source } = query;
    const unknown = unknownTerms(chosen);
    if (unknown.size === 0) return null;
    const words = wordsOf(query);
    const terms = words.map(({ term }) => term);
    const wrong = words.filter((word) => unknown.has(word.term) && !this.isRight(word));
    let isClear = wrong.length <= WORDS_AT_MOST;
    let suggested = typed;
    for (const { at, start, spelled } of wrong.slice(0, WORDS_AT_MOST).reverse()) {
      const fits = (term: number) => completesPhrase(terms.with(at, term), at);
      const better = await this.closest(spelled, isNameIn(typed, start, spelled), fits, source);
      isClear &&= better?.isClear ?? false;
      if (!better) continue;
      const rest = suggested.slice(start + spelled.length);
      suggested = suggested.slice(0, start) + casedAs(spelled, better.word) + rest;
    }
    return suggested === typed ? null : { query: suggested, isClear };
  }

  /**
   * @param isName only another name may be meant, and one that is nearly the same
   * @param fits whether a term makes a phrase of law with the words beside it
   */
  private async closest(
    spelled: string,
    isName: boolean,
    fits: (term: number) => boolean,
    index: TermStatistics,
  ): Promise<{ word: string; isClear: boolean } | null> {
    const word = spelled.toLowerCase();
    if (word.length < SHORTEST_TURNED || !isSuggestible(word)) return null;
    const reach = word.length > 6 && !isName ? 2 : 1;
    const near = (await this.candidates(word))
      .map((candidate) => ({ ...candidate, distance: distanceBetween(word, candidate.word).steps }))
      .filter(({ distance }) => distance > 0 && distance <= reach)
      .filter((candidate) => word.length >= SHORTEST || isTurned(candidate.word, word));
    if (near.length === 0) return null;
    const frequencies = await index.frequencies(near.map(({ term }) => term));
    const least = Math.max(1, index.docCount * OWN_SHARE);
    const [best, ...others] = near
      .map((candidate) => ({ ...candidate, df: frequencies.get(candidate.term) ?? 0 }))
      .filter(({ df, word: own }) =>
        this.vocabulary.isEnglish(own) ? df > 0 && !isName : df >= least,
      )
      .map((found) => ({ ...found, worth: worthOf(found, word, fits(found.term)) }))
      .sort((a, b) => b.worth - a.worth);
    if (!best) return null;
    const rival = others.find(({ term }) => term !== best.term);
    return { word: best.word, isClear: !rival || best.worth - rival.worth > CLEAR_BY };
  }

  private candidates(word: string): Promise<readonly LibraryWord[]> {
    const bone = skeleton(word);
    return this.vocabulary.near(neighbors(word), [bone, ...neighbors(bone)], word.length);
  }

  /** Even if the library lacks it: another word would be another question. */
  private isRight({ term, spelled }: SpelledWord): boolean {
    return isKnownWord(term) || this.vocabulary.isEnglish(spelled.toLowerCase());
  }
}

/**
 * A letter nearer is worth a hundred times the cases, and so is a phrase that the word completes; the
 * same letters in another order ten times: `cuase` is rather `cause` than `case`.
 */
function worthOf({ df, distance, word }: Found, typed: string, isFitting: boolean): number {
  const turned = isTurned(word, typed) ? 2.3 : 0;
  return Math.log(df) - 4.6 * distance + (isFitting ? 4.6 : 0) + turned;
}

function isTurned(word: string, typed: string): boolean {
  return [...word].sort().join('') === [...typed].sort().join('');
}

interface SpelledWord {
  term: number;
  at: number;
  start: number;
  /** Without a possessive ending. */
  spelled: string;
}

function wordsOf({ typed, typedWords }: WeighedQuery): SpelledWord[] {
  return typedWords.map(({ term, start, end }, at) => {
    const spelled = typed.slice(start, end).replace(/['’]s$/i, '');
    return { term, at, start, spelled };
  });
}

/** A capital where none is needed: in the name of a case, or amid words in small letters. */
function isNameIn(query: string, start: number, spelled: string): boolean {
  if (!/^\p{Lu}\p{Ll}/u.test(spelled)) return false;
  const isFirst = query.slice(0, start).trim() === '';
  return /\svs?\.?\s/i.test(query) || (!isFirst && /(?<![\p{L}'’])\p{Ll}{4}/u.test(query));
}

function casedAs(typed: string, word: string): string {
  if (typed === typed.toUpperCase()) return word.toUpperCase();
  return typed[0] === typed[0]!.toLowerCase() ? word : word[0]!.toUpperCase() + word.slice(1);
}
