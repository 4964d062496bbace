import { statfs } from 'node:fs/promises';

const MEGABYTE = 1024 * 1024;

/** Free bytes for users other than root on the disk of a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/**
 * A health probe of the disks of some folders, which warns the operator before PostgreSQL fails to
 * write.
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
