export * from './calls.js';
export * from './clauses.js';
export * from './document-types.js';
export * from './draft.js';
export * from './drafts.js';
export * from './generate.js';
export * from './placeholders.js';
export * from './values/index.js';
