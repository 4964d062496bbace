export * from './analysis-warnings.js';
export * from './citation-warnings.js';
export * from './draft-warnings.js';
export * from './review-warnings.js';
export * from './search-warnings.js';
export { countOf, fallbackWarning, HOW_CHECKED, modelRead, type Warning } from './warning.js';
