import type { Response } from 'express';

/** Milliseconds without an event after which proxies begin to cut connections. */
const HEARTBEAT_MS = 15_000;
/** Milliseconds after which a browser connects again. */
const RETRY_MS = 2_000;

/** Server-sent events (`text/event-stream`) on one answer. */
export class EventStream {
  private readonly heartbeat: NodeJS.Timeout;

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
    this.response.write(`event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  end(): void {
    clearInterval(this.heartbeat);
    this.response.end();
  }
}
