import { ByteWriter, joined } from './bytes.js';
import { volumeKey } from './layout.js';
import type { VolumePages } from './volumes.js';

export interface VolumeToWrite extends Omit<VolumePages, 'firstRow'> {
  reporter: number;
  volume: number;
}

/** In the order of reporters and volumes, each with its pages ascending. */
export function writeVolumes(volumes: readonly VolumeToWrite[]): {
  table: Uint8Array;
  pages: Uint8Array;
} {
  const table = new ByteWriter();
  const parts: Uint8Array[] = [];
  let [key, firstRow] = [0, 0];
  table.number(volumes.length);
  for (const { reporter, volume, own, others, bare } of volumes) {
    const part = new ByteWriter();
    writeAscending(part, own);
    writeAscending(
      part,
      others.map(({ page }) => page),
    );
    let last = firstRow;
    for (const { row } of others) {
      part.signed(row - last);
      last = row;
    }
    writeAscending(part, bare);
    parts.push(part.done());
    table.number(volumeKey(reporter, volume) - key);
    table.number(part.length);
    table.number(own.length);
    key = volumeKey(reporter, volume);
    firstRow += own.length;
  }
  return { table: table.done(), pages: joined(parts) };
}

function writeAscending(out: ByteWriter, numbers: readonly number[]): void {
  out.number(numbers.length);
  let last = 0;
  for (const each of numbers) {
    out.number(each - last);
    last = each;
  }
}
