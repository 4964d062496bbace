import { shortHash } from '../analysis/term-hash.js';
import type { IndexRanking, PhraseReach } from '../order/index-ranking.js';
import { hasPhrase } from '../order/passage-scorer.js';
import type { Candidate, Candidates, SearchInput } from '../order/search-input.js';
import type { SearchScratch } from '../scratch/search-scratch.js';
import type { CompiledClause, PhraseTerms } from '../terms/compiled-clause.js';
import { findCandidates } from './candidate-search.js';
import { FilterTest } from './document-filter.js';
import { FacetCounter } from './facet-counter.js';
import { oneRecordEach } from './matching-cases.js';

/**
 * Cases that a quoted phrase is looked for in: the first in the order asked for. Their words are ten
 * megabytes to read. The same for each page, so that the total does not grow with turning pages.
 */
const PHRASE_CHECKED = 1_000;

/** What a search finds: the cases in their order, and what is said of all of them. */
export interface Matches extends Pick<IndexRanking, 'total' | 'facets' | 'phraseReach'> {
  cases: Candidate[];
  /** The first by score where another order was asked for. */
  nearest: Candidate[];
}

/** The cases that have the demanded phrases, counted. */
export async function searchPhrases(
  demands: CompiledClause,
  input: SearchInput,
  scratch: SearchScratch,
): Promise<Matches> {
  const candidates = findCandidates(input, PHRASE_CHECKED, scratch);
  const cases = await withPhrases(demands, candidates.ordered, input);
  const phraseReach = reachOf(candidates);
  const found = { cases, nearest: [], total: cases.length, phraseReach };
  const wider = widerSearch(input);
  if (!wider) return { ...found, facets: countFacets(cases, [], phraseReach, input) };
  const open = findCandidates(wider, PHRASE_CHECKED, scratch);
  const all = await withPhrases(demands, open.ordered, wider);
  return { ...found, facets: countFacets(cases, all, reachOf(open), input) };
}

/** Null where the phrases were looked for in every case that may have them. */
function reachOf({ ordered, matches }: Candidates): PhraseReach | null {
  return ordered.length < matches ? { searched: ordered.length, of: matches } : null;
}

/** The decisions in which the demanded phrases stand, word for word. */
async function withPhrases(
  demands: CompiledClause,
  candidates: Candidate[],
  { reader, postings }: SearchInput,
): Promise<Candidate[]> {
  const phrases = demands.phrases.map((phrase) => ({
    hashes: Uint16Array.from(phrase, shortHash),
    anchor: rarestOf(phrase, postings),
  }));
  const parts = await reader.forward(candidates.map(({ caseId }) => caseId));
  const holding = candidates.filter(({ caseId, mask }) =>
    demands.holds(mask, (phrase) => {
      const { hashes, anchor } = phrases[phrase]!;
      return hasPhrase(parts.get(caseId) ?? [], hashes, anchor);
    }),
  );
  const ids = Uint32Array.from(holding, ({ caseId }) => caseId);
  const shown = new Set(oneRecordEach(ids, reader.docs.leader));
  return holding.filter(({ caseId }) => shown.has(caseId));
}

/** Which of a phrase's words the fewest cases have; words that stop the index are in none of its lists. */
function rarestOf(phrase: PhraseTerms, postings: SearchInput['postings']): number {
  const frequencies = phrase.map((term) => postings.get(term)?.docs.length ?? Infinity);
  return frequencies.indexOf(Math.min(...frequencies));
}

/**
 * The same search whatever the filters say: it shows where else to go. Null where no filter is set,
 * so that nothing more is read.
 */
function widerSearch(input: SearchInput): SearchInput | null {
  const { filter } = input.options;
  const isFiltered = [filter.jurisdiction, filter.court, filter.from, filter.to].some(
    (each) => each !== null,
  );
  if (!isFiltered) return null;
  const open = { ...filter, jurisdiction: null, court: null, from: null, to: null };
  return { ...input, options: { ...input.options, filter: open } };
}

/** Counts the cases that have the phrases: those that pass all filters, and those beyond some. */
function countFacets(
  passing: Candidate[],
  all: Candidate[],
  phraseReach: PhraseReach | null,
  { reader, options }: SearchInput,
): IndexRanking['facets'] {
  const counter = new FacetCounter(reader.courts, reader.docs);
  const filter = new FilterTest(options.filter, reader.courts, reader.docs);
  counter.addAll(Uint32Array.from(passing, ({ caseId }) => caseId));
  for (const { caseId } of all) {
    const misses = filter.misses(caseId);
    if (misses !== 0) counter.addMissing(caseId, misses);
  }
  return { ...counter.result(), ...(phraseReach && { phraseReach }) };
}
