import { loadConfig } from '@casewright/platform';
import type { ObjectStore } from './object-store.js';
import { ObjectStoreConfig } from './object-store-config.js';

/** The object storage, if one is configured; its client is not even loaded where none is. */
export async function openStore(env: NodeJS.ProcessEnv = process.env): Promise<ObjectStore | null> {
  const config = loadConfig(ObjectStoreConfig, env);
  if (!config.OBJECT_STORE_URL) return null;
  const { ObjectStore } = await import('./object-store.js');
  return new ObjectStore({ ...config, OBJECT_STORE_URL: config.OBJECT_STORE_URL });
}
