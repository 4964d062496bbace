import { finished } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { EntityManager } from 'typeorm';

/** `PGCOPY`, flags and an empty header extension. */
const HEADER = Buffer.from([
  0x50, 0x47, 0x43, 0x4f, 0x50, 0x59, 0x0a, 0xff, 0x0d, 0x0a, 0x00, 0, 0, 0, 0, 0, 0, 0, 0,
]);
const JSONB_VERSION = 1;
/** PostgreSQL's numbers of the types of an array's elements. */
const INTEGER_OID = 23;
const TEXT_OID = 25;

/** Buffers of copies that have been sent, as large as those had to grow. */
const spare: Buffer[] = [];
const SPARE_AT_MOST = 4;
const LARGEST_SPARE = 8 * 1024 * 1024;
const NOTHING = Buffer.alloc(0);

/**
 * Rows in PostgreSQL's binary COPY format. Binary, because text would have to be searched for
 * characters to escape, here and on the server; opinions are long.
 */
export class BinaryCopy {
  private buffer = spare.pop() ?? Buffer.allocUnsafe(1 << 16);
  private length = 0;

  constructor() {
    this.reserve(HEADER.length);
    this.length += HEADER.copy(this.buffer, this.length);
  }

  row(columns: number): this {
    this.reserve(2);
    this.length = this.buffer.writeInt16BE(columns, this.length);
    return this;
  }

  null(): this {
    this.reserve(4);
    this.length = this.buffer.writeInt32BE(-1, this.length);
    return this;
  }

  int(value: number | null): this {
    if (value === null) return this.null();
    this.reserve(8);
    this.length = this.buffer.writeInt32BE(4, this.length);
    this.length = this.buffer.writeInt32BE(value, this.length);
    return this;
  }

  bigint(value: number | null): this {
    if (value === null) return this.null();
    this.reserve(12);
    this.length = this.buffer.writeInt32BE(8, this.length);
    this.length = this.buffer.writeBigInt64BE(BigInt(value), this.length);
    return this;
  }

  real(value: number): this {
    this.reserve(8);
    this.length = this.buffer.writeInt32BE(4, this.length);
    this.length = this.buffer.writeFloatBE(value, this.length);
    return this;
  }

  /** @param value a string, or its UTF-8 */
  text(value: string | Uint8Array | null): this {
    if (value === null) return this.null();
    return typeof value === 'string' ? this.bytes(value, 0) : this.blob(value);
  }

  /** A `bytea`: the bytes of a typed array, as they are in memory. */
  blob(value: ArrayBufferView): this {
    this.reserve(4 + value.byteLength);
    this.length = this.buffer.writeInt32BE(value.byteLength, this.length);
    this.buffer.set(new Uint8Array(value.buffer, value.byteOffset, value.byteLength), this.length);
    this.length += value.byteLength;
    return this;
  }

  /** A `text[]` without nulls. */
  texts(values: readonly string[]): this {
    return this.array(TEXT_OID, values.length, (at) => this.text(values[at]!));
  }

  /** An `integer[]` without nulls. */
  ints(values: ArrayLike<number>): this {
    return this.array(INTEGER_OID, values.length, (at) => this.int(values[at]!));
  }

  /** One dimension, counted from 1: length, then each element as its own field. */
  private array(type: number, length: number, write: (at: number) => void): this {
    this.reserve(24);
    const start = this.length;
    this.length += 4;
    for (const word of length > 0 ? [1, 0, type, length, 1] : [0, 0, type]) {
      this.length = this.buffer.writeInt32BE(word, this.length);
    }
    for (let at = 0; at < length; at++) write(at);
    this.buffer.writeInt32BE(this.length - start - 4, start);
    return this;
  }

  json(value: unknown): this {
    return this.bytes(JSON.stringify(value), 1);
  }

  get isEmpty(): boolean {
    return this.length === HEADER.length;
  }

  /** Bytes written so far; given to `backTo`, it takes back a row that was begun. */
  get size(): number {
    return this.length;
  }

  backTo(size: number): void {
    this.length = size;
  }

  /** Everything written, with the trailer; the copy is not used again. */
  finish(): Buffer {
    this.reserve(2);
    this.length = this.buffer.writeInt16BE(-1, this.length);
    return this.buffer.subarray(0, this.length);
  }

  /** Leaves the memory to the next copy. What `finish` gave must have been sent. */
  release(): void {
    const isWorthIt = spare.length < SPARE_AT_MOST && this.buffer.length <= LARGEST_SPARE;
    if (isWorthIt) spare.push(this.buffer);
    this.buffer = NOTHING;
    this.length = 0;
  }

  private bytes(value: string, prefix: 0 | 1): this {
    // UTF-8 takes at most three bytes for a UTF-16 unit.
    this.reserve(4 + prefix + value.length * 3);
    const at = this.length;
    if (prefix) this.buffer[at + 4] = JSONB_VERSION;
    const written = prefix + this.buffer.write(value, at + 4 + prefix, 'utf8');
    this.buffer.writeInt32BE(written, at);
    this.length = at + 4 + written;
    return this;
  }

  private reserve(bytes: number): void {
    if (this.length + bytes <= this.buffer.length) return;
    const larger = Buffer.allocUnsafe(Math.max(this.buffer.length * 2, this.length + bytes));
    this.buffer.copy(larger, 0, 0, this.length);
    this.buffer = larger;
  }
}

/**
 * Reserves `count` consecutive ids of a table for rows that are about to be copied, and returns the
 * first. Only in the transaction of `exclusively`: nobody else takes ids of the library's tables.
 */
export async function takeIds(table: string, count: number, tx: EntityManager): Promise<number> {
  if (count === 0) return 0;
  const [row] = (await tx.query(
    `SELECT setval(sequence, nextval(sequence) + $2 - 1)::integer AS last
       FROM pg_get_serial_sequence($1, 'id') AS sequence`,
    [table, count],
  )) as { last: number }[];
  return row!.last - count + 1;
}

/** Sends rows, if any, to a table on the transaction's connection. `target` is `table (column, …)`. */
export async function copyInto(tx: EntityManager, target: string, rows: BinaryCopy): Promise<void> {
  if (rows.isEmpty) return;
  const client = (await tx.queryRunner?.connect()) as ClientBase | undefined;
  if (!client) throw new Error('COPY needs the connection of a transaction.');
  const stream = client.query(copyFrom(`COPY ${target} FROM STDIN WITH (FORMAT binary)`));
  stream.end(rows.finish());
  await finished(stream);
  rows.release();
}
