import type { LaterHistory, OpinionPlace } from '@casewright/contracts';
import type { Ranking } from '../order/ranking.js';
import type { ParsedQuery } from '../query/parsed-query.js';
import type { PinnedPage } from '../query/pin-cite.js';
import type { NearPassage, Sort } from '../search/rank-options.js';
import type { CaseDigest, RankedCase } from '../search/ranking.js';

/** What a search result shows of a case. */
export interface CaseDetails {
  id: number;
  sourceId: string;
  name: string;
  /** The preferred citation first, then its parallels. */
  citations: string[];
  courtId: string;
  courtName: string;
  jurisdiction: string;
  /** Null where only the year is known. */
  decided: string | null;
  year: number | null;
  docket: string | null;
  summary: string;
  keyPoints: string[];
  topics: string[];
  syllabus: string | null;
  /** Parentheticals of later courts, as the source has them, most telling first. */
  parentheticals: string[];
  /** Name of the weightiest case that cites it. */
  citerName: string | null;
  citerYear: number | null;
  /** The requested passage; null if it is not in an opinion. */
  passage: string | null;
  /** Index of the opinion that it is from. */
  passageOpinion: number | null;
}

/** Everything known about the found cases when the page is built. */
export interface FoundCases {
  query: ParsedQuery;
  sort: Sort;
  /** The pinned page, if the query was nothing else. */
  pinned: PinnedPage | null;
  ranking: Ranking;
  /** By case id. A case deleted since it was found is missing. */
  details: ReadonlyMap<number, CaseDetails>;
  digests: ReadonlyMap<number, CaseDigest>;
  /** Passages close to the query in meaning. */
  near: readonly NearPassage[];
  history: ReadonlyMap<number, LaterHistory>;
}

/** A passage of an opinion, with the text around the matching words. */
export interface OpinionPassage {
  text: string;
  place: OpinionPlace;
}

export interface FoundCase {
  ranked: RankedCase;
  details: CaseDetails;
  digest: CaseDigest | undefined;
  /** The best passage; undefined if the record's own words match best. */
  passage: OpinionPassage | undefined;
}
