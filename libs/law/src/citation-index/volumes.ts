import { ByteReader } from './bytes.js';
import { volumeKey } from './layout.js';

/** The first pages of a volume. */
export interface VolumePages {
  /** Those of decisions that are numbered by them, from `firstRow` on. */
  own: number[];
  firstRow: number;
  /** Those of decisions that are numbered by another citation. */
  others: { page: number; row: number }[];
  /** Those whose decision has no name here. */
  bare: number[];
}

function readAscending(bytes: ByteReader): number[] {
  let last = 0;
  return Array.from({ length: bytes.number() }, () => {
    last += bytes.number();
    return last;
  });
}

/** The pages of every volume, decoded when a volume is asked for. */
export class Volumes {
  private readonly keys: Uint32Array;
  private readonly offsets: Uint32Array;
  private readonly firstRows: Uint32Array;

  constructor(
    table: Uint8Array,
    private readonly pages: Uint8Array,
  ) {
    const bytes = new ByteReader(table);
    const count = bytes.number();
    this.keys = new Uint32Array(count);
    this.offsets = new Uint32Array(count);
    this.firstRows = new Uint32Array(count);
    let [key, offset, row] = [0, 0, 0];
    for (let at = 0; at < count; at++) {
      key += bytes.number();
      this.keys[at] = key;
      this.offsets[at] = offset;
      this.firstRows[at] = row;
      offset += bytes.number();
      row += bytes.number();
    }
  }

  find(reporter: number, volume: number): VolumePages | undefined {
    const key = volumeKey(reporter, volume);
    const at = lastUpTo(this.keys, key);
    return this.keys[at] === key ? this.decode(at) : undefined;
  }

  /** The citation by which a decision is numbered. */
  placeOf(row: number): { reporter: number; volume: number; page: number } {
    const at = lastUpTo(this.firstRows, row);
    const key = this.keys[at]!;
    const page = this.decode(at).own[row - this.firstRows[at]!]!;
    return { reporter: Math.floor(key / 2 ** 20), volume: key % 2 ** 20, page };
  }

  /** The number of the reporter of that citation. */
  reporterOf(row: number): number {
    return Math.floor(this.keys[lastUpTo(this.firstRows, row)]! / 2 ** 20);
  }

  private decode(at: number): VolumePages {
    const bytes = new ByteReader(this.pages, this.offsets[at]!);
    const firstRow = this.firstRows[at]!;
    const own = readAscending(bytes);
    let row = firstRow;
    const others = readAscending(bytes).map((page) => ({ page, row: 0 }));
    for (const each of others) {
      row += bytes.signed();
      each.row = row;
    }
    return { own, firstRow, others, bare: readAscending(bytes) };
  }
}

/** The place of the last of ascending numbers that is not above `limit`; -1 if none is. */
function lastUpTo(numbers: Uint32Array, limit: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[middle]! <= limit) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
