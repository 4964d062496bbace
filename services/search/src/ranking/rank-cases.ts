import { shortHash } from '../index/analysis/term-hash.js';
import type { Tokenizer } from '../index/analysis/tokenizer.js';
import type { IndexReader } from '../index/read/index-reader.js';
import type { ParsedQuery } from '../query/parsed-query.js';
import { type Candidate, CandidateSearch, type SearchInput } from './candidate-search.js';
import { type ChosenTerms, chooseTerms } from './choose-terms.js';
import { CompiledClause } from './compiled-clause.js';
import { FacetCounter, type Facets } from './facet-counter.js';
import { hasPhrase, PassageScorer } from './passage-scorer.js';
import { type QueryTerms, toQueryTerms } from './query-terms.js';
import type { Ranking, RankOptions } from './ranking.js';
import { blend } from './signals.js';
import { WEIGHTS } from './weights.js';

/** Cases whose words are read for passages and neighbours: the best by everything else. */
const RERANKED = 50;
/** Cases that a quoted phrase is looked for in: the best by everything else. */
const PHRASE_CHECKED = 1_000;

/** Finds, filters, scores and counts the cases that answer a query. */
export async function rankCases(
  reader: IndexReader,
  parsed: ParsedQuery,
  tokenizer: Tokenizer,
  options: RankOptions,
): Promise<Ranking> {
  const query = toQueryTerms(parsed, tokenizer);
  const clause = parsed.clause ? new CompiledClause(parsed.clause, tokenizer) : null;
  const weights = (options.weights ?? WEIGHTS)[query.kind];
  const chosen = await chooseTerms(reader, query, weights);
  const postings = await reader.postings(termsToRead(chosen, query, clause));
  const input = { reader, query, clause, weights, chosen, postings, options };
  const hasPhrases = clause !== null && clause.phrases.length > 0;
  const keep = Math.max(hasPhrases ? PHRASE_CHECKED : RERANKED, options.offset + options.limit);
  const { ordered, matches, facets } = new CandidateSearch(input).run(keep);
  const checked = hasPhrases ? await withPhrases(clause, ordered, reader) : ordered;
  return {
    kind: query.kind,
    total: hasPhrases ? checked.length : matches,
    cases: (await page(input, checked)).map(({ mask: _, ...found }) => found),
    facets: hasPhrases ? facetsOf(checked, reader) : facets,
    terms: chosen.scored,
    unknown: unknownTerms(chosen),
  };
}

function termsToRead(
  chosen: ChosenTerms,
  query: QueryTerms,
  clause: CompiledClause | null,
): number[] {
  return [
    ...new Set([
      ...chosen.scored.map((item) => item.term),
      ...(clause?.bits.keys() ?? []),
      ...query.citations,
      ...query.judges.flat(),
    ]),
  ];
}

function unknownTerms({ scored }: ChosenTerms): Set<number> {
  const unknown = scored.filter(
    ({ df, special, synonymOf }) => df === 0 && !special && synonymOf === null,
  );
  return new Set(unknown.map(({ term }) => term));
}

/** The candidates in which the demanded phrases stand, word for word. */
async function withPhrases(
  clause: CompiledClause,
  candidates: Candidate[],
  reader: IndexReader,
): Promise<Candidate[]> {
  const phrases = clause.phrases.map((phrase) => Uint16Array.from(phrase, shortHash));
  const parts = await reader.forward(candidates.map(({ caseId }) => caseId));
  return candidates.filter(({ caseId, mask }) =>
    clause.holds(mask, (phrase) => hasPhrase(parts.get(caseId) ?? [], phrases[phrase]!)),
  );
}

/** Counts the cases that have the phrases; they have passed all filters. */
function facetsOf(candidates: Candidate[], reader: IndexReader): Facets {
  const counter = new FacetCounter(reader.courts, reader.docs);
  for (const { caseId } of candidates) counter.add(caseId, 0);
  return counter.result();
}

/** The page asked for. The best candidates are put in their final order by reading their words. */
async function page(input: SearchInput, candidates: Candidate[]): Promise<Candidate[]> {
  const { sort, offset, limit } = input.options;
  if (sort !== 'relevance') {
    const shown = candidates.slice(offset, offset + limit);
    await readPassages(input, shown);
    return shown;
  }
  const head = candidates.slice(0, RERANKED);
  if (offset < RERANKED) await readPassages(input, head);
  head.sort((a, b) => b.score - a.score || a.caseId - b.caseId);
  const beyond = candidates.slice(Math.max(RERANKED, offset), offset + limit);
  await readPassages(input, beyond);
  return [...head, ...candidates.slice(RERANKED)].slice(offset, offset + limit);
}

async function readPassages(input: SearchInput, candidates: Candidate[]): Promise<void> {
  if (candidates.length === 0) return;
  const parts = await input.reader.forward(candidates.map(({ caseId }) => caseId));
  const scorer = new PassageScorer(input.chosen.scored, input.query.sequence);
  for (const candidate of candidates) {
    const { passage, phrase, best } = scorer.score(parts.get(candidate.caseId) ?? []);
    candidate.signals.passage = passage;
    candidate.signals.phrase = phrase;
    candidate.best = best;
    candidate.score = blend(candidate.signals, input.weights);
  }
}
