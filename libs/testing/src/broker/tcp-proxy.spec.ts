import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { TcpProxy } from './tcp-proxy.js';

describe('the faulty network', () => {
  let echo: Server;
  let proxy: TcpProxy;
  const sockets: Socket[] = [];

  beforeEach(async () => {
    echo = createServer((socket) => socket.on('error', () => undefined).pipe(socket));
    await new Promise<void>((resolve) => echo.listen(0, '127.0.0.1', resolve));
    proxy = await TcpProxy.before(`amqp://user@127.0.0.1:${(echo.address() as AddressInfo).port}`);
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await proxy.close();
    echo.close();
  });

  function client(): Socket {
    const socket = connect(Number(new URL(proxy.url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    sockets.push(socket);
    return socket;
  }

  /** `once` would reject with the reset that this waits for. */
  function gone(socket: Socket): Promise<unknown> {
    return new Promise((resolve) => socket.on('close', resolve));
  }

  async function said(socket: Socket, text: string): Promise<string> {
    socket.write(text);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    return answer.toString();
  }

  it('passes everything on, and keeps the user of the address', async () => {
    expect(new URL(proxy.url).username).toBe('user');
    await expect(said(client(), 'hello')).resolves.toBe('hello');
  });

  it('cuts what is open and takes new connections', async () => {
    const first = client();
    await said(first, 'hello');
    const closed = gone(first);
    proxy.cut();
    await closed;
    await expect(said(client(), 'again')).resolves.toBe('again');
  });

  it('refuses new connections until it is restored', async () => {
    proxy.refuse();
    await gone(client());
    expect(proxy.attempts).toBe(1);
    proxy.restore();
    await expect(said(client(), 'again')).resolves.toBe('again');
  });

  it('holds everything back while frozen, and delivers it after', async () => {
    const socket = client();
    await said(socket, 'hello');
    proxy.freeze();
    let early = true;
    const answer = said(socket, 'late').then((text) => ({ text, early }));
    await expect(said(client(), 'other')).resolves.toBe('other');
    early = false;
    proxy.restore();
    await expect(answer).resolves.toEqual({ text: 'late', early: false });
  });
});
