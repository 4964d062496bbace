export * from './actions.js';
export * from './calls.js';
export * from './schemas.js';
