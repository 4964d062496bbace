import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { explainReadError, ImportError } from '../source/import-error.js';
import { DamagedBzip2 } from './bzip2/block-symbols.js';
import { bunzip2 } from './bzip2/bunzip2.js';

export type Compression = 'none' | 'gzip' | 'bzip2' | 'zip';

/** The header of a first member, and the end of an archive without any. */
const ZIP = ['PK\x03\x04', 'PK\x05\x06'];
const CHUNK = 256 * 1024;

/** How a file is packed, by its first bytes. */
export async function compressionOf(path: string): Promise<Compression> {
  const file = await open(path).catch((error: unknown) => {
    throw explainReadError(error, path);
  });
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
    if (buffer[0] === 0x1f && buffer[1] === 0x8b) return 'gzip';
    const start = buffer.toString('latin1');
    if (/^BZh[1-9]/.test(start)) return 'bzip2';
    return ZIP.includes(start) ? 'zip' : 'none';
  } finally {
    await file.close();
  }
}

/**
 * The bytes of a file, unpacked. `onRead` is told how many bytes of the file itself were read.
 *
 * @throws ImportError when the archive is truncated or damaged, or the file cannot be read.
 */
export async function* openBytes(
  path: string,
  onRead: (bytes: number) => void = () => undefined,
): AsyncGenerator<Buffer> {
  const compression = await compressionOf(path);
  try {
    const packed = countedChunks(path, onRead);
    if (compression === 'gzip') yield* gunzip(packed);
    else if (compression === 'bzip2') yield* bunzip2(packed);
    else yield* packed;
  } catch (error) {
    throw explainUnpacking(error, path);
  }
}

async function* countedChunks(
  path: string,
  onRead: (bytes: number) => void,
): AsyncGenerator<Buffer> {
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK })) {
    onRead((chunk as Buffer).length);
    yield chunk as Buffer;
  }
}

async function* gunzip(packed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const output = new PassThrough({ highWaterMark: CHUNK });
  const done = pipeline(packed, createGunzip({ chunkSize: CHUNK }), output);
  // Its rejection reaches the reader through `output`, too: nobody else has to listen.
  done.catch(() => undefined);
  yield* output as AsyncIterable<Buffer>;
  await done;
}

function explainUnpacking(error: unknown, path: string): unknown {
  if (error instanceof DamagedBzip2) {
    return new ImportError(
      `${path} is a bzip2 file that is cut short or damaged: it has ${error.message}. Download it again, then run the import again.`,
    );
  }
  const { code = '' } = error as NodeJS.ErrnoException;
  if (/^Z_/.test(code)) {
    return new ImportError(
      `${path} is a gzip file that is cut short or damaged (${(error as Error).message}). Download it again, then run the import again.`,
    );
  }
  return explainReadError(error, path);
}
