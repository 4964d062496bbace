import type { SearchCase } from '@casewright/contracts';
import type { FoundCase } from './cases.repository.js';
import { markedWords, toPassage } from './highlight.js';
import { explainRelevance } from './relevance.js';

export function toSearchCase(found: FoundCase): SearchCase {
  const citation = found.citations[0] ?? null;
  return {
    id: found.id,
    sourceId: found.sourceId,
    title: found.name,
    citation,
    citations: found.citations,
    court: { id: found.courtId, name: found.courtName },
    jurisdiction: found.jurisdiction,
    date: found.decided,
    year: found.year,
    summary: found.summary,
    relevance: explainRelevance(
      {
        citation: found.citationMatch,
        name: markedWords(found.nameMarks),
        topics: markedWords(found.topicMarks),
        keyPoints: markedWords(found.keyPointMarks),
        summary: markedWords(found.summaryMarks),
      },
      citation,
    ),
    keyPoints: found.keyPoints,
    passage: toPassage(found.passage),
    citedBy: 0,
    score: found.score,
    signals: { citation: Number(found.citationMatch), text: found.textRank, name: found.nameRank },
    url: `/cases/${found.id}`,
  };
}
