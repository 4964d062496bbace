export { otherNameForms } from './analysis/name-abbreviations.js';
export { WILL } from './analysis/noun-will.js';
export { citationTerm, shortHash, termHash } from './analysis/term-hash.js';
export { Tokenizer } from './analysis/tokenizer.js';
export { CaseRanker } from './case-ranker.js';
export { holds } from './index/ascending.js';
export { fillAuthority } from './index/authority.js';
export { CaseAnalyzer } from './index/case-analyzer.js';
export {
  type CasePostings,
  type CasesWithTerm,
  joinPostings,
  NO_POSTINGS,
  type PostingList,
} from './index/case-postings.js';
export type { AnalyzedCase, ForwardPart } from './index/case-text.js';
export { type CitingPassage, type CitingText, parentheticalsIn } from './index/citing-text.js';
export { CourtNumbers } from './index/court-numbers.js';
export { type Digest, digestOf, saysHolding } from './index/digest.js';
export {
  type CaseColumn,
  DOCS_PER_BLOCK,
  DocTable,
  type IndexedCourt,
  packDocs,
  unpackDocs,
} from './index/doc-table.js';
export { LENGTHS, packLength } from './index/field-length.js';
export {
  averageLengths,
  type CaseReader,
  type FieldAverages,
  type IndexReader,
  type TermStatistics,
} from './index/index-reader.js';
export { MemoryIndex } from './index/memory-index.js';
export { oneLine, sentenceEnds } from './index/opinion-sentences.js';
export { BODY_COUNT, HEAD_COUNT, IN_NAME, packPayload } from './index/payload.js';
export { splitPassages } from './index/split-passages.js';
export type {
  Candidate,
  CandidateSource,
  FoundCandidates,
  Matches,
  WeighedQuery,
} from './order/candidates.js';
export type { ChosenTerms, ScoredTerm } from './order/choose-terms.js';
export { facetsOf } from './order/facets.js';
export { inOrder, nearnessOf } from './order/fuse.js';
export { LOOKED_AT } from './order/page-ranker.js';
export type { Ranking } from './order/ranking.js';
export {
  type CountTables,
  countTables,
  gainOf,
  recencyOf,
  yearOf,
} from './order/scoring-tables.js';
export {
  blend,
  type KnownOfCase,
  OWN_CITATION,
  signalsOf,
  WHOLE_QUERY_IS_NAME,
} from './order/signals.js';
export { WEIGHTS, type Weights } from './order/weights.js';
export { Accumulators } from './postings/accumulator.js';
export { courtTests } from './postings/filtered-cases.js';
export {
  ANY_WORD,
  ENOUGH,
  hasCondition,
  oneRecordEach,
  ROUNDING,
  SHARE,
} from './postings/matching-cases.js';
export { PostingsSource } from './postings/postings-source.js';
export {
  type AskedDecision,
  calledBy,
  namesSuit,
} from './query/asked-decisions.js';
export { forPinnedPage, parseQuery } from './query/parse-query.js';
export type { ParsedQuery } from './query/parsed-query.js';
export type { PinnedPage } from './query/pin-cite.js';
export type { QueryKind } from './query/query-kind.js';
export { toFilter } from './query/to-filter.js';
export type { CaseDetails } from './results/found.js';
export { toSearchCases } from './results/found-case.js';
export type {
  CaseFilter,
  NearCase,
  NearPassage,
  RankOptions,
  Sort,
  Successors,
} from './search/rank-options.js';
export type {
  CaseDigest,
  Exactness,
  Facets,
  Highlight,
  Highlighter,
  RankedCase,
} from './search/ranking.js';
export { LEGAL_WORDS } from './spelling/legal-words.js';
export { type LibraryWord, Spelling, type Vocabulary } from './spelling/spelling.js';
export { isSuggestible, skeleton } from './spelling/vocabulary.js';
export type { AnalyzedQuery } from './terms/analyze-query.js';
export { TermHighlighter } from './terms/term-highlighter.js';
