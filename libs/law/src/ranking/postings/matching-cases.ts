import { NO_POSTINGS } from '../index/case-postings.js';
import type { CaseColumn, DocTable } from '../index/doc-table.js';
import type { QueryKind } from '../query/query-kind.js';
import { type CompiledClause, FIRST_CLAUSE_BIT } from '../terms/compiled-clause.js';
import type { Accumulator } from './accumulator.js';
import type { PostingsSearch } from './postings-search.js';

/** The share of the telling words' weight that a case must have to match, by kind of query. */
export const SHARE: Record<QueryKind, number> = {
  citation: 0,
  name: 0.5,
  keywords: 0.6,
  question: 0.3,
  paragraph: 0.15,
};
/** With fewer cases than this any telling word is enough. */
export const ENOUGH = 20;
export const ANY_WORD = 1e-4;
export const ROUNDING = 1e-5;
const NONE = new Uint32Array();

/** The cases that match a query, and those that it cites. */
export interface MatchingCases {
  matching: Uint32Array;
  cited: ReadonlySet<number>;
}

/**
 * The cases that match a query: those with enough of its telling words, which may meet its demands;
 * with them those whose own citation it is, and those near it in meaning. Of these the ones of the
 * judges asked for, and one record of each decision. Valid until the accumulator is cleared.
 */
export function matchingCases(input: PostingsSearch, sums: Accumulator): MatchingCases {
  const cited = ownCitations(input);
  const heard = heardBy(casesAskedFor(input, sums, cited), input);
  // Which record has a phrase is known only when their words are read: `searchPhrases` goes on there.
  if (input.query.demands?.hasPhrase) return { matching: heard, cited };
  return { matching: oneRecordEach(heard, input.reader.docs.leader), cited };
}

/** The cases that are reported at a citation of the query: it is in their record, as their name is. */
function ownCitations({ reader, postings, query }: PostingsSearch): Set<number> {
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

function heardBy(matching: Uint32Array, { query, postings }: PostingsSearch): Uint32Array {
  const { judges, exceptJudges } = query;
  if (judges.length + exceptJudges.length === 0) return matching;
  const casesOf = (term: number) => new Set(postings.get(term)?.docs);
  const asked = judges.map(casesOf);
  const excepted = exceptJudges.map(casesOf);
  return matching.filter(
    (doc) => asked.every((his) => his.has(doc)) && !excepted.some((his) => his.has(doc)),
  );
}

function casesAskedFor(
  input: PostingsSearch,
  sums: Accumulator,
  cited: ReadonlySet<number>,
): Uint32Array {
  const { near, query, reader } = input;
  const { chosen, demands } = query;
  if (chosen.scored.length === 0 && !demands) return hasCondition(input) ? all(reader.docs) : NONE;
  // "At will": words that no list has, which may yet follow each other.
  if (chosen.scored.length === 0 && demands?.hasPhrase) return all(reader.docs);
  const found = casesByWords(sums, chosen.concepts, query.kind, demands);
  // What operators demand of its words, no case is excused from by its meaning.
  const wanted = demands ? [...cited] : [...cited, ...near.keys()];
  const missing = [...new Set(wanted)].filter((doc) => !found.includes(doc));
  return missing.length > 0 ? Uint32Array.from([...found, ...missing]) : found;
}

/** Whether the query is one of conditions only, such as `court:scotus after:2020`. */
export function hasCondition({
  query,
  options,
}: Pick<PostingsSearch, 'query' | 'options'>): boolean {
  const { courts, exceptCourts = [], from, to } = options.filter;
  const named = [query.judges, query.exceptJudges, courts, exceptCourts];
  return named.some(({ length }) => length > 0) || from !== null || to !== null;
}

function all({ textSegment, size }: DocTable): Uint32Array {
  return Uint32Array.from({ length: size }, (_, doc) => doc).filter((doc) => textSegment[doc]);
}

/** The touched cases that have enough; when hardly any has, one word is enough. */
function casesByWords(
  sums: Accumulator,
  concepts: number[],
  kind: QueryKind,
  clause: CompiledClause | null,
): Uint32Array {
  const shares = shareTable(concepts);
  const strict = select(sums, clause, shares, SHARE[kind]);
  return strict.length >= ENOUGH ? strict : select(sums, clause, shares, ANY_WORD);
}

function select(
  sums: Accumulator,
  clause: CompiledClause | null,
  shares: Float32Array,
  least: number,
): Uint32Array {
  const { mask, found } = sums;
  // A byte a set of concepts: what is asked for every case is small enough to be near.
  const enough = new Uint8Array(shares.length);
  for (let set = 0; set < enough.length; set++) {
    if (shares[set]! + ROUNDING >= least) enough[set] = 1;
  }
  const conceptBits = shares.length - 1;
  let count = 0;
  for (const [from, to] of sums.touched()) {
    for (let doc = from; doc < to; doc++) {
      // Without a branch: which cases match is as good as chance to the processor.
      found[count] = doc;
      count += enough[mask[doc]! & conceptBits]!;
    }
  }
  const matching = found.subarray(0, count);
  // Where no certain word is needed, any telling one still is: blocks hold other cases too.
  const telling = enough[0] === 0 ? matching : matching.filter((doc) => mask[doc] !== 0);
  return clause ? allowedBy(clause, telling, mask) : telling;
}

function allowedBy(clause: CompiledClause, cases: Uint32Array, mask: Uint32Array): Uint32Array {
  const allowed = new Map<number, boolean>();
  return cases.filter((doc) => {
    const bits = mask[doc]!;
    const known = allowed.get(bits);
    if (known !== undefined) return known;
    const holds = clause.mayHold(bits);
    allowed.set(bits, holds);
    return holds;
  });
}

/** The share of the weight by the set of concepts. */
function shareTable(concepts: number[]): Float32Array {
  const total = concepts.reduce((sum, weight) => sum + weight, 0) || 1;
  const table = new Float32Array(1 << FIRST_CLAUSE_BIT);
  for (const [bit, weight] of concepts.entries()) {
    for (let set = 1 << bit; set < 2 << bit; set++) {
      table[set] = table[set - (1 << bit)]! + weight / total;
    }
  }
  return concepts.length === 0 ? table.fill(1) : table;
}

/**
 * Leaves one record of each decision that several sources have: the one that stands for it where it
 * is among the cases, else the first.
 *
 * @param leaders the record that stands for each case's decision, by case number; 0: it is alone
 */
export function oneRecordEach(cases: Uint32Array, leaders: CaseColumn): Uint32Array {
  const shown = new Map<number, number>();
  for (let i = 0; i < cases.length; i++) {
    const doc = cases[i]!;
    const leader = leaders[doc]!;
    if (leader !== 0 && (doc === leader || !shown.has(leader))) shown.set(leader, doc);
  }
  if (shown.size === 0) return cases;
  return cases.filter((doc) => leaders[doc] === 0 || shown.get(leaders[doc]!) === doc);
}
