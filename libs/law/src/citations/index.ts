export { courtFromCitation } from './courts/citation-courts.js';
export { courtFromText } from './courts/court-from-text.js';
export { STATES, type State } from './courts/states.js';
export { courtById } from './courts/table.js';
export { DISTRICT_SIDES } from './courts/word-tables.js';
export { type BareName, findBareNames } from './finder/bare-names.js';
export { courtOfPrintings } from './finder/court-of-printings.js';
export { findCitations } from './finder/find-citations.js';
export { journalNames } from './finder/lexicon.js';
export { findNamedCases, type NamedCase } from './finder/named-cases.js';
export { type ParsedCitation, parseCitation } from './finder/parse-citation.js';
export {
  normalizeReporter,
  type ReporterInfo,
  reporterByAbbreviation,
  reporterEditions,
} from './finder/reporter-lookup.js';
export { type Sentence, splitSentences } from './finder/sentences.js';
export * from './format/index.js';
export { annotatedForm } from './format/tables/code-forms.js';
export { haveNothingInCommon, partyHeads } from './names/compare/common-words.js';
export {
  areSameInFull,
  compareCaseNames,
  compareEitherWay,
  haveOtherNumbers,
} from './names/compare/compare-case-names.js';
export { citationKey, preferredFirst } from './resolver/parallel-citations.js';
export { resolveCitations } from './resolver/resolve.js';
export type { Authority, Resolution, ResolvedCitations, Unresolved } from './resolver/types.js';
export { divisions, ordinalNumber } from './spelled/divisions.js';
export { spelledForms } from './spelled/spelled-forms.js';
export { subjectOf } from './statutes/subjects.js';
export type {
  Citation,
  CitationFields,
  CitationKind,
  FindOptions,
  Span,
} from './types.js';
