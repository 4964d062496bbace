export * from './analyze.js';
export * from './clause-categories.js';
export * from './document-type.js';
export * from './finding.js';
export * from './grounding.js';
export * from './party-names.js';
