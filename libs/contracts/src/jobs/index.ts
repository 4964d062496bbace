export * from './calls.js';
export * from './kinds.js';
export * from './schemas.js';
