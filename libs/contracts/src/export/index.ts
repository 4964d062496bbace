export * from './calls.js';
export * from './data.js';
export * from './formats.js';
export * from './schemas.js';
