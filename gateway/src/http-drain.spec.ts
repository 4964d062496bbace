import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { type DrainLimits, HttpDrain } from './http-drain.js';

describe('stopping an HTTP server', () => {
  const agents: Agent[] = [];
  /** Requests that have arrived and wait for a response. */
  let arrived: ServerResponse[];
  let server: ReturnType<typeof createServer>;

  beforeEach(() => {
    arrived = [];
  });
  afterEach(() => {
    for (const agent of agents.splice(0)) agent.destroy();
    server.closeAllConnections();
    server.close();
  });

  /** Answers `/quick` at once and holds every other request. */
  async function serve(limits: DrainLimits = { idleMs: 300, lastMs: 60_000 }) {
    server = createServer((asked, response) => {
      if (asked.url === '/quick') response.end('quick');
      else arrived.push(response);
      server.emit('arrived');
    });
    const drain = new HttpDrain(server, limits);
    await once(server.listen(0), 'listening');
    return { drain, port: (server.address() as AddressInfo).port };
  }
  const arrival = () => once(server, 'arrived');

  function client(port: number) {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    agents.push(agent);
    return (path: string) =>
      new Promise<{ status?: number | undefined; connection?: string | undefined; body: string }>(
        (resolve, reject) => {
          const read = async (answer: IncomingMessage) => {
            const { statusCode: status, headers } = answer;
            resolve({ status, connection: headers.connection, body: await text(answer) });
          };
          request({ port, agent, path }, (answer) => void read(answer).catch(reject))
            .once('error', reject)
            .end();
        },
      );
  }

  async function socket(port: number): Promise<Socket> {
    const made = connect(port);
    made.on('error', () => undefined);
    await once(made, 'connect');
    return made;
  }

  it('answers what has arrived, and says that its connection closes', async () => {
    const { drain, port } = await serve();
    const answer = client(port)('/slow');
    await arrival();
    const stopped = drain.run();
    await new Promise(setImmediate);
    arrived[0]?.end('done');
    await expect(answer).resolves.toEqual({ status: 200, connection: 'close', body: 'done' });
    await stopped;
  });

  it('refuses new connections', async () => {
    const { drain, port } = await serve();
    const answer = client(port)('/slow');
    await arrival();
    const stopped = drain.run();
    await new Promise(setImmediate);
    await expect(client(port)('/quick')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    arrived[0]?.end();
    await Promise.all([answer, stopped]);
  });

  it('answers the next request of a connection that was just in use', async () => {
    const { drain, port } = await serve();
    const get = client(port);
    expect(await get('/quick')).toMatchObject({ status: 200, connection: 'keep-alive' });
    const stopped = drain.run();
    await new Promise(setImmediate);
    expect(await get('/quick')).toEqual({ status: 200, connection: 'close', body: 'quick' });
    await stopped;
  });

  it('answers a request of which only a part has arrived', async () => {
    const { drain, port } = await serve({ idleMs: 0, lastMs: 60_000 });
    const half = await socket(port);
    half.write('GET /quick HTTP/1.1\r\nHost: here\r\n');
    // Once a later request is answered, the server has read the half.
    await client(port)('/quick');
    const stopped = drain.run();
    await new Promise(setImmediate);
    half.write('\r\n');
    expect(await text(half)).toMatch(/^HTTP\/1\.1 200 OK\r\nConnection: close\r\n/);
    await stopped;
  });

  it('closes idle connections, those without a request among them', async () => {
    const { drain, port } = await serve({ idleMs: 0, lastMs: 60_000 });
    await client(port)('/quick');
    await socket(port);
    await drain.run();
  });

  it('closes the connection of a stream when the stream has ended', async () => {
    const { drain, port } = await serve({ idleMs: 0, lastMs: 60_000 });
    const answer = client(port)('/stream');
    await arrival();
    arrived[0]?.write('one, ');
    const stopped = drain.run();
    await new Promise(setImmediate);
    arrived[0]?.end('two');
    expect(await answer).toMatchObject({ body: 'one, two' });
    await stopped;
  });

  it('says 503 to what is not done in time', async () => {
    const { drain, port } = await serve({ idleMs: 0, lastMs: 0 });
    const answer = client(port)('/slow');
    await arrival();
    await drain.run();
    const { status, connection, body } = await answer;
    expect({ status, connection }).toEqual({ status: 503, connection: 'close' });
    expect(JSON.parse(body)).toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringContaining('restarting'),
      retryAfter: 5,
    });
  });

  it('cuts a stream off that does not end', async () => {
    const { drain, port } = await serve({ idleMs: 0, lastMs: 0 });
    const answer = client(port)('/stream');
    await arrival();
    arrived[0]?.write('one, ');
    await Promise.all([drain.run(), expect(answer).rejects.toThrow()]);
  });
});
