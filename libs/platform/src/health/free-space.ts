import { statfs } from 'node:fs/promises';

const MEGABYTE = 1024 * 1024;

/** On the disk under a folder, for whoever is not root. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/**
 * A health probe of the disks under some folders. What PostgreSQL cannot write is an error of one
 * request; a disk that is about to be full is something to tell an operator before.
 */
export function freeSpaceProbe(folders: readonly string[], leastMb: number): () => Promise<void> {
  return async () => {
    for (const folder of folders) {
      const freeMb = Math.floor((await freeBytes(folder)) / MEGABYTE);
      if (freeMb >= leastMb) continue;
      throw new Error(
        `only ${freeMb} MB free on the disk of ${folder}, less than the ${leastMb} MB of STORAGE_MIN_FREE_MB`,
      );
    }
  };
}
