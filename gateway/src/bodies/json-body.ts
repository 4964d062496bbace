import { Readable } from 'node:stream';
import type { KeptJson } from '@casewright/messaging';
import { StreamableFile } from '@nestjs/common';
import type { Response } from 'express';

/**
 * A large answer as the body of a response, a piece in memory at a time.
 *
 * @param around what goes before and behind it
 */
export async function jsonBody(answer: KeptJson, around = ['', '']): Promise<StreamableFile> {
  const body = Readable.from(await begun(answer, around));
  return new StreamableFile(body, { type: 'application/json; charset=utf-8' }).setErrorHandler(
    (_, response) => (response as Response).destroy(),
  );
}

/**
 * Pieces of which the first has been read: what cannot be read at all is an error of ours, not a
 * response that breaks off.
 */
export async function begun(
  pieces: AsyncIterable<Buffer>,
  [before = '', behind = '']: string[] = [],
): Promise<AsyncIterable<Buffer>> {
  const rest = pieces[Symbol.asyncIterator]();
  const { value: first = Buffer.alloc(0) } = await rest.next();
  return resumed(Buffer.concat([Buffer.from(before), first]), rest, Buffer.from(behind));
}

async function* resumed(
  first: Buffer,
  rest: AsyncIterator<Buffer>,
  last: Buffer,
): AsyncGenerator<Buffer> {
  yield first;
  yield* { [Symbol.asyncIterator]: () => rest };
  if (last.length > 0) yield last;
}
