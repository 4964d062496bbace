export * from './app-error.js';
export * from './codes.js';
export * from './envelope.js';
export * from './storable.js';
export * from './storage-full.js';
export * from './validate.js';
