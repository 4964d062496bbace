import { execFileSync } from 'node:child_process';
import { generateKeyPairSync, randomUUID, verify } from 'node:crypto';
import { appendFileSync, readFileSync, renameSync } from 'node:fs';
import { createServer as createHttp } from 'node:http';
import { type AddressInfo, createServer as createTcp, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { createServer as createTls } from 'node:tls';
import {
  hashOf,
  openReceiver,
  type Shipped,
  SyslogReceiver,
  shippedEntry,
  shippedHead,
  signHead,
} from '@casewright/audit-log';
import type { AuditEntry } from '@casewright/contracts';
import { arrived, newFolder, numbersOf, shippedIn } from '../../../test/shipping.js';
import { SHIP_TO } from '../../auth-config.js';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const calm = new AbortController().signal;

function batch(number: number): Shipped[] {
  const bare: Omit<AuditEntry, 'hash'> = {
    number,
    id: randomUUID(),
    at: '2026-11-22T09:30:00.000Z',
    actor: 1,
    action: 'export_file',
    subject: null,
    outcome: 'refused',
    correlationId: 'spec',
    previousHash: '0'.repeat(64),
  };
  const entry = { ...bare, hash: hashOf(bare) };
  return [shippedEntry(entry), shippedHead(signHead(entry, privateKey))];
}

const open = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};

describe('a receiver of the audit log', () => {
  it.each([
    ['file:/var/log/audit.log', true],
    ['syslog://siem:514', true],
    ['syslog+tls://siem.firm.example', true],
    ['https://token:x@siem.firm.example/audit?index=a', true],
    ['http://127.0.0.1:8088/audit', true],
    ['http://siem.firm.example/audit', false],
    ['ftp://siem', false],
    ['file:audit.log', false],
  ])('may be %s: %s', (target, isOne) => expect(SHIP_TO.test(target)).toBe(isOne));

  it('is named without what opens it', () => {
    const { name } = openReceiver('https://token:x@siem.firm.example/audit?key=y', privateKey);
    expect(name).toBe('https://siem.firm.example/audit');
  });

  it('is a file that can be moved away, and that a power failure has torn', async () => {
    const file = join(newFolder(), 'audit.log');
    const receiver = openReceiver(`file:${file}`, privateKey);
    await receiver.deliver(batch(1), calm);
    renameSync(file, `${file}.1`);
    await receiver.deliver(batch(2), calm);
    appendFileSync(file, '{"type":"entry","num');
    await receiver.deliver(batch(3), calm);
    expect(numbersOf(arrived(`${file}.1`))).toEqual([1]);
    const lines = readFileSync(file, 'utf8').split('\n');
    expect(lines[2]).toBe('{"type":"entry","num');
    expect(numbersOf(shippedIn(lines.toSpliced(2, 1).join('\n')))).toEqual([2, 3]);
  });

  /** A syslog server that keeps what it reads; `onSocket` may do otherwise. */
  function syslog(onSocket?: (socket: Socket) => void) {
    const got: string[] = [];
    const listener = (socket: Socket): void => {
      socket.on('error', () => undefined);
      onSocket?.(socket);
      let text = '';
      socket.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
      });
      socket.on('end', () => got.push(text));
    };
    return { got, listener };
  }

  it('is a syslog server, with messages of RFC 5424 behind their lengths', async () => {
    const { got, listener } = syslog();
    const server = createTcp(listener);
    await openReceiver(`syslog://127.0.0.1:${await open(server)}`, privateKey).deliver(
      batch(1),
      calm,
    );
    server.close();
    const messages = messagesIn(got.join(''));
    expect(messages).toEqual([
      expect.stringMatching(/^<109>1 2026-11-22T09:30:00\.000Z \S+ casewright audit entry - \{/),
      expect.stringMatching(/^<110>1 \S+ \S+ casewright audit head - \{"type":"head"/),
    ]);
    expect(shippedIn(messages.join('\n'))).toHaveLength(2);
  });

  it('is a syslog server behind TLS, whose certificate counts', async () => {
    const folder = newFolder();
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
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
    const { got, listener } = syslog();
    const server = createTls({ key: readFileSync(key), cert: readFileSync(cert) }, listener);
    const target = `syslog+tls://127.0.0.1:${await open(server)}`;
    const wary = openReceiver(target, privateKey);
    await expect(wary.deliver(batch(1), calm)).rejects.toThrow(/self-signed certificate/);
    const trusting = new SyslogReceiver(new URL(target), 'spec', readFileSync(cert, 'utf8'));
    await trusting.deliver(batch(1), calm);
    server.close();
    expect(messagesIn(got.join(''))).toHaveLength(2);
  });

  it('has not got what it did not read: a syslog server that dies, and one that hangs', async () => {
    const dying = createTcp(
      syslog((socket) => socket.once('data', () => socket.resetAndDestroy())).listener,
    );
    const gone = openReceiver(`syslog://127.0.0.1:${await open(dying)}`, privateKey);
    await expect(gone.deliver(batch(1), calm)).rejects.toThrow(/ECONNRESET|EPIPE/);
    dying.close();
    const patience = new AbortController();
    const hanging = createTcp(
      { allowHalfOpen: true },
      syslog((socket) => socket.once('data', () => patience.abort())).listener,
    );
    const deaf = openReceiver(`syslog://127.0.0.1:${await open(hanging)}`, privateKey);
    await expect(deaf.deliver(batch(1), patience.signal)).rejects.toThrow('It took too long.');
    hanging.close();
  });

  it('is a webhook that checks who signed, and is not followed elsewhere', async () => {
    const got: { body: string; signature: string; credentials: string | undefined }[] = [];
    let status = 200;
    const server = createHttp((request, response) => {
      let body = '';
      request.on('data', (chunk) => {
        body += chunk;
      });
      request.on('end', () => {
        const signature = String(request.headers['x-casewright-signature']);
        got.push({ body, signature, credentials: request.headers.authorization });
        response.writeHead(status, { location: '/elsewhere' }).end('kept');
      });
    });
    const receiver = openReceiver(
      `http://siem:a%20b@127.0.0.1:${await open(server)}/audit`,
      privateKey,
    );
    await receiver.deliver(batch(1), calm);
    status = 302;
    await expect(receiver.deliver(batch(2), calm)).rejects.toThrow(/redirects to another address/);
    server.close();
    expect(got).toHaveLength(2);
    const { body = '', signature = '', credentials } = got[0] ?? {};
    expect(credentials).toBe(`Basic ${Buffer.from('siem:a b').toString('base64')}`);
    const bytes = Buffer.from(
      /^ed25519=([\w-]+); key=[0-9a-f]{16}$/.exec(signature)?.[1] ?? '',
      'base64url',
    );
    expect(verify(null, Buffer.from(body), publicKey, bytes)).toBe(true);
    expect(shippedIn(body)).toHaveLength(2);
  });
});

/** Takes octet counting apart. */
function messagesIn(text: string): string[] {
  const found = /^(\d+) /.exec(text);
  if (!found) return [];
  const start = found[0].length;
  const end = start + Number(found[1]);
  return [text.slice(start, end), ...messagesIn(text.slice(end))];
}
