export type { ObjectStore, StoredObject } from './object-store.js';
export { openStore } from './open-store.js';
export { sha256Of } from './sha256.js';
export { DamagedObject } from './store-failure.js';
