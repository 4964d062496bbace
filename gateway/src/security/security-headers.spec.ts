import express from 'express';
import request from 'supertest';
import { neverStored, securityHeaders } from './security-headers.js';

describe('headers of every answer', () => {
  const app = express()
    .use(securityHeaders())
    .use('/api', neverStored)
    .get(['/api/search/history', '/page'], (_, response) => {
      response.json([]);
    });
  const headersOf = async (path: string) => (await request(app).get(path)).headers;

  it('keep successful answers of the API, and failed ones, out of every cache', async () => {
    expect((await headersOf('/api/search/history'))['cache-control']).toBe('no-store');
    expect((await headersOf('/api/nowhere'))['cache-control']).toBe('no-store');
    expect((await headersOf('/page'))['cache-control']).toBeUndefined();
  });

  it('forbid frames and what comes from elsewhere, at every request alike', async () => {
    const [first, second] = [await headersOf('/page'), await headersOf('/page')];
    expect(first['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(first['content-security-policy']).toContain("default-src 'none'");
    expect(first['content-security-policy']).toContain("object-src 'none'");
    expect(first['content-security-policy']).toContain("require-trusted-types-for 'script'");
    expect(second['content-security-policy']).toBe(first['content-security-policy']);
    expect(first['x-content-type-options']).toBe('nosniff');
    expect(first['permissions-policy']).toMatch(/\bcamera=\(\), /);
    expect(first['permissions-policy']).not.toContain('clipboard-write');
    expect(first['permissions-policy']).not.toContain('publickey-credentials');
  });
});
