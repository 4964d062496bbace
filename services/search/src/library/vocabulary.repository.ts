import { type PreparedStatement, queryPrepared } from '@casewright/database';
import type { LibraryWord, Vocabulary } from '@casewright/law/ranking';
import type { DataSource } from 'typeorm';
import { isEnglish } from './english-words.js';

/** Words that share a skeleton with the misspelled one. */
const WORDS_AT_MOST = 200;

const NEAR: PreparedStatement = {
  name: 'search-near-words',
  text: `SELECT word, term FROM index_vocabulary WHERE word = ANY($1::text[])
       UNION (SELECT word, term FROM index_vocabulary
         WHERE skeleton = ANY($2::text[]) AND length(word) BETWEEN $3::int - 2 AND $3::int + 2
         ORDER BY abs(length(word) - $3::int), word LIMIT ${WORDS_AT_MOST})`,
};

/** The words of the library's cases, beside those of English. */
export class VocabularyRepository implements Vocabulary {
  readonly isEnglish = isEnglish;

  constructor(private readonly db: DataSource) {}

  async near(
    spellings: readonly string[],
    skeletons: readonly string[],
    length: number,
  ): Promise<LibraryWord[]> {
    const asked = [arrayOf(spellings), arrayOf(skeletons), length];
    const rows = await queryPrepared<LibraryWord>(this.db, NEAR, asked);
    return rows.map(({ word, term }) => ({ word, term: term >>> 0 }));
  }
}

/** Words of plain letters as PostgreSQL reads an array; the driver would look into each of them. */
function arrayOf(words: readonly string[]): string {
  return `{"${words.join('","')}"}`;
}
