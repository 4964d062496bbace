import type { BitReader } from './bit-reader.js';
import { HuffmanTable } from './huffman.js';

const GROUP = 50;
const RUN_A = 0;
const RUN_B = 1;

/** The bytes are no bzip2, or they are damaged. */
export class DamagedBzip2 extends Error {}

export function readTables(
  reader: BitReader,
  symbols: number,
): { tables: HuffmanTable[]; selectors: Uint8Array } {
  const groups = reader.read(3);
  const count = reader.read(15);
  if (groups < 2 || groups > 6 || count === 0)
    throw new DamagedBzip2('a block without code tables');
  const order = Array.from({ length: groups }, (_, at) => at);
  const selectors = new Uint8Array(count);
  for (let at = 0; at < count; at++) {
    let steps = 0;
    while (reader.read(1) === 1) if (++steps >= groups) throw new DamagedBzip2('a bad code table');
    const [group] = order.splice(steps, 1);
    order.unshift(group!);
    selectors[at] = group!;
  }
  const tables = order.map(() => new HuffmanTable(codeLengths(reader, symbols)));
  return { tables, selectors };
}

function codeLengths(reader: BitReader, symbols: number): Uint8Array {
  const lengths = new Uint8Array(symbols);
  let length = reader.read(5);
  for (let symbol = 0; symbol < symbols; symbol++) {
    while (reader.read(1) === 1) length += reader.read(1) === 1 ? -1 : 1;
    if (length < 1 || length > 20) throw new DamagedBzip2('a code of an impossible length');
    lengths[symbol] = length;
  }
  return lengths;
}

interface SymbolInput {
  bytes: Uint8Array;
  tables: HuffmanTable[];
  selectors: Uint8Array;
  counts: Uint32Array;
  links: Uint32Array;
}

/** Reads the block's symbols, undoes run lengths and move-to-front; returns how many bytes. */
export function readSymbols(reader: BitReader, input: SymbolInput): number {
  const { bytes, tables, selectors, counts, links } = input;
  const recent = bytes.slice();
  const end = bytes.length + 1;
  let length = 0;
  let run = 0;
  let weight = 1;
  for (let group = 0; group < selectors.length; group++) {
    const table = tables[selectors[group]!]!;
    for (let left = GROUP; left > 0; left--) {
      const symbol = table.next(reader);
      if (symbol === RUN_A || symbol === RUN_B) {
        run += weight << symbol;
        weight <<= 1;
        if (run > links.length) throw new DamagedBzip2('a run that is too long');
        continue;
      }
      if (run > 0) {
        if (length + run > links.length) throw new DamagedBzip2('a block that is too long');
        links.fill(recent[0]!, length, length + run);
        counts[recent[0]!]! += run;
        length += run;
        run = 0;
        weight = 1;
      }
      if (symbol === end) return length;
      if (symbol < 0 || length >= links.length)
        throw new DamagedBzip2('a code that has no meaning');
      const byte = moveToFront(recent, symbol - 1);
      counts[byte]!++;
      links[length++] = byte;
    }
  }
  throw new DamagedBzip2('a block without an end');
}

function moveToFront(recent: Uint8Array, at: number): number {
  const byte = recent[at]!;
  for (let index = at; index > 0; index--) recent[index] = recent[index - 1]!;
  recent[0] = byte;
  return byte;
}
