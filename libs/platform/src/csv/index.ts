export * from './neutral-cell.js';
export * from './write-csv.js';
