import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { answerBrokenRequests } from './errors/broken-requests.js';
import { EdgeServer } from './http-server.js';

const SOON = {
  lingerMs: 50,
  headersTimeout: 50,
  requestTimeout: 60,
  connectionsCheckingInterval: 10,
};
const HEAD = 'POST /login HTTP/1.1\r\nHost: a\r\nContent-Length: 200\r\n';

describe('a request that drips', () => {
  let server: Server;
  const heard = new Map<Socket, string>();

  /** Serves a 401 to all, or nothing; resolves with a connection that has said `bytes`. */
  async function say(bytes: string, times = {}, answers = true): Promise<Socket> {
    const edge = new EdgeServer({ ...SOON, ...times });
    edge.use((_: unknown, response: { status: (code: number) => { end: () => void } }) => {
      if (answers) response.status(401).end();
    });
    edge.initHttpServer();
    server = edge.getHttpServer() as Server;
    answerBrokenRequests(server);
    await once(server.listen(0), 'listening');
    const socket = connect((server.address() as AddressInfo).port, 'localhost');
    socket.on('data', (data) => heard.set(socket, (heard.get(socket) ?? '') + data));
    socket.write(bytes);
    return socket;
  }

  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  it.each([
    ['in its head', HEAD],
    ['in its body', `${HEAD}\r\n{`],
  ])('is told so %s', async (_, bytes) => {
    const socket = await say(bytes, {}, false);
    await once(socket, 'close');
    expect(heard.get(socket)).toMatch(/^HTTP\/1\.1 408 .*REQUEST_TIMEOUT/s);
  });

  it('is cut off soon after its answer', async () => {
    const socket = await say(`${HEAD}\r\n{`, { requestTimeout: 60_000 });
    await once(socket, 'close');
    expect(heard.get(socket)).toMatch(/^HTTP\/1\.1 401 /);
  });
});
