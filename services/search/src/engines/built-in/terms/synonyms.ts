import { stem } from 'porter2';
import { termHash } from '../analysis/term-hash.js';
import { ROOT_GROUPS } from './root-groups.js';
import { SYNONYM_GROUPS } from './synonym-groups.js';

/** A term that may stand for words of the query; `standsFor` is one of their terms. */
export interface Synonym {
  term: number;
  standsFor: number;
  /** The term alone replaces the word; otherwise it is one word of a phrase that does. */
  whole: boolean;
}

interface Member {
  terms: number[];
  group: number;
}

const groups: number[][][] = [...SYNONYM_GROUPS, ...ROOT_GROUPS].map((group) =>
  group.split(',').map((phrase) =>
    phrase
      .trim()
      .split(' ')
      .map((word) => termHash(stem(word))),
  ),
);

const byFirstTerm = new Map<number, Member[]>();
for (const [group, members] of groups.entries()) {
  for (const terms of members) {
    const first = terms[0]!;
    byFirstTerm.set(first, [...(byFirstTerm.get(first) ?? []), { terms, group }]);
  }
}

const knownTerms = new Set(groups.flat(2));
const LONGEST_PHRASE = Math.max(...groups.flat().map(({ length }) => length));

/** Synonyms of the words and phrases in a sequence of terms. */
export function synonymsIn(terms: readonly number[]): Synonym[] {
  const found: Synonym[] = [];
  for (let at = 0; at < terms.length; at++) {
    for (const member of byFirstTerm.get(terms[at]!) ?? []) {
      if (!member.terms.every((term, i) => terms[at + i] === term)) continue;
      for (const other of groups[member.group]!) {
        // Who has all of a longer phrase has the word too: "search warrant" says no more of "warrant".
        if (member.terms.every((term) => other.includes(term))) continue;
        for (const term of other) {
          if (!member.terms.includes(term)) {
            found.push({ term, standsFor: terms[at]!, whole: other.length === 1 });
          }
        }
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
    for (const member of byFirstTerm.get(terms[start]!) ?? []) {
      const reaches = member.terms.length > 1 && start + member.terms.length > at;
      if (reaches && member.terms.every((term, i) => terms[start + i] === term)) return true;
    }
  }
  return false;
}
