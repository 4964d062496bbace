import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { describe, it } from '@jest/globals';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const FOLDER = process.env.SHARED_DATA ?? join(ROOT, '..', 'shared', 'data');

/**
 * A file or folder of the public test data, which is next to the project or where `SHARED_DATA`
 * says. None of it is part of the project.
 */
export function sharedData(...parts: string[]): string {
  return join(FOLDER, ...parts);
}

/** @throws Error where it is absent and `REQUIRE_ALL=1` demands every test. */
export function hasSharedData(): boolean {
  const here = existsSync(sharedData('README.md'));
  if (!here && process.env.REQUIRE_ALL === '1')
    throw new Error(`The shared test data is not at ${FOLDER}.`);
  return here;
}

/** `describe` where the data is; elsewhere a skipped test, and `body` is not even collected. */
export function describeWithData(name: string, body: () => void): void {
  if (hasSharedData()) return void describe(name, body);
  describe.skip(`${name} (no shared test data at ${FOLDER})`, () => {
    it('is left out', () => undefined);
  });
}

export const readSharedJson = <T>(...parts: string[]): T =>
  JSON.parse(readFileSync(sharedData(...parts), 'utf8')) as T;

/** Each record of a gzipped file of JSON lines. */
export const readSharedLines = <T>(...parts: string[]): T[] =>
  gunzipSync(readFileSync(sharedData(...parts)))
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);

/** `npm test` reads a sample of what takes long to read; `WHOLE_CORPORA=1` has it read whole. */
const READS_WHOLE = process.env.WHOLE_CORPORA === '1';

/** How many of so many are read: one of ten, or of as many as it says. */
export const sampleSize = (count: number, oneOf = 10): number =>
  READS_WHOLE ? count : Math.ceil(count / oneOf);

/** The items whose keys have the lowest digests, in the order that they came in: always the same. */
export function sampleOf<T>(items: readonly T[], keyOf: (item: T) => string, oneOf = 10): T[] {
  const digest = (item: T): string => createHash('sha256').update(keyOf(item)).digest('hex');
  const ranked = items.map((item, at) => ({ at, digest: digest(item) }));
  ranked.sort((a, b) => (a.digest < b.digest ? -1 : 1));
  const read = new Set(ranked.slice(0, sampleSize(items.length, oneOf)).map(({ at }) => at));
  return items.filter((_, at) => read.has(at));
}
