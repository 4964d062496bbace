import { createServer, type ServerOptions } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';

/** In milliseconds. */
interface ServerTimes extends ServerOptions {
  /** How long a connection is kept after the answer to a request that has not ended. */
  readonly lingerMs: number;
}

const TIMES: ServerTimes = {
  // Longer than proxies keep theirs (most of them 60 seconds), or a proxy now and then sends a request
  // into a connection that is just being closed.
  keepAliveTimeout: 75_000,
  headersTimeout: 15_000,
  // The largest upload at 90 KB a second; short bodies have less (`bodies/in-time.ts`).
  requestTimeout: 300_000,
  connectionsCheckingInterval: 5_000,
  // Browsers do not read a response until they have sent the whole body.
  lingerMs: 30_000,
};

/** Express on a server that cuts requests off that drip. */
export class EdgeServer extends ExpressAdapter {
  constructor(private readonly times = TIMES) {
    super();
  }

  override initHttpServer(): void {
    const { lingerMs, ...options } = this.times;
    const server = createServer(options, this.getInstance());
    server.on('request', (request, response) => {
      response.once('finish', () => {
        if (request.complete) return;
        const timer = setTimeout(() => request.socket.destroy(), lingerMs).unref();
        request.once('close', () => clearTimeout(timer));
      });
    });
    this.httpServer = server;
  }
}
