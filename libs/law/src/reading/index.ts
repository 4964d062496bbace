export { reviewContract } from './contracts/review-contract.js';
export type { Caption, CourtMatter, Deadline } from './documents/court/court-matter.js';
export { decisionDate } from './documents/court/decision-date.js';
export { isDistrictCourt } from './documents/court/federal-courts.js';
export { DATE_LABELS } from './documents/date-kind.js';
export { decides } from './documents/document-type/classify.js';
export { makeFinding, present } from './documents/make-finding.js';
export { proseName } from './documents/parties/names.js';
export { garbledShare, ILLEGIBLE } from './documents/reading/legibility.js';
export { itemAt, lastAtOrBefore, plain, wordsOf } from './documents/reading/spans.js';
export { understand, understandInSteps } from './documents/understand.js';
export type { ChoiceOfLaw, Party, Section, Understanding } from './documents/understanding.js';
export type {
  ExtractedText,
  MarginComment,
  TextBlock,
  TextSpan,
  TrackedChange,
} from './extracted-text.js';
export { orderFindings } from './order-findings.js';
export { type Pages, pagesOf } from './page-numbers.js';
