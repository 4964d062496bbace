export * from './auth/index.js';
export * from './case-page/index.js';
export * from './define.js';
export * from './errors/index.js';
export * from './health/index.js';
export * from './library/index.js';
export * from './principal.js';
export * from './search/index.js';
