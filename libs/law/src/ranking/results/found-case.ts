import type { SearchCase } from '@casewright/contracts';
import { areSameInFull, shortCaption } from '@casewright/law/citations';
import type { ParsedQuery } from '../query/parsed-query.js';
import type { NearPassage } from '../search/rank-options.js';
import type { RankedCase } from '../search/ranking.js';
import { type Excerpt, excerpt, marked } from './excerpt.js';
import type { CaseDetails, FoundCase, FoundCases, OpinionPassage } from './found.js';
import { relevanceOf } from './relevance.js';
import { type Source, tellingSentence } from './telling-sentence.js';

const KEY_POINTS_AT_MOST = 5;

/**
 * A page of results, in the order of the ranking, but that of a query that is a name the decisions
 * called so come first.
 */
export function toSearchCases(found: FoundCases): SearchCase[] {
  const meant = new Map(found.near.map((passage) => [passage.caseId, passage]));
  const cases = found.ranking.cases.flatMap((ranked) => {
    const details = found.details.get(ranked.caseId);
    // The case was deleted since it was found.
    if (!details) return [];
    const passage = passageOf(ranked, details, meant.get(ranked.caseId));
    return { ranked, details, digest: found.digests.get(ranked.caseId), passage };
  });
  const nameOf = ({ details }: FoundCase) => details.name;
  const inOrder = found.sort === 'relevance' ? calledSoFirst(cases, found.query, nameOf) : cases;
  return inOrder.map((each) => toSearchCase(each, found));
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

function toSearchCase(found: FoundCase, asked: FoundCases): SearchCase {
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

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

/**
 * For a query that is a name, the decisions that are called so before those that only have all its
 * words, such as among the other parties of a consolidated case. Otherwise keeps the order.
 */
export function calledSoFirst<Item>(
  cases: readonly Item[],
  { kind, text }: Pick<ParsedQuery, 'kind' | 'text'>,
  nameOf: (item: Item) => string,
): readonly Item[] {
  if (kind !== 'name') return cases;
  const isCalledSo = (item: Item) => areSameInFull(text, nameOf(item));
  return [...cases.filter(isCalledSo), ...cases.filter((each) => !isCalledSo(each))];
}
