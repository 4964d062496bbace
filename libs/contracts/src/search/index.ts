export * from './calls.js';
export * from './explanations.js';
export * from './history.js';
export * from './schemas.js';
export * from './understanding.js';
