import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { AppError } from '@casewright/contracts';

export interface DrainLimits {
  /** Milliseconds without a request after which a connection counts as idle and is closed. */
  idleMs: number;
  /** Milliseconds after which what is still unanswered is answered 503, and then cut off. */
  lastMs: number;
}

/**
 * A proxy that reuses a connection has written its next request before it can know that we are
 * stopping: a connection that was just in use is given time to deliver it. Both figures leave room
 * in the 25 seconds that a process has to stop.
 */
const LIMITS: DrainLimits = { idleMs: 500, lastMs: 17_000 };
const SWEEP_MS = 50;
/** Time for the last answers to leave before their connections are cut. */
const FLUSH_MS = 500;
const RETRY_SECONDS = 5;

interface Connection {
  /** Requests that are being answered. */
  open: number;
  /** When the last answer ended, or the connection was made. */
  quietSince: number;
  /** Bytes received by then; more of them are the beginning of another request. */
  bytesRead: number;
}

/** Stops an HTTP server without resetting a request that it has received. */
export class HttpDrain {
  private readonly connections = new Map<Socket, Connection>();
  private readonly unanswered = new Set<ServerResponse>();
  private draining = false;

  /** Watches the server from here on, so create it before the server listens. */
  constructor(
    private readonly server: Server,
    private readonly limits: DrainLimits = LIMITS,
  ) {
    server.on('connection', (socket: Socket) => {
      this.connections.set(socket, { open: 0, quietSince: Date.now(), bytesRead: 0 });
      socket.once('close', () => this.connections.delete(socket));
    });
    // Before the application's own listener, which may answer at once.
    server.prependListener('request', ({ socket }, response) => this.follow(socket, response));
  }

  /**
   * Refuses new connections, answers what has arrived with `Connection: close`, and resolves when
   * no connection is left.
   */
  async run(): Promise<void> {
    // Connections that wait to be accepted would be reset with the socket that they wait at.
    await turn();
    // Not `http.Server.close`, which would cut connections that are in use between two requests.
    const gone = new Promise<void>((resolve) =>
      NetServer.prototype.close.call(this.server, () => resolve()),
    );
    // Said only now: whoever hears it reconnects, and must not do so while that socket closes.
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

/** Written by hand: what the route has begun to do with its answer no longer matters. */
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
