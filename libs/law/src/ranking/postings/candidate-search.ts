import { shortHash } from '../analysis/term-hash.js';
import type { Candidate, Matches, PhraseReach } from '../order/candidates.js';
import { hasPhrase } from '../order/passage-scorer.js';
import type { CompiledClause, PhraseTerms } from '../terms/compiled-clause.js';
import { accumulateScores } from './accumulate-scores.js';
import type { Accumulators } from './accumulator.js';
import { bestCandidates } from './best-candidates.js';
import { countFacets, passFilter } from './filtered-cases.js';
import { matchingCases, oneRecordEach } from './matching-cases.js';
import type { PostingsSearch } from './postings-search.js';

/**
 * Cases that a quoted phrase is looked for in: the first in the order asked for. Their words are ten
 * megabytes to read. The same for each page, so that the total does not grow with turning pages.
 */
const PHRASE_CHECKED = 1_000;

/**
 * Finds, filters, counts and scores from the postings alone.
 *
 * @param keep how many candidates are wanted
 */
export function findCandidates(
  input: PostingsSearch,
  keep: number,
  accumulators: Accumulators,
): Matches {
  return accumulators.lend(input.reader.docs.size, (sums) => {
    accumulateScores(input, sums);
    const { matching, cited } = matchingCases(input, sums);
    const { passing, facets } = passFilter(matching, input);
    const cases = bestCandidates(passing, keep, input, sums, cited);
    return { cases, total: passing.length, facets, phraseReach: null };
  });
}

/** The cases that have the demanded phrases, counted. */
export async function searchPhrases(
  demands: CompiledClause,
  input: PostingsSearch,
  accumulators: Accumulators,
): Promise<Matches> {
  const wider = widerSearch(input);
  const search = async (each: PostingsSearch) => {
    const candidates = findCandidates(each, PHRASE_CHECKED, accumulators);
    const cases = await withPhrases(demands, candidates.cases, each);
    return { cases, phraseReach: reachOf(candidates) };
  };
  const found = await search(input);
  const beyond = wider ? await search(wider) : { ...found, cases: [] };
  const { phraseReach } = beyond;
  return {
    ...found,
    total: found.cases.length,
    facets: {
      ...countFacets(found.cases, beyond.cases, input),
      ...(phraseReach && { phraseReach }),
    },
  };
}

/** Null where the phrases were looked for in every case that may have them. */
function reachOf({ cases, total }: Matches): PhraseReach | null {
  return cases.length < total ? { searched: cases.length, of: total } : null;
}

/** The decisions in which the demanded phrases stand, word for word. */
async function withPhrases(
  demands: CompiledClause,
  candidates: Candidate[],
  { reader, postings }: PostingsSearch,
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
function rarestOf(phrase: PhraseTerms, postings: PostingsSearch['postings']): number {
  const frequencies = phrase.map((term) => postings.get(term)?.docs.length ?? Infinity);
  return frequencies.indexOf(Math.min(...frequencies));
}

/**
 * The same search whatever the filters say: it shows where else to go. Null where no filter is set,
 * so that nothing more is read.
 */
function widerSearch(input: PostingsSearch): PostingsSearch | null {
  const { filter } = input.options;
  const isFiltered = [filter.jurisdiction, filter.court, filter.from, filter.to].some(
    (each) => each !== null,
  );
  if (!isFiltered) return null;
  const open = { ...filter, jurisdiction: null, court: null, from: null, to: null };
  return { ...input, options: { ...input.options, filter: open } };
}
