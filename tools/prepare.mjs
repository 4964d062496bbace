/**
 * What a fresh clone needs before anything of ours can run: packages and builds. Plain Node
 * without dependencies, because it runs before there are any.
 */
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../', import.meta.url));

const OLDEST_NODE = [20, 19];
const STAMP = join(ROOT, 'node_modules', '.cache', 'casewright', 'build');
const SOURCE_FOLDERS = ['libs', 'services', 'gateway', 'frontend'];
const ROOT_INPUTS = ['package-lock.json', 'tsconfig.base.json', 'nx.json'];
const NOT_SOURCES = new Set(['node_modules', 'dist', 'e2e', 'starter-library']);
const TESTS = /\.(int-)?spec\.tsx?$/;

/** Ends the process with a sentence when this Node is too old to run us. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  fail(
    `Casewright needs Node.js ${OLDEST_NODE.join('.')} or newer; this is ${process.version}. ` +
      'Install a newer one from nodejs.org and try again.',
  );
}

/** Installs the locked packages unless they are there already. */
export async function install() {
  const lock = join(ROOT, 'package-lock.json');
  const installed = join(ROOT, 'node_modules', '.package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  await step('Installing packages', 'npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts']);
}

/** Builds what changed since the last build; a look at the files' times decides. */
export async function build() {
  const fingerprint = fingerprintSources();
  const built = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint;
  if (built && existsSync(join(ROOT, 'frontend/dist/index.html'))) return;
  const nx = join(ROOT, 'node_modules/nx/dist/bin/nx.js');
  await step('Building', process.execPath, [nx, 'run-many', '-t', 'build', '--outputStyle=static']);
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, fingerprint);
}

/** Says which commit runs, where this is a checkout; the product shows it to administrators. */
export function nameBuild() {
  if (!existsSync(join(ROOT, '.git'))) return;
  const ask = ['log', '-1', '--format=%H %cI'];
  try {
    const stdio = ['ignore', 'pipe', 'ignore'];
    const said = execFileSync('git', ask, { cwd: ROOT, encoding: 'utf8', stdio });
    const [commit, date] = said.trim().split(' ');
    process.env.BUILD_COMMIT ||= commit;
    process.env.BUILD_DATE ||= date;
  } catch {
    // Without git, or in a folder of someone else, it is known by its version alone.
  }
}

/** Prints `message` and ends the process with 1. */
export function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

function fingerprintSources() {
  const hash = createHash('sha256');
  for (const file of ROOT_INPUTS) addFile(hash, join(ROOT, file));
  for (const folder of SOURCE_FOLDERS) addFolder(hash, join(ROOT, folder));
  return hash.digest('hex');
}

function addFolder(hash, folder) {
  const entries = readdirSync(folder, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !NOT_SOURCES.has(entry.name)) addFolder(hash, path);
    else if (entry.isFile() && !TESTS.test(entry.name)) addFile(hash, path);
  }
}

function addFile(hash, path) {
  const { size, mtimeMs } = statSync(path);
  hash.update(`${relative(ROOT, path)}|${size}|${mtimeMs}\n`);
}

/** Runs a command, showing what it prints, with a heading and how long it took. */
export async function step(title, command, args, env = {}) {
  console.log(`\n▸ ${title} …`);
  const started = Date.now();
  const code = await new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, NX_DAEMON: 'false', ...env },
      shell: process.platform === 'win32',
    });
    child.on('error', () => resolve(127));
    child.on('exit', (exit, signal) => resolve(signal ? 130 : exit));
  });
  if (code === 130) process.exit(130);
  if (code !== 0) fail(`${title} failed; what it printed above says why.`);
  console.log(`  done in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
