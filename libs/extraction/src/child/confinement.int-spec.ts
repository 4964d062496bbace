import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { getPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { DEFAULT_LIMITS } from '../extraction.js';
import { buildChild } from '../testing/built-child.js';
import { type Barrier, kernelBarrier, spawnBehind } from './kernel-barrier.js';
import { type Child, spawnChild, spawnConfined } from './spawn-child.js';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
/** Stands for what an installation keeps alongside its code. */
const SECRETS = `${ROOT}data/reader-spec`;

/** What code within the reader might try, and what comes of it: an error's code, or `done`. */
const ATTEMPTS = `
  const port = Number(process.argv[1]);
  const loopback = '127.0.0.1';
  const settled = (make) => new Promise((resolve, reject) => {
    const made = make(() => resolve('done'));
    made?.on?.('error', reject);
    if (typeof made?.then === 'function') made.then(() => resolve('done'), reject);
  });
  const fs = require('fs');
  const net = require('net');
  const dgram = require('dgram');
  const attempts = {
    'read .env': () => fs.readFileSync(process.argv[2] + '.env'),
    'read data/secret': () => fs.readFileSync(process.argv[3] + '/secret'),
    'read /etc/passwd': () => fs.readFileSync('/etc/passwd'),
    'read another service': () => fs.readFileSync(process.argv[2] + 'services/auth/package.json'),
    'read the environment': () => fs.readFileSync('/proc/self/environ'),
    'list the project': () => fs.readdirSync(process.argv[2]),
    'write a file': () => fs.writeFileSync('/tmp/casewright-child', ''),
    'connect': () => settled((then) => net.connect(port, loopback, then)),
    'connect by a socket': () => settled((then) => new net.Socket().connect(port, loopback, then)),
    'connect by a module': () => import('node:net').then((it) => settled((then) => it.connect(port, loopback, then))),
    'connect to a file': () => settled((then) => net.connect('/var/run/docker.sock', then)),
    'connect by a stream of its own': () => new process.stdin._handle.constructor(0).connect({}, '/x'),
    'use TLS': () => settled((then) => require('tls').connect(port, loopback, then)),
    'use HTTP': () => settled((then) => require('http').get({ port }, then)),
    'use HTTP/2': () => settled((then) => require('http2').connect('http://127.0.0.1:' + port, then)),
    'fetch': () => fetch('http://127.0.0.1:' + port),
    'listen': () => settled((then) => new net.Server().listen(0, then)),
    'open a UDP socket': () => settled((then) => dgram.createSocket('udp4').bind(0, then)),
    'make a UDP socket': () => new dgram.Socket('udp4'),
    'ask for an address': () => settled((then) => void require('dns').lookup('localhost', then)),
    'ask for an address by promise': () => require('dns/promises').lookup('localhost'),
    'ask a server of names': () => new (require('dns').Resolver)(),
    'be inspected': () => require('inspector').open(0, loopback),
    'start a program': () => require('child_process').execFileSync('/bin/true'),
    'start a thread': () => new (require('worker_threads').Worker)('1', { eval: true }),
    'load native code': () => process.dlopen({ exports: {} }, '/x.node'),
    'reach into Node': () => process.binding('tcp_wrap'),
    'signal its parent': () => process.kill(process.ppid, 0),
    'make code of text': () => eval('1'),
  };
  (async () => {
    const outcomes = {};
    for (const [name, attempt] of Object.entries(attempts)) {
      try {
        await attempt();
        outcomes[name] = 'done';
      } catch (error) {
        outcomes[name] = error.code ?? error.name;
      }
    }
    process.stdout.write(JSON.stringify(outcomes), () => process.exit());
  })();
`;

async function said(child: Child): Promise<string> {
  child.stdin.end();
  const [output, errors] = await Promise.all([child.stdout.toArray(), child.stderr.toArray()]);
  if (output.length === 0) throw new Error(Buffer.concat(errors).toString());
  return Buffer.concat(output).toString();
}

describe('the process that reads a file', () => {
  let server: Server;
  let port: number;

  beforeAll(async () => {
    buildChild();
    mkdirSync(SECRETS, { recursive: true });
    writeFileSync(`${SECRETS}/secret`, 'secret');
    server = createServer((socket) => socket.end()).listen(0, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  }, 120_000);

  afterAll(() => {
    rmSync(SECRETS, { recursive: true });
    server.close();
  });

  const barriers: [string, () => Barrier | null][] = [
    ['by Node alone', () => null],
    ['behind what the kernel offers', kernelBarrier],
  ];

  it.each(barriers)('sees no file but its own, and no network: %s', async (_, barrier) => {
    const entry = ['-e', ATTEMPTS, String(port), ROOT, SECRETS];
    const child = spawnConfined(DEFAULT_LIMITS.memoryBytes, entry, barrier());
    const outcomes = JSON.parse(await said(child)) as Record<string, string>;
    const refused = Object.fromEntries(
      Object.keys(outcomes).map((name) => [name, 'ERR_ACCESS_DENIED']),
    );
    expect(outcomes).toEqual({
      ...refused,
      fetch: 'ReferenceError',
      'make code of text': 'EvalError',
    });
  });

  it('is kept from the network by the kernel, where it helps, whatever runs in it', async () => {
    const connect = `require('net').connect(${port}, '127.0.0.1')
      .on('connect', () => console.log('done')).on('error', (error) => console.log(error.code))`;
    const alone = await said(spawnBehind(null, process.execPath, ['-e', connect]));
    expect(alone.trim()).toBe('done');
    const barrier = kernelBarrier();
    const behind = await said(spawnBehind(barrier, process.execPath, ['-e', connect]));
    const expected = { seccomp: 'EACCES', 'network namespace': 'ENETUNREACH' };
    expect(behind.trim()).toBe(barrier ? expected[barrier.name] : 'done');
  });

  it('has nothing of its environment', async () => {
    const entry = ['-e', 'process.stdout.write(JSON.stringify(process.env))'];
    expect(await said(spawnConfined(DEFAULT_LIMITS.memoryBytes, entry))).toBe('{}');
  });

  it('gives way to what answers users', () => {
    const child = spawnChild(DEFAULT_LIMITS);
    try {
      expect(getPriority(child.pid)).toBe(Math.min(19, getPriority() + 5));
    } finally {
      child.kill('SIGKILL');
    }
  });
});
