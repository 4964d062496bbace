/** The packages that reach whoever runs the product, as package-lock.json has them. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../prepare.mjs';

/**
 * Parts that only test and measure: the image leaves them out, and so does what is said about it.
 */
const NOT_SHIPPED = new Set(['bench', 'libs/testing']);

export const readLock = () => JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));

/** Folders of our own parts in a lock file: `{ 'libs/contracts': { dependencies… } }`. */
export function ourParts(lock) {
  return Object.entries(lock.packages).filter(([path]) => !path.includes('node_modules/'));
}

/**
 * What our shipped parts need, and what that needs in turn, optional packages of every platform
 * included: `[{ path, name, version, integrity?, license?, optional?, needs: [path] }]` by path.
 */
export function shippedPackages(lock) {
  const found = new Map();
  const waiting = ourParts(lock)
    .map(([path]) => path)
    .filter((path) => path !== '' && !NOT_SHIPPED.has(path));
  const seen = new Set(waiting);
  for (const path of waiting) {
    const entry = lock.packages[path];
    const needs = namesOf(entry)
      .map((name) => whereIs(lock, path, name))
      .filter(Boolean);
    if (path.includes('node_modules/')) found.set(path, { ...asShipped(path, entry), needs });
    for (const next of needs) {
      if (seen.has(next)) continue;
      seen.add(next);
      waiting.push(next);
    }
  }
  return [...found.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

function namesOf({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }) {
  const peers = Object.keys(peerDependencies ?? {}).filter(
    (name) => !peerDependenciesMeta?.[name]?.optional,
  );
  return [...Object.keys(dependencies ?? {}), ...Object.keys(optionalDependencies ?? {}), ...peers];
}

/** As Node looks it up: alongside the package itself, then in each folder above it. */
function whereIs(lock, from, name) {
  for (let at = from; ; at = at.includes('/') ? at.slice(0, at.lastIndexOf('/')) : '') {
    const path = `${at ? `${at}/` : ''}node_modules/${name}`;
    const entry = lock.packages[path];
    if (entry) return entry.link ? undefined : path;
    if (at === '') return undefined;
  }
}

function asShipped(path, { name, version, integrity, license, optional }) {
  return {
    path,
    name: name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
    version,
    integrity,
    license: license ?? licenseOfInstalled(path),
    optional,
  };
}

/** Some packages use the form that npm gave up, which it does not copy into the lock file. */
function licenseOfInstalled(path) {
  const file = join(ROOT, path, 'package.json');
  if (!existsSync(file)) return undefined;
  const { license, licenses } = JSON.parse(readFileSync(file, 'utf8'));
  const named = [license ?? licenses ?? []].flat().map((each) => each.type ?? each);
  return named.length > 0 ? named.join(' OR ') : undefined;
}
