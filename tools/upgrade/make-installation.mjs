/**
 * Makes what the suite `upgrade` starts from: an installation of an earlier state of this repository,
 * as its own image filled it in Compose. Run it again, with another commit, when an upgrade is to
 * start elsewhere:
 *
 *   node tools/upgrade/make-installation.mjs fa6e2048
 *
 * Everything secret in it is what Compose gives to whoever is trying the product.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from '../prepare.mjs';

const commit = process.argv[2] ?? 'fa6e2048';
const PORT = '18081';
const PROJECT = 'casewright-earlier';
const home = `http://localhost:${PORT}`;
const INSTALLATION = join(import.meta.dirname, commit);
/** What people put into it; the suite looks for it. */
const KEPT = JSON.parse(readFileSync(join(ROOT, 'frontend/e2e/fixtures/kept.json'), 'utf8'));

/** An administrator, and a member who has searched, analyzed a document, and kept a draft. */
async function fill() {
  await ask('/api/auth/signup', KEPT.administrator);
  const cookie = await ask('/api/auth/signup', KEPT.member);
  await ask('/api/search', { query: KEPT.query }, cookie);
  await ask('/api/insights/analyze', { text: KEPT.text }, cookie);
  await ask('/api/citations/generate', { content: KEPT.source }, cookie);
  const request = { documentType: KEPT.draft, requirements: KEPT.text };
  const draft = await answerOf('/api/templates/generate', request, cookie);
  await ask('/api/templates/drafts', { title: KEPT.draft, request, draft }, cookie);
}

/** Sends a body; resolves with the cookie of an answer that has one. */
async function ask(path, body, cookie = '') {
  const response = await post(path, body, cookie);
  return response.headers.getSetCookie()[0]?.split(';')[0];
}

const answerOf = async (path, body, cookie) => (await post(path, body, cookie)).json();

async function post(path, body, cookie) {
  const response = await fetch(home + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response;
}

/** Writes what is in the database, and what the broker was told, beside the suite. */
function keep() {
  mkdirSync(INSTALLATION, { recursive: true });
  const dump = compose(
    ...['exec', '-T', 'postgres', 'pg_dumpall', '-U', 'casewright', '--no-role-passwords'],
  );
  // The administrator is there already when the dump is read back.
  const sql = dump.replace(/^(CREATE|ALTER) ROLE casewright\b(?!_).*$/gm, '');
  writeFileSync(join(INSTALLATION, 'database.sql.gz'), gzipSync(sql, { level: 9 }));
  const told = JSON.parse(
    compose('exec', '-T', 'rabbitmq', 'rabbitmqctl', '-q', 'export_definitions', '-'),
  );
  // Queues of one connection go with it, and are not exported; bindings to them are.
  told.bindings = told.bindings.filter(({ destination }) => !destination.startsWith('amq.gen-'));
  writeFileSync(join(INSTALLATION, 'broker.json'), `${JSON.stringify(told, null, 1)}\n`);
}

function compose(...args) {
  return run('docker', tree, 'compose', '-p', PROJECT, ...args);
}

function run(program, cwd, ...args) {
  return execFileSync(program, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 512 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT, CASEWRIGHT_VERSION: 'earlier' },
  });
}

const tree = join(mkdtempSync(join(tmpdir(), 'casewright-earlier-')), 'tree');
run('git', ROOT, 'worktree', 'add', '--detach', tree, commit);
try {
  compose('build');
  compose('up', '--no-build', '--wait');
  await fill();
  keep();
} finally {
  compose('down', '--volumes', '--rmi', 'local');
  run('git', ROOT, 'worktree', 'remove', '--force', tree);
  rmSync(join(tree, '..'), { recursive: true, force: true });
}
