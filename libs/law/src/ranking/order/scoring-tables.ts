import type { CasePostings } from '../index/case-postings.js';
import type { CaseColumn, DocTable } from '../index/doc-table.js';
import { LENGTHS } from '../index/field-length.js';
import type { FieldAverages, IndexReader } from '../index/index-reader.js';
import { BODY_COUNT, HEAD_COUNT, IN_NAME } from '../index/payload.js';
import type { Weights } from './weights.js';

/** Payloads from here up are of words in the head or in the name. */
const BEYOND_BODY = 32;

const FIRST_YEAR = 1750;
const YEARS = 300;

/** What having a term is worth to each case, as a share of the term's weight. */
export interface Gains {
  docs: Uint32Array;
  gains: Float32Array;
  /** The cases that have it in their names. */
  named: Uint32Array;
}

/** What an occurrence in each field counts. */
export interface CountTables {
  /** By the code of the field's length. */
  bodyNorm: Float32Array;
  headNorm: Float32Array;
  citingNorm: Float32Array;
  /** By payload. */
  headCount: Float32Array;
  nameCount: Float32Array;
  citingCount: Float32Array;
}

/** What of a score depends on the weights and the generation only, and on no query. */
export interface ScoringTables extends CountTables {
  weights: Weights;
  headLength: CaseColumn;
  /** The share of its weight that a term adds which is in the body only, by its posting's code. */
  bodyGain: Float32Array;
  /** What authority, court and date add, by case. */
  standing: Float32Array;
  /** What each of a term's postings adds, made when the term is first asked for. */
  gains: WeakMap<CasePostings, Gains>;
}

const known = new WeakMap<DocTable, WeakMap<Weights, ScoringTables>>();

/** The tables for a generation and weights, made once. */
export function scoringTables(reader: IndexReader, weights: Weights): ScoringTables {
  let ofGeneration = known.get(reader.docs);
  if (!ofGeneration) {
    ofGeneration = new WeakMap();
    known.set(reader.docs, ofGeneration);
  }
  const tables = ofGeneration.get(weights) ?? makeTables(reader, weights);
  ofGeneration.set(weights, tables);
  return tables;
}

function makeTables(reader: IndexReader, weights: Weights): ScoringTables {
  const tables = countTables(reader.averages, weights);
  return {
    ...tables,
    weights,
    headLength: reader.docs.headLength,
    bodyGain: bodyGains(tables.bodyNorm, weights.k1),
    standing: standings(reader, weights),
    gains: new WeakMap(),
  };
}

export function countTables(averages: FieldAverages, weights: Weights): CountTables {
  return {
    bodyNorm: lengthNorms(averages.body, weights.bodyLength).map((norm) => norm * weights.body),
    headNorm: lengthNorms(averages.head, weights.headLength),
    citingNorm: lengthNorms(averages.citing, weights.citingLength),
    headCount: HEAD_COUNT.map((count) => count * weights.head),
    nameCount: HEAD_COUNT.map((_, payload) => (payload & IN_NAME ? weights.name : 0)),
    citingCount: BODY_COUNT.map((count) => count * weights.citing),
  };
}

/**
 * BM25F of each posting: the occurrences in all fields together saturate once. It depends on the
 * generation and on the weights only, so it is kept as long as the postings are.
 */
export function gainsIn(tables: ScoringTables, postings: CasePostings): Gains {
  const known = tables.gains.get(postings);
  if (known) return known;
  // What later opinions say may count nothing: then it makes no case match either.
  const made = makeGains(tables, tables.weights.citing === 0 ? ownWords(postings) : postings);
  tables.gains.set(postings, made);
  return made;
}

function makeGains(tables: ScoringTables, { docs, text, citing, named }: CasePostings): Gains {
  const { bodyGain, headLength, weights } = tables;
  const gains = new Float32Array(docs.length);
  for (let i = 0; i < docs.length; i++) {
    const own = text[i]!;
    const said = citing === null ? 0 : citing[i]!;
    const isBodyOnly = (own & 255) < BEYOND_BODY && said === 0;
    gains[i] = isBodyOnly
      ? bodyGain[own]!
      : gainOf(tables, weights.k1, own, said, headLength[docs[i]!]!);
  }
  return { docs, gains, named };
}

function ownWords({ docs, text, named }: CasePostings): CasePostings {
  const has = (_: number, i: number) => (text[i]! & 255) !== 0;
  return { docs: docs.filter(has), text: text.filter(has), citing: null, named };
}

/**
 * BM25F: what a term adds to a case, as a share of its weight, whichever fields have it.
 *
 * @param own the code of the body's length in the high byte, the payload in the low one
 * @param said the same of the citing text; 0 where it does not have the term
 * @param head the code of the head's length
 */
export function gainOf(
  tables: CountTables,
  k1: number,
  own: number,
  said: number,
  head: number,
): number {
  const payload = own & 255;
  let count = BODY_COUNT[payload]! * tables.bodyNorm[own >> 8]!;
  if (said !== 0) count += tables.citingCount[said & 255]! * tables.citingNorm[said >> 8]!;
  if (payload >= BEYOND_BODY) {
    count += tables.headCount[payload]! * tables.headNorm[head]!;
    count += tables.nameCount[payload]!;
  }
  return count / (k1 + count);
}

/** A field's share by the code of its length: short fields count more. */
function lengthNorms(average: number, share: number): Float32Array {
  return LENGTHS.map((length) => 1 / (1 - share + (share * length) / average));
}

function bodyGains(bodyNorm: Float32Array, k1: number): Float32Array {
  const gains = new Float32Array(1 << 16);
  for (let length = 0; length < 256; length++) {
    for (let payload = 0; payload < BEYOND_BODY; payload++) {
      const count = BODY_COUNT[payload]! * bodyNorm[length]!;
      gains[(length << 8) | payload] = count / (k1 + count);
    }
  }
  return gains;
}

function standings({ docs, courts }: IndexReader, weights: Weights): Float32Array {
  const levels = Float32Array.from(courts, (court) => court.level);
  return Float32Array.from(
    { length: docs.size },
    (_, doc) =>
      (docs.authority[doc]! / 255) * weights.authority +
      levels[docs.court[doc]!]! * weights.court +
      recencyOf(yearOf(docs.decided[doc]!)) * weights.recency,
  );
}

/** @param decided `YYYYMMDD` */
export function yearOf(decided: number): number {
  return Math.floor(decided / 10_000);
}

export function recencyOf(year: number): number {
  return Math.max(0, (year - FIRST_YEAR) / YEARS);
}
