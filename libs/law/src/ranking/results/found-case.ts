import type { LaterHistory, OpinionPlace, SearchCase } from '@casewright/contracts';
import { areSameInFull, findCitations, shortCaption } from '@casewright/law/citations';
import type { Ranking } from '../order/ranking.js';
import type { ParsedQuery } from '../query/parsed-query.js';
import type { PinnedPage } from '../query/pin-cite.js';
import type { NearPassage } from '../search/rank-options.js';
import type { CaseDigest, RankedCase } from '../search/ranking.js';
import { type Excerpt, excerpt } from './excerpt.js';
import { explainRelevance, type Reasons } from './relevance.js';
import { type Source, type TellingSentence, tellingSentence } from './telling-sentence.js';
import { marked } from './word-marker.js';

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
interface FoundCases {
  query: ParsedQuery;
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
interface OpinionPassage {
  text: string;
  place: OpinionPlace;
}

/** What each case on the page is compared with. */
interface Asked extends FoundCases {
  /** Sections of laws named in the query. */
  sections: ReadonlySet<string>;
}

interface FoundCase {
  ranked: RankedCase;
  details: CaseDetails;
  digest: CaseDigest | undefined;
  /** The best passage; undefined if the record's own words match best. */
  passage: OpinionPassage | undefined;
}

const KEY_POINTS_AT_MOST = 5;
/** How much of a query is searched for sections; a pasted text has many. */
const TYPED_AT_MOST = 500;
/** `Roe v. Wade (1973)`. */
const YEAR_BEHIND = /\W{1,9}(?:1[6-9]|20)\d\d\W{0,9}$/;
const LAWS: ReadonlySet<string> = new Set(['statute', 'regulation', 'constitution', 'court-rule']);

/** A page of results, in the order of the ranking. */
export function toSearchCases(found: FoundCases): SearchCase[] {
  const asked = { ...found, sections: sectionsIn(found.query) };
  const meant = new Map(found.near.map((passage) => [passage.caseId, passage]));
  return found.ranking.cases.flatMap((ranked) => {
    const details = found.details.get(ranked.caseId);
    // The case was deleted since it was found.
    if (!details) return [];
    const passage = passageOf(ranked, details, meant.get(ranked.caseId));
    const digest = found.digests.get(ranked.caseId);
    return toSearchCase({ ranked, details, digest, passage }, asked);
  });
}

/** The passage shown with a case: one that matches its words, or else its meaning. */
function passageOf(
  ranked: RankedCase,
  { passage, passageOpinion }: CaseDetails,
  meant: NearPassage | undefined,
): OpinionPassage | undefined {
  if (ranked.passage !== null) {
    if (passage === null || passageOpinion === null) return undefined;
    return { text: passage, place: { opinion: passageOpinion, at: ranked.passage.start } };
  }
  if (!meant?.text || meant.opinion === null) return undefined;
  return { text: meant.text, place: { opinion: meant.opinion, at: meant.start } };
}

function toSearchCase(found: FoundCase, asked: Asked): SearchCase {
  const { ranked, details, digest, passage } = found;
  const { highlighter } = asked.ranking;
  const keyPoints = keyPointsOf(found);
  const history = asked.history.get(details.id);
  const summary = details.summary || digest?.summary || details.syllabus || '';
  const text = passage?.text ?? [...keyPoints, summary].join(' ');
  const words = highlighter.highlights(text);
  const sources = recordsOf(found, summary);
  if (passage) sources.push({ text, share: SHARE.passage, isQuoted: true, words });
  const sentence = tellingSentence(sources, highlighter);
  const shown = excerpt(text, words, sentence);
  return {
    id: details.id,
    sourceId: details.sourceId,
    title: details.name,
    ...captionOf(details),
    citation: details.citations[0] ?? null,
    citations: details.citations,
    court: { id: details.courtId, name: details.courtName },
    jurisdiction: details.jurisdiction,
    date: details.decided,
    year: details.year,
    summary,
    relevance: relevanceOf(found, asked, sentence),
    keyPoints,
    ...(history && { history }),
    passage: marked(shown.text, highlighter),
    ...placeOf(passage, shown),
    citedBy: ranked.citedBy,
    score: round(ranked.score),
    signals: Object.fromEntries(
      Object.entries(ranked.signals).map(([name, value]) => [name, round(value)]),
    ),
    url: `/cases/${details.id}`,
  };
}

function captionOf({ name, courtId }: CaseDetails): Pick<SearchCase, 'caption'> {
  const caption = shortCaption(name, courtId);
  return caption === name ? {} : { caption };
}

/** What words count for, next to those of the opinion's passage. */
const SHARE = { keyPoint: 2, holding: 1.25, summary: 1.1, passage: 1 };

/** The texts of a case's record that may say why it is here. */
function recordsOf({ details, digest }: FoundCase, summary: string): Source[] {
  const { keyPoints: own } = details;
  const held = own.length > 0 ? [] : (digest?.keyPoints ?? []);
  const points = [
    ...own.map((text) => ({ text, share: SHARE.keyPoint, isQuoted: false })),
    ...held.map((text) => ({ text, share: SHARE.holding, isQuoted: true })),
  ];
  const isQuoted = !details.summary && !details.syllabus;
  // A summary taken from the opinion has what the points say, which count for more.
  if (isQuoted && held.length > 0) return points;
  return [...points, { text: summary, share: SHARE.summary, isQuoted }];
}

/** Why the case is here. */
function relevanceOf(found: FoundCase, asked: Asked, sentence: TellingSentence | null): string {
  const { ranked, details, passage } = found;
  const { query, pinned, sections } = asked;
  const { citerName, citerYear } = details;
  return explainRelevance(
    {
      citation: ranked.isCited,
      page: pinned?.caseId === details.id ? pinned.page : null,
      docket: docketIn(query.text, details.docket),
      name: nameIn(found, asked),
      sentence: sentence?.text ?? null,
      section: sectionIn(details, passage, sentence, sections),
      citedBy: ranked.citedBy,
      topCiter: citerName === null ? null : { name: citerName, year: citerYear },
      meaning: ranked.isNear,
    },
    details.citations[0] ?? null,
  );
}

/** How much of the query the case's name is. */
function nameIn({ details: { name } }: FoundCase, { query, ranking }: Asked): Reasons['name'] {
  if (query.kind === 'name' && areSameInFull(query.text.replace(YEAR_BEHIND, ''), name))
    return 'whole';
  return ranking.highlighter.highlights(name).length > 0 ? 'part' : null;
}

function sectionsIn({ typed }: ParsedQuery): ReadonlySet<string> {
  return /\d/.test(typed) ? sectionsOf(typed.slice(0, TYPED_AT_MOST), true) : new Set();
}

/** The first requested section that the case cites, unless its sentence shows it. */
function sectionIn(
  { keyPoints, summary, topics }: CaseDetails,
  passage: OpinionPassage | undefined,
  sentence: TellingSentence | null,
  asked: ReadonlySet<string>,
): string | null {
  if (asked.size === 0) return null;
  const texts = [...keyPoints, summary, ...topics, passage?.text ?? ''];
  const cited = sectionsOf(texts.join('\n\n'), false);
  const shown = sectionsOf(sentence?.text ?? '', false);
  return [...asked].find((section) => cited.has(section) && !shown.has(section)) ?? null;
}

function sectionsOf(text: string, loose: boolean): Set<string> {
  const laws = findCitations(text, { loose }).filter(({ kind }) => LAWS.has(kind));
  return new Set(laws.map(({ normalized }) => normalized));
}

/** Where the shown part of a passage begins. */
function placeOf(
  passage: OpinionPassage | undefined,
  shown: Excerpt,
): Pick<SearchCase, 'place'> | undefined {
  if (!passage) return undefined;
  const { opinion, at } = passage.place;
  return { place: { opinion, at: at + shown.start } };
}

/** The record's own key points, or else the opinion's holding and how later courts described it. */
function keyPointsOf({ details, digest }: FoundCase): string[] {
  if (details.keyPoints.length > 0) return details.keyPoints;
  const said = [...details.parentheticals, ...(digest?.parentheticals ?? [])];
  const quoted = said.map((text) => `“${text}” (a later court’s words)`);
  return [...(digest?.keyPoints ?? []), ...quoted].slice(0, KEY_POINTS_AT_MOST);
}

/** The case's docket number, if the query contains it. */
function docketIn(asked: string, docket: string | null): string | null {
  const numbers = docket?.match(/[\p{L}\d]+(?:[-–.][\p{L}\d]+)+/gu) ?? [];
  return numbers.find((number) => asked.toLowerCase().includes(number.toLowerCase())) ?? null;
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
