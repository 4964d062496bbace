import { NO_POSTINGS } from '../index/case-postings.js';
import type { DocTable } from '../index/doc-table.js';
import { NEAREST } from '../order/coverage.js';
import type { Candidates, SearchInput } from '../order/search-input.js';
import { blend } from '../order/signals.js';
import type { Accumulator } from '../scratch/accumulator.js';
import type { SearchScratch } from '../scratch/search-scratch.js';
import { accumulateScores } from './accumulate-scores.js';
import { BaseSignals } from './base-signals.js';
import { FilterTest } from './document-filter.js';
import { FacetCounter } from './facet-counter.js';
import { matchingCases, oneRecordEach } from './matching-cases.js';
import { topCases } from './top-cases.js';

/**
 * Finds, filters, counts and scores from the postings alone.
 *
 * @param keep how many candidates are wanted
 */
export function findCandidates(
  input: SearchInput,
  keep: number,
  scratch: SearchScratch,
): Candidates {
  const { reader, options } = input;
  return scratch.withSums(reader.docs.size, (sums) => {
    accumulateScores(input, sums);
    const cited = ownCitations(input);
    const matching = decisions(matchingCases(input, sums, cited), input);
    const facets = new FacetCounter(reader.courts, reader.docs);
    const filter = new FilterTest(options.filter, reader.courts, reader.docs);
    const passing = passFilter(matching, filter, facets);
    const found = inOrderAskedFor(passing, keep, input, new BaseSignals(input, sums, cited), sums);
    return { ...found, matches: passing.length, facets: facets.result() };
  });
}

/** The cases that are reported at a citation of the query: it is in their record, as their name is. */
function ownCitations({ reader, postings, query }: SearchInput): Set<number> {
  const { leader } = reader.docs;
  const cited = new Set<number>();
  for (const term of query.citations) {
    for (const doc of (postings.get(term) ?? NO_POSTINGS).named) {
      cited.add(doc);
      // What another record says of its decision is true of the one that is shown.
      if (leader[doc]! > 0) cited.add(leader[doc]!);
    }
  }
  return cited;
}

/** Those of the judges asked for, and one record of each decision. */
function decisions(matching: Uint32Array, input: SearchInput): Uint32Array {
  const heard = heardBy(matching, input);
  // Which record has a phrase is known only when their words are read: `searchPhrases` goes on there.
  if (input.query.demands?.hasPhrase) return heard;
  return oneRecordEach(heard, input.reader.docs.leader);
}

function heardBy(matching: Uint32Array, { query, postings }: SearchInput): Uint32Array {
  const { judges, exceptJudges } = query;
  if (judges.length + exceptJudges.length === 0) return matching;
  const casesOf = (term: number) => new Set(postings.get(term)?.docs);
  const asked = judges.map(casesOf);
  const excepted = exceptJudges.map(casesOf);
  return matching.filter(
    (doc) => asked.every((his) => his.has(doc)) && !excepted.some((his) => his.has(doc)),
  );
}

/** Applies the filters, in place of `matching`, and counts facets on the way. */
function passFilter(matching: Uint32Array, filter: FilterTest, facets: FacetCounter): Uint32Array {
  let count = matching.length;
  if (!filter.isOpen) {
    count = 0;
    for (let i = 0; i < matching.length; i++) {
      const doc = matching[i]!;
      const misses = filter.misses(doc);
      if (misses === 0) matching[count++] = doc;
      else facets.addMissing(doc, misses);
    }
  }
  const passing = matching.subarray(0, count);
  facets.addAll(passing);
  return passing;
}

/** The best in the order asked for; behind them, near cases that are not among the best by words. */
function inOrderAskedFor(
  passing: Uint32Array,
  keep: number,
  { near, options: { sort }, reader, weights }: SearchInput,
  signalsOf: BaseSignals,
  sums: Accumulator,
): Pick<Candidates, 'ordered' | 'nearest'> {
  signalsOf.scoreAll(passing, sums.keys);
  const first = sort === 'relevance' ? [] : [...topCases(passing, sums.keys, NEAREST)];
  if (sort !== 'relevance') sortKeys(passing, sums.keys, sort, reader.docs);
  const top = topCases(passing, sums.keys, keep);
  const shown = new Set(top);
  const isNear = (doc: number) => near.has(doc) && !shown.has(doc);
  const beyond = near.size > 0 && sort === 'relevance' ? passing.filter(isNear) : [];
  const toCandidate = (caseId: number) => {
    const signals = signalsOf.of(caseId);
    const mask = sums.mask[caseId]!;
    return { caseId, signals, score: blend(signals, weights), best: null, mask };
  };
  return { ordered: [...top, ...beyond].map(toCandidate), nearest: first.map(toCandidate) };
}

/** Makes scores into keys of another order, in which a score decides between equals. */
function sortKeys(
  cases: Uint32Array,
  keys: Float64Array,
  sort: 'newest' | 'oldest' | 'most-cited',
  { decided, citedBy, leader }: DocTable,
): void {
  for (let i = 0; i < cases.length; i++) {
    const doc = cases[i]!;
    const key = sort === 'most-cited' ? citedBy[leader[doc] || doc]! : decided[doc]!;
    keys[i] = (sort === 'oldest' ? -key : key) + Math.min(0.99, keys[i]! / 40);
  }
}
