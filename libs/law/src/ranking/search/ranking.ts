/** Whether a count covers all cases, or only those that the engine examined. */
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

/** Position of a passage in an opinion's text, or null for the record's own words. */
export interface PassageSpan {
  opinionId: number | null;
  start: number;
  length: number;
}

/** What the engine took from the opinions of a case whose record says little. */
export interface CaseDigest {
  summary: string | null;
  keyPoints: string[];
  /** What later courts said about the case in parentheticals. */
  parentheticals: string[];
}

export interface RankedCase {
  caseId: number;
  score: number;
  /** Components of the score by name, each 0 … 1. */
  signals: Readonly<Record<string, number>>;
  /** Whether the query contains the case's own citation or docket number. */
  isCited: boolean;
  /** Whether its meaning brought it in or moved it up. */
  isNear: boolean;
  /** The passage that answers the query best; null if only other fields match. */
  passage: PassageSpan | null;
  /** How many cases cite the decision, and the weightiest of them. */
  citedBy: number;
  topCiter: number | null;
}

/** A query word in a text. */
export interface Highlight {
  start: number;
  end: number;
  /** How distinctive the word is. */
  weight: number;
  /** The query's word that it is, in whatever form, or stands for. */
  concept: number;
  /** Whether it says what the query is about, unlike words of any question. */
  isTelling: boolean;
}

/** Finds the query's words in any text, as the engine matched them. */
export interface Highlighter {
  highlights(text: string): readonly Highlight[];
}

/** How much of a question the first cases cover. */
export interface Coverage {
  level: 'full' | 'partial' | 'none';
  /** What they lack, as worded in the query, and how many cases of the library have those words. */
  uncovered: { words: string; cases: number }[];
}
