const CONTINUES = 0x80;
const BITS = 7;

/** Writes numbers as they fit into bytes: most of an index are small. */
export class ByteWriter {
  private readonly bytes: number[] = [];

  /** A whole number that is not negative. */
  number(value: number): void {
    let rest = value;
    for (; rest >= CONTINUES; rest = Math.floor(rest / CONTINUES))
      this.bytes.push((rest % CONTINUES) | CONTINUES);
    this.bytes.push(rest);
  }

  /** A whole number of either sign. */
  signed(value: number): void {
    this.number(value < 0 ? -2 * value - 1 : 2 * value);
  }

  get length(): number {
    return this.bytes.length;
  }

  done(): Uint8Array {
    return Uint8Array.from(this.bytes);
  }
}

const UTF8 = new TextDecoder();

/** Reads what a `ByteWriter` wrote. */
export class ByteReader {
  constructor(
    private readonly bytes: Uint8Array,
    private at = 0,
  ) {}

  number(): number {
    let [value, scale] = [0, 1];
    for (;;) {
      const byte = this.bytes[this.at++]!;
      value += (byte & (CONTINUES - 1)) * scale;
      if (byte < CONTINUES) return value;
      scale *= 2 ** BITS;
    }
  }

  signed(): number {
    const value = this.number();
    return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
  }

  text(length: number): string {
    const text = UTF8.decode(this.bytes.subarray(this.at, this.at + length));
    this.at += length;
    return text;
  }
}

export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
