import type { AskedDecision } from './asked-decisions.js';
import type { PinCite } from './pin-cite.js';
import type { QueryKind } from './query-kind.js';

/** A condition that a case must meet, as a person wrote it with operators or quotes. */
export type Clause =
  | { kind: 'words'; text: string }
  | { kind: 'phrase'; text: string }
  | { kind: 'and'; of: Clause[] }
  | { kind: 'or'; of: Clause[] }
  | { kind: 'not'; of: Clause };

/** A query as a person meant it. */
export interface ParsedQuery {
  /** As a person typed it. */
  typed: string;
  /** What the words look like: a citation, a name, a question … */
  kind: QueryKind;
  /** All words that may score, with operators, fields, and excluded words taken out. */
  text: string;
  /** Null when the words are only asked for, not demanded. */
  clause: Clause | null;
  /** `court:` values as written. */
  courts: string[];
  judges: string[];
  /** Those that a minus or `NOT` keeps out. */
  exceptCourts: string[];
  exceptJudges: string[];
  /** `YYYYMMDD`: the first and the last day that `after:` and `before:` let through. */
  after: number | null;
  before: number | null;
  /** Years that the query mentions, 1700 … 2099. */
  years: number[];
  /** Decisions that it may name. */
  decisions: AskedDecision[];
  /** Sections of laws that it names. */
  sections: ReadonlySet<string>;
  /** The page of a volume that it is, if it is nothing else. */
  page: PinCite | null;
}
