import express from 'express';
import request from 'supertest';
import { publicOrigin, refuseUnknownHosts } from './known-hosts.js';

const served = (settings: { PUBLIC_URL?: string; ALLOWED_HOSTS?: string }) =>
  express().use(refuseUnknownHosts(settings), (asked, response) => {
    response.json({ origin: publicOrigin(asked, settings) });
  });
const ask = (settings: object, host: string, path = '/') =>
  request(served(settings)).get(path).set('Host', host);

describe('links in files', () => {
  it.each(['localhost:8080', '127.0.0.1:18080', '[::1]:8080', 'localhost'])(
    'lead to %s without configuration',
    async (host) => {
      expect((await ask({}, host)).body).toEqual({ origin: `http://${host}` });
    },
  );

  it.each(['evil.example', '192.168.1.5:8080', 'localhost.evil.example', 'localhost@evil.example'])(
    'never follow the name %s, which is served',
    async (host) => {
      expect(await ask({}, host)).toMatchObject({ status: 200, body: { origin: null } });
    },
  );

  it('lead to PUBLIC_URL whatever was asked for', async () => {
    const settings = { PUBLIC_URL: 'https://law.firm.example/' };
    for (const host of ['law.firm.example', 'law.firm.example:8443', 'localhost:8080']) {
      expect((await ask(settings, host)).body).toEqual({ origin: 'https://law.firm.example' });
    }
  });

  it('lead to a name of ALLOWED_HOSTS that was asked for', async () => {
    const settings = { ALLOWED_HOSTS: 'law.lan, 192.168.1.5' };
    for (const host of ['law.lan:8080', '192.168.1.5:8080', 'localhost']) {
      expect((await ask(settings, host)).body).toEqual({ origin: `http://${host}` });
    }
  });
});

describe('with names configured', () => {
  it.each([{ PUBLIC_URL: 'https://law.firm.example' }, { ALLOWED_HOSTS: 'law.firm.example' }])(
    '%j: others are refused, but not to probes of health',
    async (settings) => {
      expect(await ask(settings, 'evil.example')).toMatchObject({
        status: 421,
        body: { code: 'UNKNOWN_HOST' },
      });
      expect((await ask(settings, '10.0.0.7:8080', '/api/health/live')).status).toBe(200);
    },
  );
});
