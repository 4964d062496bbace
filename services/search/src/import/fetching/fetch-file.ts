import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ImportError } from '../source/import-error.js';
import { asked, TryAgain } from './ask-server.js';
import { digestOf, type FileFacts, factsOf, isOfDigest } from './response-checks.js';

export interface FetchOptions {
  /** Bytes that the file may have. */
  most: number;
  signal: AbortSignal;
  /** Called with every piece; what it returns is awaited, and throws to stop. */
  onBytes(bytes: number): void | Promise<void>;
  /** Before the first repetition; each later one waits twice as long. */
  waitMs?: number;
}

/** In a row without a new byte. */
const TRIES = 6;
/** Left free on the disk. In bytes. */
const SPARE = 256 * 1024 * 1024;

/**
 * Fetches a file in pieces: what was cut off goes on where it stopped, now or in a later run, as long
 * as the server has the same file. Whole and checked when it resolves.
 *
 * @throws ImportError with what to do
 */
export async function fetchFile(address: string, path: string, options: FetchOptions) {
  await mkdir(dirname(path), { recursive: true });
  let [tries, pause] = [0, options.waitMs ?? 1_000];
  for (;;) {
    const before = await sizeOf(`${path}.part`);
    try {
      await fetchRest(address, path, before, options);
      return;
    } catch (error) {
      if (!(error instanceof TryAgain)) throw error;
      tries = (await sizeOf(`${path}.part`)) > before ? 1 : tries + 1;
      if (tries >= TRIES) throw new ImportError(error.message);
    }
    await wait(pause, undefined, { signal: options.signal }).catch(() => undefined);
    pause = Math.min(60_000, pause * 2);
  }
}

async function fetchRest(
  address: string,
  path: string,
  start: number,
  { most, signal, onBytes }: FetchOptions,
): Promise<void> {
  const part = `${path}.part`;
  const tag = start > 0 ? await readFile(`${path}.tag`, 'utf8').catch(() => null) : null;
  const more: Record<string, string> = tag ? { range: `bytes=${start}-`, 'if-range': tag } : {};
  const answer = await asked(address, signal, { headers: more });
  const { response, chunks } = answer;
  if (response.status === 416) {
    await rm(part, { force: true });
    throw new TryAgain(`${address} is no longer the file that it was.`);
  }
  const facts = factsOf(response);
  const isRest = response.status === 206;
  await refuseTooLarge(address, path, facts, most);
  if (facts.tag) await writeFile(`${path}.tag`, facts.tag);
  else await rm(`${path}.tag`, { force: true });
  const file = await open(part, isRest ? 'a' : 'w');
  let size = isRest ? start : 0;
  try {
    if (isRest && tag) await onBytes(start);
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size > most) throw tooLarge(address, most);
      await file.writeFile(chunk);
      await onBytes(chunk.length);
    }
  } finally {
    await file.close();
  }
  if (facts.size !== null && size !== facts.size)
    throw new TryAgain(`${address} broke off after ${size} of ${facts.size} bytes.`);
  const given = digestOf(response);
  if (given && !(await isOfDigest(createReadStream(part), given))) {
    await rm(part, { force: true });
    throw new TryAgain(`${address} arrived damaged: its ${given.algorithm} is another.`);
  }
  await rename(part, path);
  await rm(`${path}.tag`, { force: true });
}

async function refuseTooLarge(
  address: string,
  path: string,
  { size }: FileFacts,
  most: number,
): Promise<void> {
  if (size === null) return;
  if (size > most) throw tooLarge(address, most);
  const { bavail, bsize } = await statfs(dirname(path));
  if (size + SPARE <= bavail * bsize) return;
  throw new ImportError(
    `There is no room for ${basename(path)}, ${Math.ceil(size / 1e6)} MB, in ${dirname(path)}. Free some, or set LAW_DIR to a larger folder.`,
  );
}

const tooLarge = (address: string, most: number) =>
  new ImportError(`${address} has more than ${Math.round(most / 1e6)} MB, which no such file has.`);

const sizeOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  );
