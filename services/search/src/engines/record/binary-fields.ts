/** `PGCOPY`, flags and the header extension's length. */
const HEADER_BYTES = 19;
const NO_MORE_ROWS = -1;

/** Raw fields of a row; the reader decodes each by its type. */
export type BinaryRow = (Buffer | null)[];

/** The rows of a binary copy, one after the other; fields are views of it. */
export function* binaryFields(copy: Uint8Array): Generator<BinaryRow> {
  const data = Buffer.from(copy.buffer, copy.byteOffset, copy.byteLength);
  let at = HEADER_BYTES;
  for (;;) {
    const fields = data.readInt16BE(at);
    at += 2;
    if (fields === NO_MORE_ROWS) return;
    const row: BinaryRow = [];
    for (let i = 0; i < fields; i++) {
      const length = data.readInt32BE(at);
      at += 4;
      row.push(length < 0 ? null : data.subarray(at, at + length));
      if (length > 0) at += length;
    }
    yield row;
  }
}

/** A row of two integers: how many fields, then the length and the bytes of each. */
const PAIR_BYTES = 2 + 2 * (4 + 4);

/** Reads rows of two integers as they arrive: none is kept, however many there are. */
export class PairReader {
  private rest: Buffer = Buffer.alloc(0);
  /** Bytes left before the first row. */
  private skip = HEADER_BYTES;

  constructor(private readonly each: (first: number, second: number) => void) {}

  take(chunk: Buffer): void {
    const data = this.rest.length > 0 ? Buffer.concat([this.rest, chunk]) : chunk;
    let at = this.skip;
    // The trailer is shorter than any row.
    for (; at + PAIR_BYTES <= data.length; at += PAIR_BYTES) {
      this.each(data.readInt32BE(at + 6), data.readInt32BE(at + 14));
    }
    this.skip = Math.max(0, at - data.length);
    this.rest = data.subarray(at);
  }
}
