export { toFacts } from './analysis/analysis-mapper.js';
export { authoritiesOf, checkCitations } from './analysis/check-citations.js';
export { citationFindings } from './analysis/findings/citation-findings.js';
export { courtFindings } from './analysis/findings/court-findings.js';
export { generalFindings } from './analysis/findings/general-findings.js';
export { paperChecks } from './analysis/findings/paper-checks.js';
export { revisionFindings } from './analysis/findings/revision-findings.js';
export { writeProse } from './analysis/prose/write-prose.js';
export { reviewContract } from './contracts/review-contract.js';
export { understandInSteps } from './documents/understand.js';
export type { Understanding } from './documents/understanding.js';
export type {
  ExtractedText,
  MarginComment,
  TextBlock,
  TextSpan,
  TrackedChange,
} from './extracted-text.js';
export { orderFindings } from './order-findings.js';
