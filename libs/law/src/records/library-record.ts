import type { SubsequentHistory } from '@casewright/law/treatment';
import type { OpinionKind, OpinionStructure } from './opinion/structure.js';

/** A case's own fields, as a loader makes them. */
export interface NewCase {
  /** Unique over all sources: `starter:…`, `cl:<cluster>`, `cap:<case>`, or a JSONL record's own id. */
  sourceId: string;
  /** Where the record comes from: `starter`, `courtlistener`, `cap` or `jsonl`. */
  source: string;
  name: string;
  nameShort: string | null;
  fullName: string | null;
  /** The preferred citation first, then its parallels. */
  citations: string[];
  /** The citations as `citationKey` spells them: what a query is compared with. */
  citationKeys: string[];
  courtId: string;
  courtName: string;
  jurisdiction: string;
  /** Null where only the year is known. */
  decided: string | null;
  /** Null where the source gives no date and none can be read off the record. */
  year: number | null;
  docket: string | null;
  author: string | null;
  topics: string[];
  summary: string;
  keyPoints: string[];
  subsequentHistory: SubsequentHistory[];
  precedentialStatus: string | null;
  judges: string | null;
  /** The reporter's own summary, where the source has one. */
  syllabus: string | null;
  sourceUrl: string | null;
  /** SHA-256 of the record as loaded: an unchanged one is not written again. */
  contentHash: string;
}

export interface NewOpinion<Text = string> {
  kind: OpinionKind;
  author: string | null;
  /** Paragraphs parted by blank lines; without NUL and unpaired surrogates. */
  text: Text;
  structure: OpinionStructure;
}

/** A citation that the source lists itself. */
export interface SourceCitation {
  sourceId: string;
  depth: number;
}

/** What a later court said about the case, as the source collected it. */
export interface SourceParenthetical {
  describedBy: string | null;
  text: string;
  score: number;
}

/** All that a loader knows of a case: what `LibraryWriter` stores. */
export interface LibraryRecord {
  case: NewCase;
  /** In the order of the report, the lead opinion first. */
  opinions: NewOpinion[];
  cites: SourceCitation[];
  parentheticals: SourceParenthetical[];
}

/**
 * A record with each stage's analysis, as it comes from a thread that prepares cases. Texts are
 * UTF-8: as bytes they change threads and go to the database without a copy in the heap.
 */
export interface PreparedRecord extends Omit<LibraryRecord, 'opinions'> {
  opinions: NewOpinion<Uint8Array>[];
  analyses: Readonly<Record<string, unknown>>;
}

/** A case before it is stored: all that an analyzer may look at. */
export interface CaseToAnalyze {
  sourceId: string;
  name: string;
  /** Longer and shorter forms of the name. */
  otherNames: string[];
  /** The judges of the panel and the authors, as the source names them. */
  judges: string[];
  citations: string[];
  courtId: string;
  jurisdiction: string;
  /** `YYYY-MM-DD`, or null where only the year is known. */
  decided: string | null;
  /** Null where nothing in the record tells it. */
  year: number | null;
  docket: string | null;
  topics: string[];
  summary: string;
  syllabus: string | null;
  keyPoints: string[];
  opinions: { ordinal: number; kind: string; text: string }[];
}

/** What of a record an analyzer looks at. */
export interface RecordToAnalyze {
  case: NewCase;
  opinions: Pick<NewOpinion, 'kind' | 'author' | 'text'>[];
}

/** What an analyzer sees of a record. */
export function toCaseToAnalyze({ case: item, opinions }: RecordToAnalyze): CaseToAnalyze {
  return {
    sourceId: item.sourceId,
    name: item.name,
    otherNames: [item.fullName, item.nameShort].filter((name) => name !== null),
    judges: [item.judges, item.author, ...opinions.map(({ author }) => author)].filter(
      (judge) => judge !== null,
    ),
    citations: item.citations,
    courtId: item.courtId,
    jurisdiction: item.jurisdiction,
    decided: item.decided,
    year: item.year,
    docket: item.docket,
    topics: item.topics,
    summary: item.summary,
    syllabus: item.syllabus,
    keyPoints: item.keyPoints,
    opinions: opinions.map(({ kind, text }, ordinal) => ({ ordinal, kind, text })),
  };
}
