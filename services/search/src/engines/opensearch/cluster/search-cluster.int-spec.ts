import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OpenSearchSettings } from './opensearch-settings.js';
import { AWAY, SearchCluster } from './search-cluster.js';

const ANN = { username: 'ann', password: 'pass:wörd' };
const ASKED = { method: 'GET', path: '/' } as const;

describe('a cluster behind TLS and a password', () => {
  const folder = mkdtempSync(join(tmpdir(), 'casewright-tls-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  let node: Server;
  let address: string;

  beforeAll(async () => {
    execFileSync('openssl', [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-keyout',
      key,
      '-out',
      cert,
      '-days',
      '1',
      '-subj',
      '/CN=localhost',
      '-addext',
      'subjectAltName=DNS:localhost,IP:127.0.0.1',
    ]);
    const pair = { key: readFileSync(key), cert: readFileSync(cert) };
    node = createSecureServer(pair, ({ headers }, response) => {
      const given = Buffer.from(headers.authorization?.split(' ')[1] ?? '', 'base64').toString();
      response.statusCode = given === `${ANN.username}:${ANN.password}` ? 200 : 401;
      response.setHeader('content-type', 'application/json').end('{"name":"node"}');
    });
    address = `https://${await listening(node)}`;
  });
  afterAll(() => {
    node.close();
    rmSync(folder, { recursive: true });
  });

  const ask = async (settings: Partial<OpenSearchSettings>) => {
    const cluster = new SearchCluster(settingsOf([address], settings));
    try {
      return await cluster.write(ASKED);
    } finally {
      cluster.close();
    }
  };

  it('answers whoever knows both', async () => {
    const authority = readFileSync(cert, 'utf8');
    expect(await ask({ authority, auth: ANN })).toEqual({ name: 'node' });
    const unknown = 'OpenSearch refuses the user (401). Check OPENSEARCH_USERNAME';
    await expect(ask({ authority, auth: { ...ANN, password: 'other' } })).rejects.toThrow(unknown);
    await expect(ask({ authority })).rejects.toThrow(unknown);
    const cluster = new SearchCluster(settingsOf([address], { authority }));
    await expect(cluster.search(ASKED)).rejects.toThrow(AWAY);
    cluster.close();
  });

  it('is not asked where nobody vouches for it', async () => {
    await expect(ask({ auth: ANN })).rejects.toThrow(/self-signed certificate/);
  });
});

describe('a cluster of which one node hangs', () => {
  it('answers by the other, and is away where all hang', async () => {
    const hanging = createServer(() => undefined);
    const working = createServer((_, response) => {
      response.setHeader('content-type', 'application/json').end('{}');
    });
    const [first, second] = [await listening(hanging), await listening(working)];
    const both = new SearchCluster(settingsOf([`http://${first}`, `http://${second}`]));
    const all = new SearchCluster(settingsOf([`http://${first}`]));
    try {
      expect(await both.search(ASKED, 300)).toEqual({});
      await expect(all.search(ASKED, 300)).rejects.toThrow(AWAY);
    } finally {
      for (const cluster of [both, all]) cluster.close();
      hanging.closeAllConnections();
      for (const server of [hanging, working]) server.close();
    }
  });
});

function settingsOf(nodes: string[], more: Partial<OpenSearchSettings> = {}): OpenSearchSettings {
  return {
    nodes,
    auth: null,
    authority: null,
    prefix: 'spec',
    shards: 1,
    replicas: 0,
    ...more,
  };
}

async function listening(server: Server): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}
