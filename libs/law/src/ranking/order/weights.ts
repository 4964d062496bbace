import type { QueryKind } from '../query/query-kind.js';

/** The weight of each signal. Signals are 0 … 1 before weighting, except lengths. */
export interface Weights {
  /** BM25F field weights: what an occurrence in each field counts. */
  body: number;
  name: number;
  head: number;
  citing: number;
  /** BM25F's saturation, and how far each field's length counts (0 … 1). */
  k1: number;
  bodyLength: number;
  headLength: number;
  citingLength: number;
  /** Weight of a repeated query word: `1 + this × ln(times)`. */
  repeated: number;
  /** Weight of a synonym relative to the word itself. */
  synonym: number;
  /** The best passage of 220 words. */
  passage: number;
  /** Words adjacent both in the query and in the opinion. */
  phrase: number;
  /** In its head: the query's words as one term, its best sentence, sentences with all of them. */
  unit: number;
  sentence: number;
  together: number;
  topic: number;
  /** The share of the query that is in the case's name; and the case has no other name. */
  nameMatch: number;
  wholeName: number;
  /** Citation authority, relative to age and court. */
  authority: number;
  court: number;
  recency: number;
  /** The query mentions the year of the decision. */
  year: number;
}

/**
 * What is asked about counts where it stands together: in the best passage as much as in the whole
 * text, which is held to its length. A word of a summary is worth four of an opinion.
 */
const BY_COVERAGE: Partial<Weights> = {
  k1: 2.2,
  bodyLength: 0.95,
  head: 4,
  passage: 1,
  nameMatch: 0.2,
};

/**
 * Where tuning begins. What a name or a citation asks for is known beforehand; for the others only
 * that names count less in prose.
 */
export const HAND_MADE: Record<QueryKind, Weights> = {
  citation: base({ name: 8, nameMatch: 1, wholeName: 0.3, year: 0.1 }),
  name: base({ name: 8, nameMatch: 1, wholeName: 0.3, year: 0.3 }),
  keywords: base({
    ...BY_COVERAGE,
    name: 0.5,
    headLength: 0.7,
    unit: 0.5,
    sentence: 0.25,
    together: 0.5,
    topic: 0.1,
    nameMatch: 1.5,
    wholeName: 0.1,
  }),
  question: base({ ...BY_COVERAGE, body: 0.5 }),
  paragraph: base({}),
};

/**
 * The weights of the ranking, by kind of query.
 *
 * Made by `npm run tune -w bench` over the retrieval sets: only for paragraphs did queries
 * that were held out gain. docs/adr/0010-own-inverted-index.md has the figures, each of
 * queries that the weights were tuned without.
 */
export const WEIGHTS: Record<QueryKind, Weights> = {
  ...HAND_MADE,
  paragraph: base({
    k1: 2.2,
    bodyLength: 0.9,
    citingLength: 0.2,
    synonym: 0,
    passage: 0.5,
    nameMatch: 0.1,
    authority: 0,
    year: 0.2,
  }),
};

function base(own: Partial<Weights>): Weights {
  return {
    body: 1,
    name: 2,
    head: 2,
    citing: 2,
    k1: 1.2,
    bodyLength: 0.6,
    headLength: 0.4,
    citingLength: 0.4,
    repeated: 0.5,
    synonym: 0.3,
    passage: 0.3,
    phrase: 0.1,
    unit: 0,
    sentence: 0,
    together: 0,
    topic: 0,
    nameMatch: 0,
    wholeName: 0,
    authority: 0.05,
    court: 0.03,
    recency: 0.01,
    year: 0.03,
    ...own,
  };
}
