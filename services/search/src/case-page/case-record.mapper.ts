import type { CaseRecord } from '@casewright/contracts';
import type { CaseDigest } from '@casewright/law/ranking';
import { splitParagraphs } from '@casewright/law/records';
import type { CaseEntity } from '../library/case.entity.js';
import type { OpinionEntity } from '../library/opinion.entity.js';

/** Old reports print the arguments of counsel with the syllabus; a message has its limit. */
const LONGEST_SYLLABUS = 60_000;

export function toCaseRecord(
  item: CaseEntity,
  opinions: readonly OpinionEntity[],
  derived: Pick<
    CaseRecord,
    'id' | 'sourceId' | 'records' | 'history' | 'laterHistory' | 'treatments' | 'counts'
  >,
  digest: CaseDigest | undefined,
): CaseRecord {
  return {
    name: item.name,
    fullName: item.fullName,
    citations: item.citations,
    court: { id: item.courtId, name: item.courtName },
    jurisdiction: item.jurisdiction,
    date: item.decided,
    year: item.year,
    docket: item.docket,
    judges: item.judges,
    author: item.author,
    precedentialStatus: item.precedentialStatus,
    topics: item.topics,
    // As in the results of a search: what nobody wrote is taken from the opinion.
    summary: item.summary || digest?.summary || '',
    keyPoints: item.keyPoints.length > 0 ? item.keyPoints : (digest?.keyPoints ?? []),
    syllabus: shortened(item.syllabus),
    sourceUrl: item.sourceUrl,
    ...derived,
    opinions: opinions.map(({ ordinal, kind, author, text }) => ({
      ordinal,
      kind,
      author,
      length: text.length,
      paragraphs: splitParagraphs(text).length,
    })),
  };
}

function shortened(syllabus: string | null): string | null {
  if (syllabus === null || syllabus.length <= LONGEST_SYLLABUS) return syllabus;
  return `${syllabus.slice(0, syllabus.lastIndexOf(' ', LONGEST_SYLLABUS))} …`;
}
