/**
 * Writes all that the built `main.js` of each process loads into a few files, and prints their folder:
 * to find and compile two thousand files takes nearly half of a start. They are kept for as long as the
 * build is what it was.
 */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const MAINS = {
  standalone: 'services/standalone',
  gateway: 'gateway',
  auth: 'services/auth',
  search: 'services/search',
  analysis: 'services/analysis',
  export: 'services/export',
};
/** One is native, and of the other there must be only one, whoever loads it. */
const APART = ['@node-rs/argon2', 'reflect-metadata'];
/** What runs at the moment may be of an earlier build. */
const A_DAY_MS = 86_400_000;
const KEPT = join(ROOT, 'node_modules/.cache/casewright/bundles');

const folder = join(KEPT, fingerprint());
if (!existsSync(folder)) await write();
process.stdout.write(folder);

/** Of the built code, of the packages, and of where they are, which the code names. */
function fingerprint() {
  const hash = createHash('sha256').update(ROOT);
  for (const file of [fileURLToPath(import.meta.url), join(ROOT, 'package-lock.json')]) {
    hash.update(readFileSync(file));
  }
  for (const group of ['libs', 'services', '.']) {
    const parts = group === '.' ? ['gateway'] : readdirSync(join(ROOT, group)).sort();
    for (const part of parts) addCode(hash, join(ROOT, group, part, 'dist'));
  }
  return hash.digest('hex').slice(0, 16);
}

function addCode(hash, dist) {
  if (!existsSync(dist)) return;
  const files = readdirSync(dist, { recursive: true }).filter((path) => path.endsWith('.js'));
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(dist, file)));
}

/** Another run may be about it too: the first that is done counts. */
async function write() {
  const bundle = await rolldown({
    input: Object.fromEntries(
      Object.entries(MAINS).map(([name, part]) => [name, join(ROOT, part, 'dist/main.js')]),
    ),
    platform: 'node',
    logLevel: 'silent',
    external: APART,
    plugins: [{ name: 'own addresses', transform: withAddress }],
  });
  mkdirSync(KEPT, { recursive: true });
  for (const old of readdirSync(KEPT).map((name) => join(KEPT, name))) {
    if (statSync(old).mtimeMs < Date.now() - A_DAY_MS) rmSync(old, { recursive: true });
  }
  const made = mkdtempSync(join(KEPT, 'made-'));
  await bundle.write({ dir: made, strictExecutionOrder: true });
  writeFileSync(join(made, 'package.json'), '{ "type": "module" }');
  try {
    renameSync(made, folder);
  } catch (error) {
    rmSync(made, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}

/** What a module finds beside itself, and what it starts from there, stays where it is. */
function withAddress(code, path) {
  if (!code.includes('import.meta.url')) return null;
  // Its own `require` would load a second TypeORM.
  if (path.includes('/@nestjs/typeorm/')) return code.replace(/^const require = .*/m, '');
  return code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href));
}
