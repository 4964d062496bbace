import type { OpinionPlace, SearchCase } from '@casewright/contracts';
import type { RankedCase } from '../engines/built-in/ranking/ranking.js';
import type { CaseDetails } from './case-details.repository.js';
import { type Excerpt, excerpt } from './excerpt.js';
import type { PinnedPage } from './pinned-page.service.js';
import { explainRelevance } from './relevance.js';
import type { WordMarker } from './word-marker.js';

/** What was searched for. */
export interface Asked {
  /** The words. */
  text: string;
  /** The page, where that was all. */
  pinned: PinnedPage | null;
}

/** A passage of an opinion, with what is around the words that matter. */
export interface OpinionPassage {
  text: string;
  place: OpinionPlace;
}

/** All that is known of a found case when its page of results is made. */
export interface FoundCase {
  ranked: RankedCase;
  details: CaseDetails;
  /** The best passage; undefined where that is the record's own words. */
  passage: OpinionPassage | undefined;
  citedBy: number;
  asked: Asked;
}

const KEY_POINTS_AT_MOST = 5;

export function toSearchCase(found: FoundCase, marker: WordMarker): SearchCase {
  const { ranked, details, citedBy, asked } = found;
  const citation = details.citations[0] ?? null;
  const keyPoints = keyPointsOf(details);
  const summary = details.summary || details.digestSummary || details.syllabus || '';
  const own = [...keyPoints, summary].join(' ');
  const shown = excerpt(found.passage?.text ?? own, marker);
  const seen = new Set<number>();
  return {
    id: details.id,
    sourceId: details.sourceId,
    title: details.name,
    citation,
    citations: details.citations,
    court: { id: details.courtId, name: details.courtName },
    jurisdiction: details.jurisdiction,
    date: details.decided,
    year: details.year,
    summary,
    relevance: explainRelevance(
      {
        citation: ranked.signals.citation > 0,
        page: asked.pinned?.caseId === details.id ? asked.pinned.page : null,
        docket: docketIn(asked.text, details.docket),
        name: marker.matched(details.name, seen),
        topics: marker.matched(details.topics.join('; '), seen),
        keyPoints: marker.matched(details.keyPoints.join(' '), seen),
        summary: marker.matched(details.summary, seen),
        opinion: found.passage === undefined ? [] : marker.matched(shown.text, seen),
        citedBy,
        topCiter:
          details.citerName === null ? null : { name: details.citerName, year: details.citerYear },
        meaning: ranked.signals.vector !== undefined,
      },
      citation,
    ),
    keyPoints,
    passage: marker.mark(shown.text),
    ...placeOf(found.passage, shown),
    citedBy,
    score: round(ranked.score),
    signals: Object.fromEntries(
      Object.entries(ranked.signals).map(([name, value]) => [name, round(value)]),
    ),
    url: `/cases/${details.id}`,
  };
}

/** Where what is shown of a passage begins. */
function placeOf(
  passage: OpinionPassage | undefined,
  shown: Excerpt,
): Pick<SearchCase, 'place'> | undefined {
  if (!passage || shown.text === '') return undefined;
  const { opinion, at } = passage.place;
  return { place: { opinion, at: at + shown.start } };
}

/** The record's own; else what the opinion holds, and what later courts said it holds. */
function keyPointsOf(details: CaseDetails): string[] {
  if (details.keyPoints.length > 0) return details.keyPoints;
  const quoted = details.parentheticals.map((text) => `“${text}” (a later court’s words)`);
  return [...(details.digestPoints ?? []), ...quoted].slice(0, KEY_POINTS_AT_MOST);
}

/** The docket number of a case that is among the words asked for. */
function docketIn(asked: string, docket: string | null): string | null {
  const numbers = docket?.match(/[\p{L}\d]+(?:[-–.][\p{L}\d]+)+/gu) ?? [];
  return numbers.find((number) => asked.toLowerCase().includes(number.toLowerCase())) ?? null;
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
