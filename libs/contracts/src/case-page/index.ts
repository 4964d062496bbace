export * from './calls.js';
export * from './requests.js';
export * from './schemas.js';
export * from './treatments.js';
