import { randomUUID } from 'node:crypto';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DiskReport } from '@casewright/contracts';

const MEGABYTE = 1024 * 1024;

/**
 * How full a folder's disk is, and whether the folder is writable, which it finds out by writing.
 */
export async function readDisk(folder: string): Promise<DiskReport> {
  const { bavail, blocks, bsize } = await statfs(folder);
  const inMb = (count: number): number => Math.floor((count * bsize) / MEGABYTE);
  return {
    folder,
    freeMb: inMb(bavail),
    totalMb: inMb(blocks),
    isWritable: await canWrite(join(folder, `.probe-${randomUUID()}`)),
  };
}

async function canWrite(file: string): Promise<boolean> {
  try {
    await writeFile(file, 'x', { flag: 'wx' });
    return true;
  } catch {
    return false;
  } finally {
    await rm(file, { force: true }).catch(() => undefined);
  }
}
