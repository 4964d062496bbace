export { courtLabel } from './courts/court-label.js';
export { courtOf } from './courts/resolve-court.js';
export { decisionDate } from './decision-date.js';
export { indexedDecision, type NewIndexedDecision } from './indexed-decision.js';
export {
  type CaseToAnalyze,
  type LibraryRecord,
  type NewCase,
  type PreparedRecord,
  toCaseToAnalyze,
} from './library-record.js';
export { opinionKind } from './opinion/choose-opinions.js';
export { type OpinionLink, OpinionReader } from './opinion/opinion-part.js';
export { paragraphAt, type Span, splitParagraphs } from './opinion/paragraphs.js';
export type { Footnote, OpinionKind, OpinionStructure, SourceLink } from './opinion/structure.js';
export { prepareCase } from './prepare-case.js';
export {
  emptyCase,
  problem,
  type SourceCase,
  type SourceItem,
  type SourceOpinion,
  type SourceProblem,
} from './source-case.js';
