import type { LibraryRecord } from './library-record.js';
import type { CaseToAnalyze } from './library-stage.js';

/** What an analyzer sees of a record. */
export function toCaseToAnalyze({ case: item, opinions }: LibraryRecord): CaseToAnalyze {
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
