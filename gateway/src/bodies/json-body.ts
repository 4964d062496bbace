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
  const pieces = answer[Symbol.asyncIterator]();
  // What cannot be read at all is an error of ours, not a response that breaks off.
  const first = await pieces.next();
  const body = Readable.from(joined(first.value ?? Buffer.alloc(0), pieces, around));
  return new StreamableFile(body, { type: 'application/json; charset=utf-8' }).setErrorHandler(
    (_, response) => (response as Response).destroy(),
  );
}

async function* joined(
  first: Buffer,
  rest: AsyncIterable<Buffer>,
  [before = '', behind = '']: string[],
): AsyncGenerator<Buffer> {
  yield Buffer.concat([Buffer.from(before), first]);
  yield* rest;
  if (behind !== '') yield Buffer.from(behind);
}
