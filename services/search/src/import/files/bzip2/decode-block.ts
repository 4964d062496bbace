import type { BitReader } from './bit-reader.js';
import { DamagedBzip2, readSymbols, readTables } from './block-symbols.js';

const CRC = new Int32Array(256).map((_, byte) => {
  let crc = byte << 24;
  for (let bit = 0; bit < 8; bit++) crc = crc < 0 ? (crc << 1) ^ 0x04c11db7 : crc << 1;
  return crc;
});

/** Space for one block, used again for the next. */
export interface Workspace {
  /** As many entries as a block may have bytes. */
  readonly links: Uint32Array;
  output: Buffer;
}

/** Decodes one block, its magic number already read, into a fresh buffer. */
export function decodeBlock(reader: BitReader, space: Workspace): Buffer {
  const expected = reader.read32();
  if (reader.read(1) === 1) throw new DamagedBzip2('a kind of block that bzip2 abandoned in 1997');
  const origin = reader.read(24);
  const bytes = usedBytes(reader);
  const { tables, selectors } = readTables(reader, bytes.length + 2);
  const counts = new Uint32Array(256);
  const length = readSymbols(reader, { bytes, tables, selectors, counts, links: space.links });
  if (origin >= length) throw new DamagedBzip2('a block that points outside itself');
  linkUp(space.links, counts, length);
  const { size, crc } = writeOut(space, origin, length);
  if (crc !== expected) throw new DamagedBzip2('a block with a wrong checksum');
  return Buffer.from(space.output.subarray(0, size));
}

/** The byte values that occur in the block. */
function usedBytes(reader: BitReader): Uint8Array {
  const rows = reader.read(16);
  const bytes: number[] = [];
  for (let row = 0; row < 16; row++) {
    if (!(rows & (0x8000 >> row))) continue;
    const columns = reader.read(16);
    for (let column = 0; column < 16; column++) {
      if (columns & (0x8000 >> column)) bytes.push(row * 16 + column);
    }
  }
  if (bytes.length === 0) throw new DamagedBzip2('a block without any bytes');
  return Uint8Array.from(bytes);
}

/** Makes of the sorted last column a chain that visits the bytes in the order of the text. */
function linkUp(links: Uint32Array, counts: Uint32Array, length: number): void {
  let sum = 0;
  for (let byte = 0; byte < 256; byte++) {
    const count = counts[byte]!;
    counts[byte] = sum;
    sum += count;
  }
  for (let at = 0; at < length; at++) {
    const byte = links[at]! & 0xff;
    links[counts[byte]!++]! |= at << 8;
  }
}

/** Follows the chain and undoes the first run-length coding: four equal bytes, then a count. */
function writeOut(space: Workspace, origin: number, length: number): { size: number; crc: number } {
  const { links } = space;
  let { output } = space;
  let size = 0;
  let crc = -1;
  let link = links[origin]! >>> 8;
  let previous = -1;
  let equal = 0;
  for (let left = length; left > 0; left--) {
    const entry = links[link]!;
    const byte = entry & 0xff;
    link = entry >>> 8;
    const times = equal === 4 ? byte : 1;
    const value = equal === 4 ? previous : byte;
    if (size + times > output.length) output = enlarged(space, size + times);
    for (let n = times; n > 0; n--) {
      output[size++] = value;
      crc = (crc << 8) ^ CRC[(crc >>> 24) ^ value]!;
    }
    equal = equal === 4 ? 0 : byte === previous ? equal + 1 : 1;
    previous = equal === 0 ? -1 : byte;
  }
  return { size, crc: ~crc >>> 0 };
}

function enlarged(space: Workspace, size: number): Buffer {
  const larger = Buffer.allocUnsafe(Math.max(size, space.output.length * 2));
  space.output.copy(larger);
  space.output = larger;
  return larger;
}
