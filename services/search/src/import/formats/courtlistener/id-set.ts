/**
 * A set of ids as a bit map: CourtListener has 70 million dockets, of which a few million belong
 * to opinions. A bit for each of the former takes 9 MB.
 */
export class IdSet {
  private bits = new Uint8Array(1 << 16);

  add(id: number): void {
    const byte = Math.floor(id / 8);
    if (byte >= this.bits.length) this.grow(byte + 1);
    this.bits[byte]! |= 1 << (id % 8);
  }

  has(id: number): boolean {
    return ((this.bits[Math.floor(id / 8)] ?? 0) & (1 << (id % 8))) !== 0;
  }

  private grow(bytes: number): void {
    const larger = new Uint8Array(Math.max(bytes, this.bits.length * 2));
    larger.set(this.bits);
    this.bits = larger;
  }
}
