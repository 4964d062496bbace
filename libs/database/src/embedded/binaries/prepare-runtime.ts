import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isRoot } from '../folder/account.js';
import type { Binaries } from './locate-binaries.js';

/**
 * A complete PostgreSQL alongside the cluster; returns the folder that holds bin, lib, and share.
 *
 * The installed package is not run in place: without install scripts it lacks the library links,
 * node_modules may be read-only or closed to the server's account, and a reinstall would pull the
 * files from under a running server. Hard links make this free on one file system.
 */
export function prepareRuntime(binaries: Binaries, runtimes: string): string {
  const runtime = join(runtimes, binaries.version);
  if (existsSync(runtime)) return runtime;
  const draft = join(runtimes, `.new-${randomBytes(4).toString('hex')}`);
  makeFolder(runtimes);
  removeOthers(runtimes);
  try {
    replicate(binaries.root, draft);
    addLibraryLinks(binaries.root, draft);
    renameSync(draft, runtime);
  } catch (error) {
    removeOthers(runtimes);
    throw error;
  }
  return runtime;
}

/** Earlier versions and interrupted attempts; no server runs while this one is being made. */
function removeOthers(runtimes: string): void {
  for (const old of readdirSync(runtimes)) {
    rmSync(join(runtimes, old), { recursive: true, force: true });
  }
}

/** Links or copies a tree so that any account may read and run it. */
function replicate(from: string, to: string): void {
  makeFolder(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const source = join(from, entry.name);
    const target = join(to, entry.name);
    if (entry.isDirectory()) replicate(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(basename(readlinkSync(source)), target);
    else place(source, target);
  }
}

function place(source: string, target: string): void {
  const { mode } = statSync(source);
  const wanted = (mode & 0o100) === 0 ? 0o644 : 0o755;
  if ((mode & wanted) === wanted && linked(source, target)) return;
  copyFileSync(source, target, constants.COPYFILE_FICLONE);
  chmodSync(target, wanted);
}

/** Another file system, or a system that forbids linking other people's files: copy instead. */
function linked(source: string, target: string): boolean {
  try {
    linkSync(source, target);
    return true;
  } catch {
    return false;
  }
}

/** With its parent's owner: what root adds to a user's data folder stays the user's to remove. */
function makeFolder(path: string): void {
  mkdirSync(path, { recursive: true });
  chmodSync(path, 0o755);
  const { uid } = statSync(dirname(path));
  if (isRoot()) chownSync(path, uid, -1);
}

/** npm packages cannot hold symbolic links: the package lists the ones its libraries need. */
function addLibraryLinks(root: string, runtime: string): void {
  const list = join(root, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(runtime, target.replace(/^native\//, ''));
    if (!existsSync(path)) symlinkSync(basename(source), path);
  }
}
