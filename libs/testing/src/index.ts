export * from './broker/index.js';
export * from './database/create-test-database.js';
