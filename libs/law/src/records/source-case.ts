import type { SourceCitation, SourceParenthetical } from './library-record.js';
import type { OpinionKind } from './opinion/structure.js';

export interface SourceOpinion {
  kind: OpinionKind;
  author: string | null;
  /** `markup`: HTML or XML, to be reduced to text. `text`: kept as it is, page furniture too. */
  format: 'text' | 'markup';
  content: string;
}

/** A case as a format's reader found it: fields mapped, text not yet reduced. Plain values only. */
export interface SourceCase {
  source: 'courtlistener' | 'cap' | 'jsonl';
  /** Whose record its source took over, where it is not its own. */
  takenFrom?: 'cap';
  /** Unique over all sources: `cl:<cluster>`, `cap:<case>`, or the JSONL record's own id. */
  sourceId: string;
  name: string;
  nameShort: string | null;
  fullName: string | null;
  /** The preferred one first. */
  citations: string[];
  court: {
    /** courts-db id, where the source uses those. */
    id: string | null;
    /** As the source prints it. */
    name: string | null;
    /** As a citation prints it: `N.J. Super. Ct. App. Div.` */
    abbreviation: string | null;
    /** State, territory or country, where the source says it in words. */
    jurisdiction: string | null;
  };
  /** `YYYY-MM-DD`, `YYYY-MM` or `YYYY`; null where unknown. */
  decided: string | null;
  year: number | null;
  docket: string | null;
  status: string | null;
  judges: string | null;
  url: string | null;
  summary: string | null;
  /** May hold markup. */
  syllabus: string | null;
  cites: SourceCitation[];
  parentheticals: SourceParenthetical[];
  opinions: SourceOpinion[];
  /** Markup of the whole case, its opinions included: used in place of `opinions`. */
  casebody: string | null;
  /** The page on which the report begins, where the source says it. */
  firstPage: string | null;
}

/** A record that cannot be imported. */
export interface SourceProblem {
  /** `line 12`, `row 7`, `record 3`. */
  place: string;
  /** A sentence. */
  reason: string;
  /** The beginning of the record. */
  excerpt: string;
}

/** What a reader finds, in the order of the file. */
export type SourceItem =
  | { readonly kind: 'case'; readonly case: SourceCase; readonly place: string }
  | { readonly kind: 'problem'; readonly problem: SourceProblem };

const EXCERPT = 300;

export function problem(place: string, reason: string, record: string): SourceItem {
  return { kind: 'problem', problem: { place, reason, excerpt: record.slice(0, EXCERPT) } };
}

/** A case with every optional field empty, to be filled by a reader. */
export function emptyCase(
  source: SourceCase['source'],
  sourceId: string,
  name: string,
): SourceCase {
  return {
    source,
    sourceId,
    name,
    nameShort: null,
    fullName: null,
    citations: [],
    court: { id: null, name: null, abbreviation: null, jurisdiction: null },
    decided: null,
    year: null,
    docket: null,
    status: null,
    judges: null,
    url: null,
    summary: null,
    syllabus: null,
    cites: [],
    parentheticals: [],
    opinions: [],
    casebody: null,
    firstPage: null,
  };
}
