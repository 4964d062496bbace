import { BitReader, OutOfInput } from './bit-reader.js';
import { DamagedBzip2 } from './block-symbols.js';
import { decodeBlock, type Workspace } from './decode-block.js';

const BLOCK = [0x314159, 0x265359] as const;
const END = [0x177245, 0x385090] as const;
const UNIT = 100_000;

/**
 * Decompresses bzip2 as it arrives, block by block, in about 8 MB of memory. Why it is ours: ADR 0030.
 *
 * @throws DamagedBzip2 when the bytes are no bzip2, damaged, or end early.
 */
export async function* bunzip2(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const decoder = new Decoder();
  for await (const chunk of chunks) {
    decoder.push(chunk);
    for (let block = decoder.next(false); block; block = decoder.next(false)) yield block;
  }
  for (let block = decoder.next(true); block; block = decoder.next(true)) yield block;
}

class Decoder {
  private waiting: Buffer[] = [];
  private waitingBytes = 0;
  private input: Buffer = Buffer.alloc(0);
  /** Bits of the first byte of `input` that are read already. */
  private used = 0;
  private space: Workspace | undefined;
  private inStream = false;
  /** How much must have arrived before it makes sense to try. */
  private wanted = 4;

  push(chunk: Buffer): void {
    this.waiting.push(chunk);
    this.waitingBytes += chunk.length;
  }

  /** The next block, or undefined when more input is needed or all is read. */
  next(final: boolean): Buffer | undefined {
    if (!final && this.input.length + this.waitingBytes < this.wanted) return undefined;
    this.input = Buffer.concat([this.input, ...this.waiting]);
    this.waiting = [];
    this.waitingBytes = 0;
    for (;;) {
      if (this.input.length === 0 && !this.inStream) return undefined;
      try {
        const block = this.read();
        if (block) return block;
      } catch (error) {
        if (!(error instanceof OutOfInput)) throw error;
        if (final) throw new DamagedBzip2('a premature end');
        this.wanted = Math.max(this.wanted, this.input.length + 2 * UNIT);
        return undefined;
      }
    }
  }

  /** Reads a header, a block or the end of a stream. */
  private read(): Buffer | undefined {
    if (!this.inStream) return this.readHeader();
    const reader = new BitReader(this.input);
    reader.read(this.used);
    const magic = [reader.read(24), reader.read(24)];
    if (magic[0] === END[0] && magic[1] === END[1]) {
      reader.read32();
      this.inStream = false;
      this.advance(reader.byteAligned(), 0);
      return undefined;
    }
    if (magic[0] !== BLOCK[0] || magic[1] !== BLOCK[1])
      throw new DamagedBzip2('no block where one is expected');
    const block = decodeBlock(reader, this.space!);
    const { position, used } = reader.mark();
    this.advance(position, used);
    this.wanted = this.space!.links.length + UNIT;
    return block;
  }

  private readHeader(): undefined {
    if (this.input.length < 4) throw new OutOfInput();
    const level = this.input[3]! - 0x30;
    if (this.input.toString('latin1', 0, 3) !== 'BZh' || level < 1 || level > 9) {
      throw new DamagedBzip2('trailing data after its end');
    }
    const links = this.space?.links;
    if (links?.length !== level * UNIT) {
      this.space = {
        links: new Uint32Array(level * UNIT),
        output: Buffer.allocUnsafe(level * UNIT),
      };
    }
    this.inStream = true;
    this.advance(4, 0);
  }

  private advance(bytes: number, used: number): void {
    this.input = this.input.subarray(bytes);
    this.used = used;
  }
}
