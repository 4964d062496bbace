/** The input ended inside a block: wait for more, or call the file truncated. */
export class OutOfInput extends Error {}

/** Bits, most significant first, over a buffer that may be replaced by a longer one. */
export class BitReader {
  private bits = 0;
  private count = 0;

  constructor(
    readonly input: Uint8Array,
    private position = 0,
  ) {}

  /** The next `count` bits, at most 24. */
  read(count: number): number {
    this.fill(count);
    this.count -= count;
    return (this.bits >>> this.count) & ((1 << count) - 1);
  }

  /**
   * The next `count` bits without taking them; beyond the end of the input they are zero, so that
   * a short code at the very end can still be looked up.
   */
  peek(count: number): number {
    while (this.count < count && this.position < this.input.length) this.shift();
    if (this.count >= count) return (this.bits >>> (this.count - count)) & ((1 << count) - 1);
    return (this.bits << (count - this.count)) & ((1 << count) - 1);
  }

  skip(count: number): void {
    if (count > this.count) throw new OutOfInput();
    this.count -= count;
  }

  read32(): number {
    return ((this.read(16) << 16) | this.read(16)) >>> 0;
  }

  /** Drops what is left of the byte and returns the position of the next one. */
  byteAligned(): number {
    return this.position - (this.count >> 3);
  }

  /** Where to continue later: whole bytes, and how many bits of the first one are used up. */
  mark(): { position: number; used: number } {
    const unread = this.count;
    const position = this.position - Math.ceil(unread / 8);
    return { position, used: (8 - (unread % 8)) % 8 };
  }

  private fill(count: number): void {
    while (this.count < count) {
      if (this.position >= this.input.length) throw new OutOfInput();
      this.shift();
    }
  }

  private shift(): void {
    // No more than 32 bits are ever kept: at most 24 are asked for when at most 7 are left over.
    this.bits = (this.bits << 8) | this.input[this.position++]!;
    this.count += 8;
  }
}
