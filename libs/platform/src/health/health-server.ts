import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HealthRegistry } from './health-registry.js';

/** As the gateway's readiness has it. */
const RETRY_AFTER_S = 5;

export interface HealthServer {
  readonly port: number;
  close(): Promise<void>;
}

/** `/live` and `/ready` for an orchestrator; a process without HTTP of its own needs a door. */
export function startHealthServer(registry: HealthRegistry, port: number): Promise<HealthServer> {
  const server = createServer((request, response) => {
    const answer = (status: number, body: unknown): void => {
      if (status === 503) response.setHeader('retry-after', RETRY_AFTER_S);
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    if (request.url === '/live') return answer(200, { status: 'live' });
    if (request.url !== '/ready') return answer(404, { status: 'unknown path' });
    void registry
      .check()
      .then((readiness) => answer(readiness.status === 'ready' ? 200 : 503, readiness));
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () =>
      resolve({
        port: (server.address() as AddressInfo).port,
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            server.closeAllConnections();
          }),
      }),
    );
  });
}
