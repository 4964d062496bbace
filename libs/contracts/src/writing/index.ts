export * from './calls.js';
export * from './grounding.js';
export * from './schemas.js';
