export type { IndexHead, Recode, ReporterOfIndex } from './layout.js';
export { type AddedDecision, mergePlace } from './merge-place.js';
export { CitationIndex } from './read-index.js';
export type { IndexSource, SourceRow } from './source.js';
export { offeredFor } from './typed-names.js';
export { writeIndex } from './write-index.js';
