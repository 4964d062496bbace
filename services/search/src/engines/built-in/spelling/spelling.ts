import { type PreparedStatement, queryPrepared } from '@casewright/database';
import { Injectable } from '@nestjs/common';
import distanceBetween from 'damerau-levenshtein';
import { DataSource } from 'typeorm';
import { Tokenizer } from '../analysis/tokenizer.js';
import { isSuggestible, skeleton } from '../build/vocabulary.js';
import type { IndexReader } from '../read/index-reader.js';
import { completesPhrase, isKnownWord } from '../terms/synonyms.js';
import { neighbors } from './neighbors.js';

/** Words of one query that are looked up; a pasted text with more has other troubles. */
const WORDS_AT_MOST = 4;
/** Words that share a skeleton with the misspelled one. */
const CANDIDATES_AT_MOST = 200;
/** Shorter words have too many neighbors to guess among. */
const SHORTEST = 4;

interface Candidate {
  word: string;
  term: number;
}

/** The words one letter away, and those that have nearly the same skeleton. */
const NEAR: PreparedStatement = {
  name: 'search-near-words',
  text: `SELECT word, term FROM index_vocabulary WHERE word = ANY($1::text[])
       UNION (SELECT word, term FROM index_vocabulary
         WHERE skeleton = ANY($2::text[]) AND length(word) BETWEEN $3::int - 2 AND $3::int + 2
         ORDER BY abs(length(word) - $3::int), word LIMIT ${CANDIDATES_AT_MOST})`,
};

/** Suggests the library's own words for those that it does not have. */
@Injectable()
export class Spelling {
  private readonly tokenizer = new Tokenizer();

  constructor(private readonly db: DataSource) {}

  /** The query with its unknown words replaced; null when nothing better is known. */
  async suggest(
    query: string,
    unknown: ReadonlySet<number>,
    index: IndexReader,
  ): Promise<string | null> {
    if (unknown.size === 0) return null;
    const { terms, starts, ends, count } = this.tokenizer.tokenize(query, true);
    const words = [...terms.subarray(0, count)];
    const places = words
      .map((term, at) => ({ term, at, start: starts[at]!, end: ends[at]! }))
      .filter(({ term }) => unknown.has(term) && !isKnownWord(term));
    let suggested = query;
    for (const { at, start, end } of places.slice(0, WORDS_AT_MOST).reverse()) {
      const fits = (term: number) => completesPhrase(words.with(at, term), at);
      const better = await this.closest(query.slice(start, end).toLowerCase(), fits, index);
      if (better) suggested = suggested.slice(0, start) + better + suggested.slice(end);
    }
    return suggested === query ? null : suggested;
  }

  /** @param fits whether a term makes a phrase of law with the words beside it */
  private async closest(
    word: string,
    fits: (term: number) => boolean,
    index: IndexReader,
  ): Promise<string | null> {
    if (word.length < SHORTEST || !isSuggestible(word)) return null;
    const reach = word.length > 6 ? 2 : 1;
    const near = (await this.candidates(word))
      .map((candidate) => ({ ...candidate, distance: distanceBetween(word, candidate.word).steps }))
      .filter(({ distance }) => distance > 0 && distance <= reach);
    if (near.length === 0) return null;
    const frequencies = await index.frequencies(near.map(({ term }) => term));
    const best = near
      .map((candidate) => ({ ...candidate, df: frequencies.get(candidate.term) ?? 0 }))
      .filter(({ df }) => df > 0)
      .map((candidate) => ({ ...candidate, worth: worthOf(candidate, fits(candidate.term)) }))
      .sort((a, b) => b.worth - a.worth)[0];
    return best?.word ?? null;
  }

  private async candidates(word: string): Promise<Candidate[]> {
    const bone = skeleton(word);
    const rows = await queryPrepared<Candidate>(this.db, NEAR, [
      arrayOf(neighbors(word)),
      arrayOf([bone, ...neighbors(bone)]),
      word.length,
    ]);
    return rows.map((row) => ({ word: row.word, term: row.term >>> 0 }));
  }
}

/** A letter nearer is worth a hundred times the cases, and so is a phrase that the word completes. */
function worthOf({ df, distance }: { df: number; distance: number }, isFitting: boolean): number {
  return Math.log(df) - 4.6 * distance + (isFitting ? 4.6 : 0);
}

/** Words of plain letters as PostgreSQL reads an array; the driver would look into each of them. */
function arrayOf(words: string[]): string {
  return `{"${words.join('","')}"}`;
}
