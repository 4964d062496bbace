/** An answer that was validated and written elsewhere, in a thread: the bus passes it on unread. */
export class Json<T = unknown> {
  declare readonly value: T;

  constructor(readonly bytes: Buffer) {}

  parse(): unknown {
    return JSON.parse(this.bytes.toString());
  }

  /** The same object with fields more. */
  with<F extends object>(fields: F): Json<T & F> {
    const more = JSON.stringify(fields).slice(1);
    if (more === '}') return new Json(this.bytes);
    return new Json(Buffer.concat([this.bytes.subarray(0, -1), Buffer.from(`,${more}`)]));
  }
}

/** An answer too large for a message: it lies with its service, and goes once it is read. */
export class KeptJson<T = unknown> implements AsyncIterable<Buffer> {
  declare readonly value: T;

  /** @param pieces of its bytes, for whoever asked */
  constructor(
    readonly claim: string,
    private readonly pieces: AsyncIterable<Buffer> | null = null,
  ) {}

  async *[Symbol.asyncIterator](): AsyncGenerator<Buffer, undefined> {
    if (this.pieces) yield* this.pieces;
  }

  async parse(): Promise<unknown> {
    const pieces: Buffer[] = [];
    for await (const piece of this) pieces.push(piece);
    return JSON.parse(Buffer.concat(pieces).toString());
  }
}
