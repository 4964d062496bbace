export * from './calls.js';
export * from './history.js';
export * from './schemas.js';
