import { realpathSync } from 'node:fs';
import { readMarker } from './folder/folder-marker.js';
import { placeCluster } from './folder/place-cluster.js';
import { answersAsOurs, superuserUrl } from './server/connect.js';
import { readPostmasterFile } from './server/postmaster-file.js';

/**
 * Superuser address of the server that another process of the application has running on a data
 * folder; undefined when there is none. For a tool that works alongside it: the server stays with
 * the process that started it, and goes with that one.
 */
export async function findRunning(dataDir: string): Promise<string | undefined> {
  const place = existingPlace(dataDir);
  const server = place && readPostmasterFile(place.cluster);
  if (!place || server?.status !== 'ready') return undefined;
  return (await answersAsOurs(place, server.port)) ? superuserUrl(place, server.port) : undefined;
}

function existingPlace(dataDir: string): ReturnType<typeof placeCluster> | undefined {
  try {
    const real = realpathSync(dataDir);
    const marker = readMarker(real);
    return marker && placeCluster(real, marker);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
