export * from './broker/index.js';
export * from './database/create-test-database.js';
export * from './database/open-test-schema.js';
export * from './database/postgres-container.js';
export * from './database/small-disk-database.js';
export * from './database/vector-database.js';
export { ROE_OVERRULED } from './later-history.js';
export * from './model-server/index.js';
export * from './start-services.js';
