export { titleOf } from './analysis/title.js';
export { analyze } from './analyze.js';
export type {
  ExtractedText,
  MarginComment,
  TextBlock,
  TextSpan,
  TrackedChange,
} from './extracted-text.js';
export { type ModelReading, mergeReading } from './merge-reading.js';
export { orderFindings } from './order-findings.js';
export { placeIn } from './place-in.js';
