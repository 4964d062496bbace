export type { ObjectStore, StoredObject } from './object-store.js';
export { openStore } from './open-store.js';
export { DamagedObject } from './store-failure.js';
