import { open } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { lineOf, type Shipped } from '../shipped-lines.js';
import type { Receiver } from './receiver.js';

const NEW_LINE = 0x0a;

/** Appends to a file, reopened for each batch so that it can be moved away at any time. */
export class FileReceiver implements Receiver {
  readonly name: string;
  private readonly path: string;

  constructor(url: URL) {
    this.path = fileURLToPath(url);
    this.name = `file:${this.path}`;
  }

  async deliver(batch: readonly Shipped[]): Promise<void> {
    const file = await open(this.path, 'a+', 0o600);
    try {
      const { size } = await file.stat();
      const last = Buffer.alloc(1, NEW_LINE);
      if (size > 0) await file.read(last, 0, 1, size - 1);
      // End a line that a power failure cut short; it is shipped again.
      const start = last[0] === NEW_LINE ? '' : '\n';
      await file.appendFile(`${start}${batch.map(lineOf).join('\n')}\n`);
      await file.sync();
    } finally {
      await file.close();
    }
  }
}
