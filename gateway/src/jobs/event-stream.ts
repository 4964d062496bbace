import type { Response } from 'express';

/** Interval of heartbeats, in milliseconds; proxies cut connections that stay silent for longer. */
const HEARTBEAT_MS = 15_000;
/** Time after which a browser reconnects, in milliseconds. */
const RETRY_MS = 2_000;

/** Server-sent events (`text/event-stream`) on one response. */
export class EventStream {
  private readonly heartbeat: NodeJS.Timeout;
  private isLast = false;

  constructor(private readonly response: Response) {
    response.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      // Keeps compression and some proxies from buffering events.
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
   * Sends the last event, whose JSON data comes in pieces. An error, or another event sent
   * meanwhile, ends the stream early; the client then reconnects and gets everything.
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

  /** Resolves when a slow client has read what was written, or has disconnected. */
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
