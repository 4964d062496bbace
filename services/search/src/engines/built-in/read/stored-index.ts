import {
  averageLengths,
  type CasePostings,
  type DocTable,
  type FieldAverages,
  type ForwardPart,
  type IndexedCourt,
  type IndexReader,
  joinPostings,
} from '@casewright/law/ranking';
import { LRUCache } from 'lru-cache';
import type { DataSource } from 'typeorm';
import { StoredWords } from '../../record/stored-words.js';
import { type KnownList, StoredLists, type StoredSegment } from './stored-lists.js';

/** What of a generation is in memory. */
type StoredGeneration = Pick<IndexReader, 'generation' | 'docCount' | 'docs' | 'courts'> & {
  segments: readonly StoredSegment[];
};

/** Lists, as stored, and words that were read, shared by all generations: a segment never changes. */
export interface IndexCaches {
  lists: LRUCache<number, KnownList>;
  forward: LRUCache<number, ForwardPart[]>;
  /** For the postings of one generation. */
  joinedBytes: number;
}

/** What a posting takes: the case and its codes, and what it adds in two kinds of query. */
const BYTES_A_POSTING = 16;

/** Terms whose frequencies are remembered: some 5 MB. */
const FREQUENCIES_AT_MOST = 100_000;

/** One generation of the index in the database. */
export class StoredIndex implements IndexReader {
  readonly generation: number;
  readonly docCount: number;
  readonly docs: DocTable;
  readonly courts: readonly IndexedCourt[];
  readonly averages: FieldAverages;
  /** In how many cases a term is. */
  private readonly known = new Map<number, number>();
  private readonly joined: LRUCache<number, CasePostings>;
  private readonly lists: StoredLists;
  private readonly words: StoredWords;

  constructor(db: DataSource, caches: IndexCaches, stored: StoredGeneration) {
    this.joined = new LRUCache({ maxSize: caches.joinedBytes });
    this.generation = stored.generation;
    this.docCount = stored.docCount;
    this.docs = stored.docs;
    this.courts = stored.courts;
    this.averages = averageLengths(stored.docs);
    this.lists = new StoredLists(db, caches.lists, stored.segments);
    this.words = new StoredWords(db, caches.forward, stored.generation);
  }

  async frequencies(terms: readonly number[]): Promise<Map<number, number>> {
    const found = new Map<number, number>();
    const missing: number[] = [];
    for (const term of terms) {
      const known = this.known.get(term);
      if (known !== undefined) found.set(term, known);
      else missing.push(term);
    }
    if (missing.length === 0) return found;
    const loaded = await this.lists.load(missing, false);
    if (this.known.size > FREQUENCIES_AT_MOST) this.known.clear();
    for (const term of missing) {
      const frequency = this.lists.frequency(term, loaded);
      found.set(term, frequency);
      this.known.set(term, frequency);
    }
    return found;
  }

  async postings(terms: readonly number[]): Promise<Map<number, CasePostings>> {
    const found = new Map<number, CasePostings>();
    const missing: number[] = [];
    for (const term of terms) {
      const joined = this.joined.get(term);
      if (joined) found.set(term, joined);
      else missing.push(term);
    }
    if (missing.length === 0) return found;
    const loaded = await this.lists.load(missing, true);
    for (const term of missing) {
      const text = this.lists.ofFamily('text', term, loaded);
      const citing = this.lists.ofFamily('citing', term, loaded);
      const joined = joinPostings(text, citing, this.docs);
      found.set(term, joined);
      this.joined.set(term, joined, { size: 200 + joined.docs.length * BYTES_A_POSTING });
    }
    return found;
  }

  forward(caseIds: readonly number[]): Promise<Map<number, ForwardPart[]>> {
    return this.words.of(caseIds);
  }
}
