export * from './documents.js';
export * from './library-of.js';
