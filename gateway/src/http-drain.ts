import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { AppError } from '@casewright/contracts';

export interface DrainLimits {
  /**
   * How long a connection may go without a request before it counts as idle and is closed, in
   * milliseconds.
   */
  idleMs: number;
  /** When unanswered requests get a 503 and are then cut off, in milliseconds. */
  lastMs: number;
}

/**
 * A proxy that reuses a connection sends its next request before it can know that we are stopping,
 * so a connection that was just in use gets time to deliver it. Both figures fit into the 25
 * seconds that a process has to stop.
 */
const LIMITS: DrainLimits = { idleMs: 500, lastMs: 17_000 };
const SWEEP_MS = 50;
/** Time for the last responses to leave before their connections are closed. */
const FLUSH_MS = 500;
const RETRY_SECONDS = 5;

interface Connection {
  /** Requests in progress. */
  open: number;
  /** When the last response ended, or the connection opened. */
  quietSince: number;
  /** Bytes received by then; more mean that another request has begun. */
  bytesRead: number;
}

/** Stops an HTTP server without resetting any request that it has received. */
export class HttpDrain {
  private readonly connections = new Map<Socket, Connection>();
  private readonly unanswered = new Set<ServerResponse>();
  private draining = false;

  /** Tracks connections from here on, so create it before the server listens. */
  constructor(
    private readonly server: Server,
    private readonly limits: DrainLimits = LIMITS,
  ) {
    server.on('connection', (socket: Socket) => {
      this.connections.set(socket, { open: 0, quietSince: Date.now(), bytesRead: 0 });
      socket.once('close', () => this.connections.delete(socket));
    });
    // Prepended, because the application's own listener may respond at once.
    server.prependListener('request', ({ socket }, response) => this.follow(socket, response));
  }

  /**
   * Refuses new connections, answers what has arrived with `Connection: close`, and resolves when
   * no connection is left.
   */
  async run(): Promise<void> {
    // Accept pending connections first; closing the listening socket would reset them.
    await turn();
    // Not `http.Server.close`, which would also cut connections that are between two requests.
    const gone = new Promise<void>((resolve) =>
      NetServer.prototype.close.call(this.server, () => resolve()),
    );
    // Only now: a client told to close reconnects, and must not do so while the socket is closing.
    this.draining = true;
    for (const response of this.unanswered) sayClose(response);
    const sweep = setInterval(() => this.closeIdle(), SWEEP_MS);
    const refuse = setTimeout(() => this.refuseRest(), this.limits.lastMs);
    const cut = setTimeout(() => this.server.closeAllConnections(), this.limits.lastMs + FLUSH_MS);
    this.closeIdle();
    await gone;
    clearInterval(sweep);
    clearTimeout(refuse);
    clearTimeout(cut);
  }

  private follow(socket: Socket, response: ServerResponse): void {
    const connection = this.connections.get(socket);
    if (connection) connection.open += 1;
    this.unanswered.add(response);
    if (this.draining) sayClose(response);
    response.once('close', () => {
      this.unanswered.delete(response);
      if (!connection) return;
      connection.open -= 1;
      connection.quietSince = Date.now();
      connection.bytesRead = socket.bytesRead;
    });
  }

  private closeIdle(): void {
    const before = Date.now() - this.limits.idleMs;
    for (const [socket, { open, quietSince, bytesRead }] of this.connections) {
      if (open === 0 && quietSince <= before && socket.bytesRead === bytesRead) socket.destroy();
    }
  }

  private refuseRest(): void {
    for (const response of this.unanswered) {
      if (!response.headersSent) refuse(response);
    }
  }
}

function sayClose(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}

/** Writes to the response directly: what the route has begun to do with it no longer matters. */
function refuse(response: ServerResponse): void {
  const error = new AppError(
    'UNAVAILABLE',
    'The server is restarting and could not finish this. Please try again in a moment.',
    { retryAfter: RETRY_SECONDS },
  );
  const correlationId = String(response.getHeader('x-correlation-id') ?? '');
  response.writeHead(error.status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'Retry-After': RETRY_SECONDS,
  });
  response.end(JSON.stringify(error.toEnvelope(correlationId)));
}
