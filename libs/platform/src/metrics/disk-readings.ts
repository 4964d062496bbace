import { statfs } from 'node:fs/promises';
import { reading } from './readings.js';

/**
 * Room on disks, by what each is called.
 * @returns a function that ends the readings
 */
export function measureDisks(folders: Readonly<Record<string, string>>): () => void {
  const told = (name: string, help: string, blocks: 'bavail' | 'blocks'): (() => void) =>
    reading(name, help, ['disk'], () =>
      Promise.all(
        Object.entries(folders).map(async ([disk, folder]) => {
          const stats = await statfs(folder);
          return { labels: { disk }, value: stats[blocks] * stats.bsize };
        }),
      ),
    );
  const ends = [
    told('storage_free_bytes', 'Free on the disk', 'bavail'),
    told('storage_size_bytes', 'Size of the disk', 'blocks'),
  ];
  return () => ends.forEach((end) => void end());
}
