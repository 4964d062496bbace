import { readdir, realpath, stat } from 'node:fs/promises';
import { basename, isAbsolute, join, relative } from 'node:path';
import { explainReadError, ImportError } from '../source/import-error.js';

export interface InputFile {
  /** Absolute, links resolved. */
  path: string;
  /** Below the path that was given, for a person. */
  label: string;
  /** Whether the person named this very file, not a folder that it is in. */
  named: boolean;
  bytes: number;
  /** Changes when the file does. */
  fingerprint: string;
}

/** What is known of each is kept in memory until the import's end. */
const FILES_AT_MOST = 250_000;

/**
 * Every file at and below the paths, in an order that is always the same, each once. Links that lead
 * out of a path are not followed.
 *
 * @throws ImportError when there is none, or more than `most`
 */
export async function findInputs(
  paths: readonly string[],
  most = FILES_AT_MOST,
): Promise<InputFile[]> {
  const found = new Map<string, InputFile>();
  for (const path of paths) {
    for await (const file of filesAt(path)) {
      if (found.has(file.path)) continue;
      if (found.size === most) throw tooMany(path, most);
      found.set(file.path, file);
    }
  }
  if (found.size > 0) return [...found.values()];
  throw new ImportError(`There is no file in ${paths.join(', ')}.`);
}

function tooMany(path: string, most: number): ImportError {
  return new ImportError(
    `There are more than ${most.toLocaleString('en-US')} files in ${path}. Import it in parts, folder by folder, or volumes as one zip file each.`,
  );
}

async function* filesAt(path: string): AsyncGenerator<InputFile> {
  try {
    const root = await realpath(path);
    yield* walk(root, basename(root), { root, folders: new Set() });
  } catch (error) {
    throw explainReadError(error, path);
  }
}

interface Walk {
  root: string;
  /** Those that have been entered: links may lead in a circle. */
  folders: Set<string>;
}

async function* walk(path: string, label: string, walked: Walk): AsyncGenerator<InputFile> {
  const found = await stat(path);
  if (found.isDirectory()) {
    if (walked.folders.has(path)) return;
    walked.folders.add(path);
    for (const name of (await readdir(path)).sort()) {
      const entry = name.startsWith('.') ? null : await within(walked.root, join(path, name));
      if (entry) yield* walk(entry, `${label}/${name}`, walked);
    }
  } else if (found.isFile()) {
    const fingerprint = `${found.size}:${found.mtimeMs}`;
    yield { path, label, named: path === walked.root, bytes: found.size, fingerprint };
  }
}

/** The real path of what is in a folder; null for a link that leads out of it, or nowhere. */
async function within(root: string, path: string): Promise<string | null> {
  const real = await realpath(path).catch(() => null);
  return real !== null && isWithin(root, real) ? real : null;
}

/** Whether a path is the folder's own or lies below it; both absolute, links resolved. */
export function isWithin(folder: string, path: string): boolean {
  const below = relative(folder, path);
  return !below.startsWith('..') && !isAbsolute(below);
}
