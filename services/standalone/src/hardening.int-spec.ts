import { connect } from 'node:net';
import { jest } from '@jest/globals';
import { type RunningProduct, startProduct } from '../test/product.js';

jest.setTimeout(120_000);

/** Items of docs/security-asvs.md that no other spec shows. */
describe('the product', () => {
  let product: RunningProduct;
  let ann: string;

  beforeAll(async () => {
    product = await startProduct();
    ann = await product.signUp('ann@firm.example');
  });
  afterAll(() => product.stop());

  const json = { 'content-type': 'application/json' };
  const post = (path: string, body: string): Promise<Response> =>
    fetch(`${product.origin}${path}`, { method: 'POST', headers: json, body });

  /** Bytes as they are; resolves with all that came back. */
  function say(bytes: string): Promise<string> {
    return new Promise((resolve, reject) => {
      let heard = '';
      const socket = connect(Number(new URL(product.origin).port), 'localhost', () =>
        socket.write(bytes),
      );
      socket.on('data', (chunk) => {
        heard += String(chunk);
      });
      socket.on('close', () => resolve(heard)).on('error', reject);
    });
  }

  it('lets no page of another origin read an answer', async () => {
    const asked = {
      origin: 'https://elsewhere.example',
      cookie: ann,
      'access-control-request-method': 'DELETE',
    };
    for (const method of ['GET', 'OPTIONS']) {
      for (const path of ['/', '/api/auth/me', '/api/documents', '/api/openapi.json']) {
        const { headers } = await fetch(`${product.origin}${path}`, { method, headers: asked });
        const allowed = [...headers.keys()].filter((name) => name.startsWith('access-control-'));
        expect([method, path, allowed]).toEqual([method, path, []]);
      }
    }
  });

  it('sends nothing of a request back for TRACE', async () => {
    for (const path of ['/', '/api/auth/me']) {
      const heard = await say(
        `TRACE ${path} HTTP/1.1\r\nHost: a\r\nCookie: Zq7Marvin\r\nConnection: close\r\n\r\n`,
      );
      expect(heard).toMatch(/^HTTP\/1\.1 4\d\d /);
      expect(heard).not.toContain('Zq7Marvin');
    }
  });

  it.each([
    ['both lengths', 'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n'],
    ['two lengths', 'Content-Length: 4\r\nContent-Length: 30\r\n'],
    ['an odd encoding', 'Transfer-Encoding: xchunked\r\n'],
  ])('takes a request of %s for none, and nothing behind it for another', async (_, lines) => {
    const heard = await say(
      `POST /api/leads HTTP/1.1\r\nHost: a\r\n${lines}\r\n0\r\n\r\nGET /api/health/live HTTP/1.1\r\nHost: a\r\n\r\n`,
    );
    expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual([expect.stringMatching(/ (?:400|415)$/)]);
  });

  it('takes no field that a request does not have, nor one of all objects', async () => {
    const bea = '"email":"bea@firm.example","password":"secret-1","name":"Bea"';
    const more = '"role":"administrator","isAdmin":true,"id":1,"__proto__":{"isAdmin":true}';
    const answer = await post('/api/auth/signup', `{${bea},${more}}`);
    const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const me = await (await product.ask(cookie, '/api/auth/me')).json();
    expect(JSON.stringify(me)).toContain('"role":"member"');
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  it('compares passwords as they were typed, long ones to the end', async () => {
    const password = ` Two words  ${'x'.repeat(99)}Z `;
    const cy = { email: 'cy@firm.example', name: 'Cy' };
    expect((await post('/api/auth/signup', JSON.stringify({ ...cy, password }))).status).toBe(201);
    const tried = [password, password.trim(), password.toLowerCase(), password.slice(0, 72)];
    const statuses = [];
    for (const each of tried) {
      const body = JSON.stringify({ email: cy.email, password: each });
      statuses.push((await post('/api/auth/login', body)).status);
    }
    expect(statuses).toEqual([200, 401, 401, 401]);
  });
});
