import { tmpdir } from 'node:os';
import { describe, expect, it } from '@jest/globals';
import { measureDisks } from './disk-readings.js';
import { registry } from './instruments.js';

describe('the readings of disks', () => {
  const told = async (name: string): Promise<[string, number][]> =>
    [
      ...(await registry.metrics()).matchAll(
        new RegExp(`^casewright_storage_${name}\\{disk="(\\w+)"\\} (\\S+)$`, 'gm'),
      ),
    ].map(([, disk = '', value]) => [disk, Number(value)]);

  it('tell what is free of each, and how large it is, until they end', async () => {
    const end = measureDisks({ data: tmpdir(), root: '/' });
    const [free, size] = [await told('free_bytes'), await told('size_bytes')];
    expect(free.map(([disk]) => disk)).toEqual(['data', 'root']);
    for (const [at, [disk, bytes]] of size.entries()) {
      expect([disk, bytes >= (free[at]?.[1] ?? Number.NaN)]).toEqual([free[at]?.[0], true]);
    }
    end();
    expect(await told('free_bytes')).toEqual([]);
  });
});
