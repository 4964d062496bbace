import { AppError, analysisUploads } from '@casewright/contracts';
import type { Bus } from '@casewright/messaging';
import { describe, expect, it } from '@jest/globals';
import { StreamableFile } from '@nestjs/common';
import { TextClaims } from './text-claims.js';

const ID = '5f0c3f0a-6b1e-4a52-9c0e-0d8f0f1b2c3d';

/** Claims over a bus on which these chunks lie; an error is thrown where it is to be read. */
function open(...chunks: (string | AppError)[]) {
  const discarded: string[] = [];
  const call = async (def: unknown, { id, offset }: { id: string; offset: number }) => {
    if (def === analysisUploads.discard) return void discarded.push(id);
    const chunk = chunks[offset]!;
    if (chunk instanceof AppError) throw chunk;
    const next = offset + 1 < chunks.length ? offset + 1 : null;
    return { data: Buffer.from(chunk).toString('base64'), next };
  };
  return { claims: new TextClaims({ call } as unknown as Bus), discarded };
}

async function body(file: unknown): Promise<string> {
  expect(file).toBeInstanceOf(StreamableFile);
  let text = '';
  for await (const chunk of (file as StreamableFile).getStream()) text += String(chunk);
  return text;
}

describe('a large answer that is passed on', () => {
  const away = new AppError('UNAVAILABLE', 'The service is away.');

  it('comes in the pieces in which it lies, and lies nowhere afterwards', async () => {
    const { claims, discarded } = open('{"a"', ':[1,', '2]}');
    expect(await body(await claims.pass({ uploadId: ID }))).toBe('{"a":[1,2]}');
    expect(discarded).toEqual([ID]);
  });

  it('has what goes around it', async () => {
    const { claims } = open('[1]');
    expect(await body(await claims.stream(ID, ['{"result":', '}']))).toBe('{"result":[1]}');
  });

  it('is an error, and no response that breaks off, where it cannot be read at all', async () => {
    const { claims, discarded } = open(away);
    await expect(claims.pass({ uploadId: ID })).rejects.toBe(away);
    expect(discarded).toEqual([ID]);
  });

  it('breaks off where it cannot be read any further', async () => {
    const { claims, discarded } = open('{"a":', away);
    const file = await claims.pass({ uploadId: ID });
    await expect(body(file)).rejects.toBe(away);
    expect(discarded).toEqual([ID]);
  });

  it('lies nowhere once its reader has gone', async () => {
    const { claims, discarded } = open('{"a":', '1}');
    const stream = ((await claims.pass({ uploadId: ID })) as StreamableFile).getStream();
    const closed = new Promise((resolve) => stream.once('close', resolve));
    for await (const _ of stream) break;
    await closed;
    expect(discarded).toEqual([ID]);
  });
});
