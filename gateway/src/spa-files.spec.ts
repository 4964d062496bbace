import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import request from 'supertest';
import { GatewayConfig } from './gateway-config.js';
import { spaFiles } from './spa-files.js';

describe('the files of the SPA', () => {
  let root: string;
  let app: express.Express;

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'casewright-spa-'));
    writeFileSync(join(root, 'index.html'), '<!doctype html><title>page</title>');
    writeFileSync(join(root, 'pages.json'), JSON.stringify(['/', '/search', '/cases/:id']));
    writeFileSync(join(root, 'robots.txt'), 'a file');
    writeFileSync(join(root, 'manual.txt'), 'a long file '.repeat(200));
    writeFileSync(join(root, 'packed.txt'), 'a file');
    writeFileSync(join(root, 'packed.txt.br'), 'packed');
    mkdirSync(join(root, 'api'));
    writeFileSync(join(root, 'api', 'cases.json'), '"a file"');
    const config = Object.assign(new GatewayConfig(), { WEB_ROOT: root });
    app = express().use(spaFiles(config), (_, response) => {
      response.send('not the SPA');
    });
  });

  afterAll(() => rmSync(root, { recursive: true, force: true }));

  const get = async (path: string) => {
    const { status, text } = await request(app).get(path);
    return { status, text };
  };

  it.each(['/api', '/api/search/history', '/api/cases.json'])(
    'leaves %s to the API without looking for a file',
    async (path) => {
      expect(await get(path)).toEqual({ status: 200, text: 'not the SPA' });
    },
  );

  it('serves files, pages, and the not-found screen for what only looks like the API', async () => {
    expect(await get('/robots.txt')).toEqual({ status: 200, text: 'a file' });
    for (const page of ['/', '/search', '/cases/12']) expect((await get(page)).status).toBe(200);
    expect(await get('/apiary')).toMatchObject({
      status: 404,
      text: expect.stringMatching(/html/),
    });
  });

  it.each([
    '/.env',
    '/.git/config',
    '/cases/%ff',
    '/%00',
    '/a%00.txt',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/cases/%',
    `/${'a'.repeat(8_000)}`,
    '/index.html.bak',
    '/.',
  ])('shows a reader the not-found screen at %s', async (path) => {
    const { status, text } = await request(app).get(path).set('Accept', 'text/html,*/*');
    expect([status, text]).toEqual([404, expect.stringContaining('<title>Casewright')]);
  });

  it('leaves a missing file to whoever answers with an envelope', async () => {
    for (const path of ['/assets/gone.js', '/gone.png']) {
      expect(await get(path)).toEqual({ status: 200, text: 'not the SPA' });
    }
  });

  it('sends what the build has packed, and says that others get another form', async () => {
    const { headers } = await request(app).get('/packed.txt').set('Accept-Encoding', 'gzip, br');
    expect(headers).toMatchObject({ 'content-encoding': 'br', 'content-length': '6' });
    expect(headers.vary).toMatch(/accept-encoding/i);
    expect(headers['content-type']).toMatch(/^text\/plain/);
    const plain = await request(app).get('/packed.txt').set('Accept-Encoding', 'identity');
    expect([plain.headers['content-encoding'], plain.text]).toEqual([undefined, 'a file']);
  });

  it('packs what is long', async () => {
    const encodingOf = async (path: string) =>
      (await request(app).get(path)).headers['content-encoding'];
    expect(await encodingOf('/manual.txt')).toBe('gzip');
    expect(await encodingOf('/robots.txt')).toBeUndefined();
  });
});
