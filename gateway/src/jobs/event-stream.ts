import type { Response } from 'express';

/** Milliseconds without an event after which proxies begin to cut connections. */
const HEARTBEAT_MS = 15_000;
/** Milliseconds after which a browser connects again. */
const RETRY_MS = 2_000;

/** Server-sent events (`text/event-stream`) on one answer. */
export class EventStream {
  private readonly heartbeat: NodeJS.Timeout;
  private isLast = false;

  constructor(private readonly response: Response) {
    response.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      // Compression and some proxies would hold events back.
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    });
    response.write(`retry: ${RETRY_MS}\n\n`);
    this.heartbeat = setInterval(() => response.write(': still here\n\n'), HEARTBEAT_MS).unref();
    response.once('close', () => clearInterval(this.heartbeat));
  }

  send(event: string, id: string, data: unknown): void {
    if (this.isLast) return void this.response.destroy();
    this.response.write(`event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /**
   * The last event, whose data is JSON that comes in pieces. An error, or another event that is sent
   * meanwhile, breaks the stream off: the listener connects again and hears the whole.
   */
  async sendLast(
    event: string,
    id: string,
    [before, behind]: readonly [before: string, behind: string],
    pieces: AsyncIterable<Buffer>,
  ): Promise<void> {
    clearInterval(this.heartbeat);
    this.isLast = true;
    try {
      this.response.write(`event: ${event}\nid: ${id}\ndata: ${before}`);
      for await (const piece of pieces) {
        if (this.response.destroyed) return;
        if (!this.response.write(piece)) await this.drained();
      }
      this.response.write(`${behind}\n\n`);
    } catch (error) {
      this.response.destroy();
      throw error;
    }
  }

  /** Resolves when a slow listener has read what was written, or has gone. */
  private async drained(): Promise<void> {
    await new Promise<void>((resolve) => {
      const done = (): void => {
        this.response.off('drain', done).off('close', done);
        resolve();
      };
      this.response.on('drain', done).on('close', done);
    });
  }

  end(): void {
    clearInterval(this.heartbeat);
    this.response.end();
  }
}
