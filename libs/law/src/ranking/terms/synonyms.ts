import { stem } from 'porter2';
import { isCommonTerm } from '../analysis/common-words.js';
import { termHash } from '../analysis/term-hash.js';
import { isStopWord } from '../analysis/word-cache.js';
import { ROOT_GROUPS } from './root-groups.js';
import { SHORT_NAMES } from './short-names.js';
import { SYNONYM_GROUPS } from './synonym-groups.js';

/** A term that may stand for words of the query; `standsFor` is one of their terms. */
export interface Synonym {
  term: number;
  standsFor: number;
  /** The term alone replaces the word; otherwise it is one word of a phrase that does. */
  whole: boolean;
  /** Its part of the phrase. */
  share: number;
}

/** Words of a query and what says the same as all of them: a case that has each term of `by`. */
export interface Replacement {
  replaced: readonly number[];
  by: readonly number[];
  whole: boolean;
}

interface Phrase {
  group: number;
  terms: number[];
  /** Without the words that any text has: "covenant" and "compete" say all of "covenant not to compete". */
  telling: number[];
}

const groups: Phrase[][] = [...SYNONYM_GROUPS, ...SHORT_NAMES, ...ROOT_GROUPS].map(
  (members, group) =>
    members.split(',').map((phrase) => {
      const words = phrase.trim().split(' ');
      const terms = words.map(termOf);
      const telling = words
        .filter((word) => !isStopWord(word))
        .map(termOf)
        .filter((term) => !isCommonTerm(term));
      return { group, terms, telling: telling.length > 0 ? telling : terms };
    }),
);

function termOf(word: string): number {
  return termHash(stem(word));
}

const phrases = groups.flat();
const byFirstTerm = new Map<number, Phrase[]>();
for (const phrase of phrases) {
  const first = phrase.terms[0]!;
  byFirstTerm.set(first, [...(byFirstTerm.get(first) ?? []), phrase]);
}

const knownTerms = new Set(phrases.flatMap(({ terms }) => terms));
const LONGEST_PHRASE = Math.max(...phrases.map(({ terms }) => terms.length));

/** Synonyms of the words and phrases in a sequence of terms. */
export function synonymsIn(terms: readonly number[]): Synonym[] {
  return replacementsIn(terms).flatMap(({ replaced, by, whole }) =>
    by
      .filter((term) => !replaced.includes(term))
      .map((term) => ({ term, standsFor: replaced[0]!, whole, share: 1 / by.length })),
  );
}

/** What may replace words and phrases in a sequence of terms. */
export function replacementsIn(terms: readonly number[]): Replacement[] {
  const found: Replacement[] = [];
  for (let at = 0; at < terms.length; at++) {
    for (const phrase of byFirstTerm.get(terms[at]!) ?? []) {
      if (!phrase.terms.every((term, i) => terms[at + i] === term)) continue;
      for (const other of groups[phrase.group]!) {
        // Who has all of a longer phrase has the word too: "search warrant" says no more of "warrant".
        if (phrase.terms.every((term) => other.terms.includes(term))) continue;
        const whole = other.terms.length === 1;
        found.push({ replaced: phrase.terms, by: other.telling, whole });
      }
    }
  }
  return found;
}

/** Whether the word is one of the groups': spelled right, though the library may lack it. */
export function isKnownWord(term: number): boolean {
  return knownTerms.has(term);
}

/** Whether the term at `at` is part of a phrase of the groups: "statute" of "statute of limitations". */
export function completesPhrase(terms: readonly number[], at: number): boolean {
  for (let start = Math.max(0, at - LONGEST_PHRASE + 1); start <= at; start++) {
    for (const phrase of byFirstTerm.get(terms[start]!) ?? []) {
      const reaches = phrase.terms.length > 1 && start + phrase.terms.length > at;
      if (reaches && phrase.terms.every((term, i) => terms[start + i] === term)) return true;
    }
  }
  return false;
}
