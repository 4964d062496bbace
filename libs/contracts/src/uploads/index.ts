export * from './calls.js';
export * from './schemas.js';
export * from './sources.js';
