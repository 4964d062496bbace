import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { contentDisposition } from './content-disposition.js';

interface FileHead {
  type: string;
  name: string;
  /** Bytes, where they are known. */
  size?: number;
}

type Source = Readable | AsyncIterable<string | Uint8Array>;

/** Streams a file to whoever asked for it. A client that disconnects is not an error. */
export async function sendFile(
  response: Response,
  { type, name, size }: FileHead,
  source: Source,
): Promise<void> {
  response.status(200).set({
    'Content-Type': type,
    'Content-Disposition': contentDisposition(name),
    ...(size === undefined ? {} : { 'Content-Length': String(size) }),
  });
  try {
    await pipeline(source as Readable, response);
  } catch (error) {
    if (!response.destroyed) throw error;
  }
}

/** The pages of a list: the first is here, and each but the last is full. */
export async function* pagesOf<T>(
  first: T[],
  full: number,
  next: (last: T) => Promise<T[]>,
): AsyncGenerator<T[]> {
  for (let page = first; ; ) {
    yield page;
    const last = page.at(-1);
    if (!last || page.length < full) return;
    page = await next(last);
  }
}
