import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { DatabaseError } from '../errors/database-error.js';
import { type Binaries, locateBinaries } from './binaries/locate-binaries.js';
import { prepareRuntime } from './binaries/prepare-runtime.js';
import type { EmbeddedDatabase, EmbeddedOptions } from './embedded-options.js';
import { explainFileError } from './folder/explain-file-error.js';
import { lockFolder } from './folder/folder-lock.js';
import {
  FOLDER_FORMAT,
  type FolderMarker,
  readMarker,
  writeMarker,
} from './folder/folder-marker.js';
import { hasCluster, makeDataDir, type Placement, placeCluster } from './folder/place-cluster.js';
import { ensureDatabase, superuserUrl } from './server/connect.js';
import { initCluster } from './server/init-cluster.js';
import { launchPostmaster } from './server/launch-postmaster.js';
import { adoptOrphan } from './server/orphan.js';
import type { Postmaster } from './server/postmaster.js';
import { superviseServer } from './server/supervise-server.js';

/**
 * Starts PostgreSQL on a data folder, making the cluster the first time, and resolves when it takes
 * connections. A server left behind by a killed run is taken over, or stopped and started again.
 *
 * @throws DatabaseError with a sentence for the terminal when the folder or the server cannot be used.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  let unlock: (() => void) | undefined;
  try {
    const dataDir = makeDataDir(options.dataDir);
    unlock = lockFolder(dataDir);
    return await startIn(dataDir, options, unlock);
  } catch (error) {
    unlock?.();
    throw explainFileError(error, resolve(options.dataDir));
  }
}

async function startIn(
  dataDir: string,
  options: EmbeddedOptions,
  unlock: () => void,
): Promise<EmbeddedDatabase> {
  const { logger } = options;
  const marker = readMarker(dataDir);
  const binaries = locateBinaries();
  const place = placeCluster(dataDir, marker);
  refuseOtherMajor(place, binaries);
  const launch = (port: number | undefined): Promise<Postmaster> =>
    launchPostmaster(prepareRuntime(binaries, place.runtimes), place, { ...options, port });

  const orphan = await adoptOrphan(place, options.port, logger);
  if (!orphan && !hasCluster(place.home)) {
    logger?.info({ home: place.home }, 'Creating a new database.');
    await initCluster(prepareRuntime(binaries, place.runtimes), place);
  }
  const server = orphan ?? (await launch(options.port));
  try {
    if (!marker) writeMarker(dataDir, markerFor(place));
    await ensureDatabase(place, server.port);
  } catch (error) {
    await server.stop();
    throw error;
  }
  const stop = superviseServer(server, () => launch(server.port), unlock, logger);
  const { home } = place;
  return { url: superuserUrl(place, server.port), home, adopted: orphan !== undefined, stop };
}

function refuseOtherMajor({ home, cluster, dataDir }: Placement, { major }: Binaries): void {
  if (!hasCluster(home)) return;
  const made = Number.parseInt(readFileSync(join(cluster, 'PG_VERSION'), 'utf8'), 10);
  if (made === major) return;
  throw new DatabaseError(
    `The database in ${dataDir} was made by PostgreSQL ${made}, and this version of the application brings PostgreSQL ${major}. ` +
      `Start ${made > major ? 'the newer' : 'the older'} version that made it, or choose another folder with DATA_DIR.`,
  );
}

/** A cluster inside the folder is named relative to it, so that the folder may be moved. */
function markerFor({ dataDir, home }: Placement): FolderMarker {
  const inside = relative(dataDir, home);
  return { format: FOLDER_FORMAT, home: inside.startsWith('..') ? home : inside };
}
