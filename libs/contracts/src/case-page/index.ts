export * from './treatments.js';
