import express from 'express';
import request from 'supertest';
import { clearStrayCookie, readSessionToken, setSessionCookie } from './session-cookie.js';

const OURS = 'a'.repeat(43);
const STRAY = 'b'.repeat(43);
const BOTH = `__Host-casewright_session=${OURS}; casewright_session=${STRAY}`;
const ONLY_PLAIN = `casewright_session=${STRAY}`;
const SAFARI = 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';

describe('the session cookie', () => {
  const app = express()
    .set('trust proxy', 1)
    .get('/token', (req, response) => {
      clearStrayCookie(req, response);
      response.json({ token: readSessionToken(req) ?? null });
    })
    .get('/login', (req, response) => {
      setSessionCookie(req, response, OURS, '2030-01-01T00:00:00.000Z');
      response.end();
    });
  const overTls = (path: string) =>
    request(app).get(path).set('Host', 'law.example').set('X-Forwarded-Proto', 'https');
  const withoutTls = (path: string) => request(app).get(path).set('Host', 'law.example');
  const nameOf = (setCookie: unknown) => String(setCookie).split('=')[0];

  it('counts over TLS under the bound name alone, and one of the plain name is cleared', async () => {
    const both = await overTls('/token').set('Cookie', BOTH);
    expect(both.body).toEqual({ token: OURS });
    const plain = await overTls('/token').set('Cookie', ONLY_PLAIN);
    expect(plain.body).toEqual({ token: null });
    for (const { headers } of [both, plain]) {
      expect(headers['set-cookie']).toHaveLength(1);
      expect(headers['set-cookie']?.[0]).toMatch(
        /^casewright_session=; .*Expires=Thu, 01 Jan 1970/,
      );
    }
    const ours = await overTls('/token').set('Cookie', `__Host-casewright_session=${OURS}`);
    expect(ours.headers['set-cookie']).toBeUndefined();
  });

  it('has the plain name without TLS, and only there', async () => {
    expect(nameOf((await overTls('/login')).headers['set-cookie'])).toBe(
      '__Host-casewright_session',
    );
    expect(nameOf((await withoutTls('/login')).headers['set-cookie'])).toBe('casewright_session');
    const both = await withoutTls('/token').set('Cookie', BOTH);
    expect(both.body).toEqual({ token: STRAY });
    expect(both.headers['set-cookie']).toBeUndefined();
  });

  it('on localhost is the bound one, but for Safari, which would not keep it', async () => {
    const local = (agent: string) =>
      request(app).get('/token').set('User-Agent', agent).set('Cookie', BOTH);
    expect((await local('curl/8')).body).toEqual({ token: OURS });
    expect((await local(SAFARI)).body).toEqual({ token: STRAY });
  });

  it.each(['', 'x', 'a'.repeat(44), 'a'.repeat(5_000), `${'a'.repeat(42)}!`])(
    'of a wrong form is none of ours (%#)',
    async (value) => {
      const cookie = `__Host-casewright_session=${value}`;
      expect((await overTls('/token').set('Cookie', cookie)).body).toEqual({ token: null });
    },
  );
});
