import type { BitReader } from './bit-reader.js';

const LONGEST = 20;
const FAST_BITS = 11;

/** A table of canonical Huffman codes: short ones by a lookup, longer ones bit by bit. */
export class HuffmanTable {
  /** For each possible beginning: `length << 9 | symbol`, or 0 where the code is longer. */
  private readonly fast = new Uint16Array(1 << FAST_BITS);
  private readonly limit = new Int32Array(LONGEST + 2).fill(-1);
  private readonly base = new Int32Array(LONGEST + 2);
  private readonly symbols: Uint16Array;

  constructor(lengths: Uint8Array) {
    this.symbols = new Uint16Array(lengths.length);
    let at = 0;
    let code = 0;
    for (let length = 1; length <= LONGEST; length++) {
      this.base[length] = at - code;
      for (let symbol = 0; symbol < lengths.length; symbol++) {
        if (lengths[symbol] !== length) continue;
        if (length <= FAST_BITS) this.remember(code, length, symbol);
        this.symbols[at++] = symbol;
        code++;
      }
      this.limit[length] = code - 1;
      code <<= 1;
    }
  }

  /** The next symbol; -1 for a code that the table does not have. */
  next(reader: BitReader): number {
    const entry = this.fast[reader.peek(FAST_BITS)]!;
    if (entry !== 0) {
      reader.skip(entry >>> 9);
      return entry & 511;
    }
    let code = reader.read(FAST_BITS);
    for (let length = FAST_BITS; length <= LONGEST; length++) {
      if (code <= this.limit[length]!) {
        const at = code + this.base[length]!;
        if (at >= 0 && at < this.symbols.length) return this.symbols[at]!;
      }
      code = (code << 1) | reader.read(1);
    }
    return -1;
  }

  private remember(code: number, length: number, symbol: number): void {
    const spare = FAST_BITS - length;
    const first = code << spare;
    if (first + (1 << spare) > this.fast.length) return;
    this.fast.fill((length << 9) | symbol, first, first + (1 << spare));
  }
}
