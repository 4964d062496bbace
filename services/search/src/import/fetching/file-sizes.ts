import { asked } from './ask-server.js';
import type { LawFile } from './law-files.js';

/** Files that are asked about; the others are taken to be as large. */
const SAMPLE = 16;

/** About how large each file is, in bytes; null where none of those asked about tells it. */
export async function sizesOf(
  files: readonly LawFile[],
  signal: AbortSignal,
): Promise<number[] | null> {
  const step = Math.max(1, files.length / SAMPLE);
  const known = new Map<number, number>();
  const chosen = new Set(
    Array.from({ length: Math.min(SAMPLE, files.length) }, (_, n) => Math.floor(n * step)),
  );
  await Promise.all(
    [...chosen].map(async (at) => {
      const size = await sizeOf(files[at]!, signal);
      if (size !== null) known.set(at, size);
    }),
  );
  if (known.size === 0) return null;
  const mean = Math.round([...known.values()].reduce((sum, size) => sum + size, 0) / known.size);
  return files.map((_, at) => known.get(at) ?? mean);
}

async function sizeOf({ address }: LawFile, signal: AbortSignal): Promise<number | null> {
  const answer = await asked(address, signal, { method: 'HEAD' }).catch(() => null);
  const length = answer?.response.headers.get('content-length');
  for await (const _ of answer?.chunks ?? []) break;
  return length ? Number(length) : null;
}
