import type { CaseEntity } from './case.entity.js';
import type { CaseToAnalyze } from './library-stage.js';
import type { OpinionKind, OpinionStructure } from './opinion.entity.js';

/** A case's own fields, as a loader makes them. */
export type NewCase = Omit<
  CaseEntity,
  'id' | 'published' | 'importId' | 'ownFields' | 'createdAt' | 'updatedAt'
>;

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
