import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { EndpointRefused, endpointFetch, isPrivateAddress } from './private-endpoint.js';

describe('a private address', () => {
  it.each(['127.0.0.1', '127.9.9.9', '10.1.2.3', '172.31.0.1', '192.168.1.1', '::1', 'fd00::1'])(
    'is %s',
    (address) => expect(isPrivateAddress(address)).toBe(true),
  );
  it.each(['::ffff:127.0.0.1', '::ffff:a01:203', '0:0:0:0:0:ffff:c0a8:0101'])(
    'is %s, which maps one',
    (address) => expect(isPrivateAddress(address)).toBe(true),
  );
  it.each([
    '8.8.8.8',
    '172.32.0.1',
    '11.0.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '2001:4860:4860::8888',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',
    'fe80::1',
    'localhost',
  ])('is not %s', (address) => expect(isPrivateAddress(address)).toBe(false));
});

describe('an endpoint that must be private', () => {
  const at =
    (...addresses: string[]) =>
    async () =>
      addresses.map((address) => ({ address }));

  it('is one all of whose addresses are, and the connection goes to them', async () => {
    const server = createServer((_, response) => response.end()).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    try {
      // A name that nobody else can look up.
      const send = endpointFetch('off', at('127.0.0.1', '127.0.0.1'));
      expect((await send(`http://model.invalid:${port}/v1`)).status).toBe(200);
      expect((await send(new URL(`http://127.0.0.1:${port}/v1`))).status).toBe(200);
    } finally {
      server.close();
      server.closeAllConnections();
    }
  });

  it('is asked for once: a second answer could be another', async () => {
    const server = createServer((_, response) => response.end()).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const answers = ['127.0.0.1', '203.0.113.7'];
    let asked = 0;
    const send = endpointFetch('off', async () => [{ address: answers[asked++]! }]);
    try {
      expect((await send(`http://rebound.invalid:${port}/v1`)).status).toBe(200);
      expect(asked).toBe(1);
    } finally {
      server.close();
      server.closeAllConnections();
    }
  });

  it.each([
    ['http://model/v1', at('10.0.0.9', '8.8.8.8')],
    ['http://model/v1', at()],
    ['http://[::ffff:808:808]/v1', at('127.0.0.1')],
    ['http://134744072/v1', at('127.0.0.1')],
  ])('is not %s', async (url, resolve) => {
    await expect(endpointFetch('off', resolve)(url)).rejects.toThrow(EndpointRefused);
  });

  it('is looked up at each request, and a redirection leads nowhere', async () => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.writeHead(request.url === '/moved' ? 302 : 200, { location: '/elsewhere' }).end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    let address = '127.0.0.1';
    const send = endpointFetch('off', async () => [{ address }]);
    try {
      expect((await send(`http://127.0.0.1:${port}/first`)).status).toBe(200);
      await expect(send(`http://127.0.0.1:${port}/moved`)).rejects.toThrow();
      address = '203.0.113.7';
      await expect(send(`http://localhost:${port}/second`)).rejects.toThrow(EndpointRefused);
      expect(asked).toEqual(['/first', '/moved']);
    } finally {
      server.close();
      server.closeAllConnections();
    }
  });

  it('is let go of in the midst of an answer, whatever was collected as garbage meanwhile', async () => {
    const server = createServer((_, response) => response.writeHead(200).write('It begins'));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const cancel = new AbortController();
    try {
      const answer = await endpointFetch('off')(`http://127.0.0.1:${port}`, {
        signal: cancel.signal,
      });
      const reader = answer.body!.getReader();
      await reader.read();
      const rest = reader.read();
      for (let n = 0; n < 3; n++) {
        await new Promise(setImmediate);
        collect();
      }
      cancel.abort(new Error('cancelled'));
      await expect(rest).rejects.toThrow('cancelled');
    } finally {
      server.close();
      server.closeAllConnections();
    }
  });
});
