import type { IndexReader } from '../read/index-reader.js';
import type { AnalyzedQuery } from '../terms/analyze-query.js';
import {
  type Candidate,
  CandidateSearch,
  type Candidates,
  type SearchInput,
} from './candidate-search.js';
import { type ChosenTerms, chooseTerms } from './choose-terms.js';
import { fuse, fusedScore, nearnessOf } from './fuse.js';
import { withPassageScorer } from './passage-scorer.js';
import { type Matches, PHRASE_CHECKED, searchPhrases } from './phrase-search.js';
import type { IndexRanking, IndexRankOptions } from './ranking.js';
import { blend } from './signals.js';
import { WEIGHTS } from './weights.js';

/** Cases whose words are read for passages and neighbors: the best by everything else. */
const RERANKED = 50;

/** Finds, filters, scores and counts the cases that answer a query. */
export async function rankCases(
  reader: IndexReader,
  query: AnalyzedQuery,
  options: IndexRankOptions,
): Promise<IndexRanking> {
  const weights = (options.weights ?? WEIGHTS)[query.kind];
  const chosen = await chooseTerms(reader, query, weights);
  const postings = await reader.postings(termsToRead(chosen, query));
  const near = nearnessOf(options.near ?? [], reader.docs);
  const input = { reader, query, weights, chosen, postings, options, near };
  const search = new CandidateSearch(input);
  const { cases, ...counts } = query.demands?.hasPhrase
    ? await searchPhrases(query.demands, search.run(PHRASE_CHECKED), input)
    : plainMatches(search.run(Math.max(RERANKED, options.offset + options.limit)));
  return {
    ...counts,
    cases: (await page(input, cases)).map(({ mask: _, ...found }) => found),
    terms: chosen.scored,
  };
}

function plainMatches({ ordered, matches, facets }: Candidates): Matches {
  return { cases: ordered, total: matches, facets, phraseReach: null };
}

function termsToRead(chosen: ChosenTerms, query: AnalyzedQuery): number[] {
  return [
    ...new Set([
      ...chosen.scored.map((item) => item.term),
      ...(query.demands?.bits.keys() ?? []),
      ...query.citations,
      ...query.judges,
      ...query.exceptJudges,
    ]),
  ];
}

/** The page asked for. The best candidates are put in their final order by reading their words. */
async function page(input: SearchInput, candidates: Candidate[]): Promise<Candidate[]> {
  const { sort, offset, limit } = input.options;
  if (sort !== 'relevance') {
    const shown = candidates.slice(offset, offset + limit);
    await readPassages(input, shown);
    return shown;
  }
  if (input.near.size > 0) return fusedPage(input, candidates);
  const head = candidates.slice(0, RERANKED);
  if (offset < RERANKED) await readPassages(input, head);
  head.sort((a, b) => b.score - a.score || a.caseId - b.caseId);
  const beyond = candidates.slice(Math.max(RERANKED, offset), offset + limit);
  await readPassages(input, beyond);
  return [...head, ...candidates.slice(RERANKED)].slice(offset, offset + limit);
}

/** The same where meaning counts too: the near cases join those whose words are read. */
async function fusedPage(input: SearchInput, candidates: Candidate[]): Promise<Candidate[]> {
  const { offset, limit } = input.options;
  const isHead = (candidate: Candidate, i: number) =>
    i < RERANKED || input.near.has(candidate.caseId);
  const head = candidates.filter(isHead);
  const rest = candidates.filter((candidate, i) => !isHead(candidate, i));
  for (const [i, candidate] of rest.entries()) candidate.score = fusedScore(head.length + i + 1);
  await readPassages(input, head);
  for (const candidate of head) if (!hasWords(candidate)) candidate.score = 0;
  head.sort((a, b) => b.score - a.score || a.caseId - b.caseId);
  fuse(head, input.near);
  const beyond = rest.slice(Math.max(0, offset - head.length), offset + limit - head.length);
  const scores = beyond.map(({ score }) => score);
  await readPassages(input, beyond);
  for (const [i, candidate] of beyond.entries()) candidate.score = scores[i]!;
  return [...head, ...rest].slice(offset, offset + limit);
}

function hasWords({ signals }: Candidate): boolean {
  return signals.text > 0 || signals.name > 0 || signals.citation > 0;
}

async function readPassages(input: SearchInput, candidates: Candidate[]): Promise<void> {
  if (candidates.length === 0) return;
  const parts = await input.reader.forward(candidates.map(({ caseId }) => caseId));
  withPassageScorer(input.chosen.scored, input.query.sequence, (scorer) => {
    for (const candidate of candidates) {
      const { passage, phrase, best } = scorer.score(parts.get(candidate.caseId) ?? []);
      candidate.signals.passage = passage;
      candidate.signals.phrase = phrase;
      candidate.best = best;
      candidate.score = blend(candidate.signals, input.weights);
    }
  });
}
