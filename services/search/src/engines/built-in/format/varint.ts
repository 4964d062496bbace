/** Bytes that are copied one by one. */
const SHORT = 32;

/** A byte buffer that grows, for numbers of variable length (7 bits a byte, low bits first). */
export class ByteWriter {
  bytes: Uint8Array;
  length = 0;

  constructor(size = 1_024) {
    this.bytes = new Uint8Array(size);
  }

  clear(): void {
    this.length = 0;
  }

  byte(value: number): void {
    if (this.length === this.bytes.length) this.reserve(1);
    this.bytes[this.length++] = value;
  }

  varint(value: number): void {
    let rest = value >>> 0;
    if (this.length + 5 > this.bytes.length) this.reserve(5);
    while (rest > 127) {
      this.bytes[this.length++] = (rest & 127) | 128;
      rest >>>= 7;
    }
    this.bytes[this.length++] = rest;
  }

  append(source: Uint8Array): void {
    const { length } = source;
    this.reserve(length);
    // Most lists are a few bytes, for which `set` takes longer than copying them takes.
    if (length > SHORT) this.bytes.set(source, this.length);
    else for (let i = 0; i < length; i++) this.bytes[this.length + i] = source[i]!;
    this.length += length;
  }

  /** A copy of what was written. */
  take(): Uint8Array {
    return this.bytes.slice(0, this.length);
  }

  private reserve(more: number): void {
    if (this.length + more <= this.bytes.length) return;
    const wider = new Uint8Array(Math.max(this.bytes.length * 2, this.length + more));
    wider.set(this.bytes.subarray(0, this.length));
    this.bytes = wider;
  }
}

/** Reads what ByteWriter wrote. */
export class ByteReader {
  constructor(
    readonly bytes: Uint8Array,
    public at = 0,
  ) {}

  byte(): number {
    return this.bytes[this.at++]!;
  }

  varint(): number {
    let value = 0;
    let shift = 0;
    for (;;) {
      const byte = this.bytes[this.at++]!;
      value |= (byte & 127) << shift;
      if (byte < 128) return value >>> 0;
      shift += 7;
    }
  }
}
