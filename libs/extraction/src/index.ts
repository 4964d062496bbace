export { ChildFailure } from './child/child-answer.js';
export { hasRecognition } from './child/locate.js';
export { ReadyChild } from './child/ready-child.js';
export { runChild } from './child/run-child.js';
export {
  type BriefComment,
  type BriefKind,
  DEFAULT_LIMITS,
  type Extraction,
  type ExtractionLimits,
  type FileKind,
  type Purpose,
} from './extraction.js';
export { plainDocument } from './plain/read-text.js';
export { Refusal } from './refusal.js';
export { refusalError } from './refusal-words.js';
export { storable } from './storable.js';
