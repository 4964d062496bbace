/** A value that was validated and serialized in a thread. The event loop passes it on unread. */
export class WrittenJson<T = unknown> {
  declare readonly value: T;

  constructor(readonly bytes: Buffer) {}

  /** The same object with fields more. */
  with<F extends object>(fields: F): WrittenJson<T & F> {
    const more = JSON.stringify(fields).slice(1);
    if (more === '}') return new WrittenJson(this.bytes);
    return new WrittenJson(Buffer.concat([this.bytes.subarray(0, -1), Buffer.from(`,${more}`)]));
  }
}
