/**
 * Adds to package-lock.json the optional packages of other platforms that npm left out, because
 * the registry in use did not offer them when the lock file was written. Without their entries
 * `npm ci` refuses the file. Run it after a dependency has changed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './prepare.mjs';

const SYSTEMS = {
  android: 'android',
  darwin: 'darwin',
  macos: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  linuxmusl: 'linux',
  win32: 'win32',
  windows: 'win32',
  openharmony: 'openharmony',
  wasm32: 'wasm32',
};
const CPUS = {
  arm: 'arm',
  arm64: 'arm64',
  x64: 'x64',
  ia32: 'ia32',
  ppc64: 'ppc64',
  s390x: 's390x',
  riscv64: 'riscv64',
  loong64: 'loong64',
  wasm32: 'wasm32',
};

const file = join(ROOT, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const added = [];
for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (isLocked(path, name) || !/^\d/.test(version)) continue;
    const platform = platformOf(name);
    if (!platform) continue;
    lock.packages[`node_modules/${name}`] = {
      version,
      ...platform,
      ...(entry.dev ? { dev: true } : {}),
      optional: true,
    };
    added.push(name);
  }
}
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : Number(a > b))),
);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(added.length > 0 ? `Added ${added.join(', ')}.` : 'The lock file is complete.');

/** Node looks alongside the package itself, then in each folder above it. */
function isLocked(path, name) {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    if (lock.packages[`${at ? `${at}/` : ''}node_modules/${name}`]) return true;
    if (!at.includes('/node_modules/')) return Boolean(lock.packages[`node_modules/${name}`]);
  }
}

/** Operating system, processor and C library, which platform packages say in their names. */
function platformOf(name) {
  const parts = name.split('/').at(-1).split('-');
  const os = parts.map((part) => SYSTEMS[part]).find(Boolean);
  const cpu = parts.map((part) => CPUS[part]).find(Boolean);
  if (!os || !cpu) return undefined;
  const libc = parts.includes('musl') || parts.includes('linuxmusl') ? { libc: ['musl'] } : {};
  return { cpu: [cpu], os: [os], ...libc };
}
