import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** Stands between a client and a server, and makes the faults of a network on command. */
export class TcpProxy {
  private readonly pairs = new Set<[Socket, Socket]>();
  private refusing = false;
  private accepted = 0;

  private constructor(
    private readonly server: Server,
    private readonly target: URL,
  ) {
    server.on('connection', (client) => this.relay(client));
  }

  /** @param url of the server, `amqp://user:password@host:5672` */
  static async before(url: string): Promise<TcpProxy> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new TcpProxy(server, new URL(url));
  }

  /** The server's address, by way of this proxy. */
  get url(): string {
    const url = new URL(this.target);
    url.hostname = '127.0.0.1';
    url.port = String((this.server.address() as AddressInfo).port);
    return url.href;
  }

  /** Connections that reached the proxy, refused ones too. */
  get attempts(): number {
    return this.accepted;
  }

  /** Resets every connection, as a killed server does. New ones are still taken. */
  cut(): void {
    for (const pair of this.pairs) for (const socket of pair) socket.resetAndDestroy();
  }

  /** Cuts, and resets every new connection until `restore`. */
  refuse(): void {
    this.refusing = true;
    this.cut();
  }

  restore(): void {
    this.refusing = false;
    for (const pair of this.pairs) for (const socket of pair) socket.resume();
  }

  /** Connections stay open and nothing passes, as when a cable is pulled. */
  freeze(): void {
    for (const pair of this.pairs) for (const socket of pair) socket.pause();
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private relay(client: Socket): void {
    this.accepted += 1;
    if (this.refusing) {
      client.on('error', () => undefined);
      client.resetAndDestroy();
      return;
    }
    const server = connect(Number(this.target.port || 5672), this.target.hostname);
    const pair: [Socket, Socket] = [client, server];
    this.pairs.add(pair);
    for (const [from, to] of [pair, [server, client] as const]) {
      from.setNoDelay(true);
      // Not piped: a pipe would resume a socket that `freeze` has paused.
      from.on('data', (chunk) => to.write(chunk));
      from.on('error', () => undefined);
      from.on('close', () => {
        this.pairs.delete(pair);
        to.destroy();
      });
    }
  }
}
