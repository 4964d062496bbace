/** A real API server with its etcd, on loopback and for as long as something takes. */
import { spawn, spawnSync } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const START_MS = 180_000;

/**
 * `work` gets `kubectl(args, input)`, which answers `{ok, out, said}`: whether it was accepted, what
 * it printed, and what it said about it.
 *
 * @param programs the folder of kube-apiserver and kubectl
 */
export async function withApiServer(programs, work) {
  const folder = mkdtempSync(join(tmpdir(), 'casewright-kubernetes-'));
  const token = randomBytes(24).toString('hex');
  const [client, peer, port] = await freePorts(3);
  const etcd = start('etcd', etcdFlags(folder, client, peer), join(folder, 'etcd.log'));
  const log = join(folder, 'kube-apiserver.log');
  const flags = serverFlags(folder, token, client, port);
  const server = start(join(programs, 'kube-apiserver'), flags, log);
  try {
    const kubectl = clientOf(programs, folder, token, port);
    await ready(kubectl, server, log);
    return await work(kubectl);
  } finally {
    await stop(server);
    await stop(etcd);
    rmSync(folder, { recursive: true, force: true });
  }
}

const http = (port) => `http://127.0.0.1:${port}`;

function etcdFlags(folder, client, peer) {
  return [
    `--data-dir=${join(folder, 'etcd')}`,
    `--listen-client-urls=${http(client)}`,
    `--advertise-client-urls=${http(client)}`,
    `--listen-peer-urls=${http(peer)}`,
    `--initial-advertise-peer-urls=${http(peer)}`,
    `--initial-cluster=default=${http(peer)}`,
  ];
}

function serverFlags(folder, token, etcd, port) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const kept = (name, text) => {
    writeFileSync(join(folder, name), text, { mode: 0o600 });
    return join(folder, name);
  };
  return [
    `--etcd-servers=${http(etcd)}`,
    `--cert-dir=${folder}`,
    '--bind-address=127.0.0.1',
    `--secure-port=${port}`,
    `--token-auth-file=${kept('tokens.csv', `${token},tester,1,system:masters\n`)}`,
    '--authorization-mode=RBAC',
    '--service-account-issuer=https://kubernetes.default.svc',
    `--service-account-key-file=${kept('accounts.pub', publicKey)}`,
    `--service-account-signing-key-file=${kept('accounts.key', privateKey)}`,
    '--service-cluster-ip-range=10.0.0.0/24',
  ];
}

function clientOf(programs, folder, token, port) {
  const where = [
    `--server=https://127.0.0.1:${port}`,
    `--certificate-authority=${join(folder, 'apiserver.crt')}`,
    `--token=${token}`,
    `--cache-dir=${join(folder, 'cache')}`,
  ];
  const env = { ...process.env, KUBECONFIG: join(folder, 'none') };
  return (args, input = '') => {
    const options = { env, input, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 };
    const result = spawnSync(join(programs, 'kubectl'), [...where, ...args], options);
    return { ok: result.status === 0, out: result.stdout, said: result.stderr };
  };
}

/** Resolves when it serves everything, its first objects included. */
async function ready(kubectl, server, log) {
  const until = Date.now() + START_MS;
  while (!kubectl(['get', '--raw', '/readyz']).ok) {
    if (server.exitCode !== null || Date.now() > until) {
      throw new Error(`The API server did not start.\n${readFileSync(log, 'utf8').slice(-4_000)}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

function start(command, args, log) {
  const out = openSync(log, 'a');
  const child = spawn(command, args, { stdio: ['ignore', out, out] });
  closeSync(out);
  return child;
}

function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill('SIGKILL');
  });
}

/** All of them are held until the last is known, so that they differ. */
async function freePorts(count) {
  const probes = await Promise.all(Array.from({ length: count }, listening));
  const ports = probes.map((probe) => probe.address().port);
  await Promise.all(probes.map((probe) => new Promise((resolve) => probe.close(resolve))));
  return ports;
}

function listening() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => resolve(probe));
  });
}
