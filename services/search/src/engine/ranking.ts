/** Whether a count is of all cases, or only of those that the engine looked into. */
export type Exactness =
  | { relation: 'exact' }
  | { relation: 'at-least'; searched: number; of: number };

export type Total = { value: number } & Exactness;

export interface FacetValue {
  value: string;
  label: string;
  count: number;
}

export interface Facets {
  jurisdictions: FacetValue[];
  courts: FacetValue[];
  decades: FacetValue[];
}

/** Where a passage is: in an opinion's text, or (null) in the record's own words. */
export interface PassageSpan {
  opinionId: number | null;
  start: number;
  length: number;
}

/** What the engine took from the opinions, for a case whose record says little. */
export interface CaseDigest {
  summary: string | null;
  keyPoints: string[];
  /** What later courts said about the case in parentheticals. */
  parentheticals: string[];
}

export interface RankedCase {
  caseId: number;
  score: number;
  /** What the score is made of, by name; each 0 … 1. */
  signals: Readonly<Record<string, number>>;
  /** The query has the case's own citation or docket number. */
  isCited: boolean;
  /** Its meaning brought it, or moved it. */
  isNear: boolean;
  /** The passage that answers the query best; null where only other fields match. */
  passage: PassageSpan | null;
  /** How many cases cite the decision, and the weightiest of them. */
  citedBy: number;
  topCiter: number | null;
}

/** A word of the query where a text has it. */
export interface Highlight {
  start: number;
  end: number;
  /** How telling the word is. */
  weight: number;
  /** The same number for all forms of a word. */
  word: number;
  /** It was not asked for, but stands for a word that was. */
  isRelated: boolean;
  /** It says what the query is about; words of every question do not. */
  isTelling: boolean;
}

/** All words of a text, a column for each of their properties. */
export interface WeighedWords {
  count: number;
  starts: Uint32Array;
  ends: Uint32Array;
  /** How telling the query's word is that this one is; 0 for any other. */
  weights: Float64Array;
}

/** Finds the words of a query in any text, as the engine matched them. */
export interface Highlighter {
  highlights(text: string): readonly Highlight[];
  /** Valid until the highlighter is used again. */
  weigh(text: string): WeighedWords;
}

/** What of a question the first cases have. */
export interface Coverage {
  level: 'full' | 'partial' | 'none';
  /** What they lack, as it was asked, and how many cases of the library have its words. */
  uncovered: { words: string; cases: number }[];
}

export interface Ranking {
  /** Another after each publication: what was read for one may be kept as long as it lasts. */
  edition: string;
  /** Matching cases that the filters let through. */
  total: Total;
  facets: Facets & Exactness;
  cases: RankedCase[];
  highlighter: Highlighter;
  /** How much of the question the first cases have; null for what is no question. */
  coverage: Coverage | null;
}
