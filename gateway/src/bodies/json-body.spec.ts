import { AppError, uploadsOf } from '@casewright/contracts';
import { type Bus, KeptJson, UploadsClient } from '@casewright/messaging';
import { describe, expect, it } from '@jest/globals';
import type { StreamableFile } from '@nestjs/common';
import { jsonBody } from './json-body.js';

const ID = '5f0c3f0a-6b1e-4a52-9c0e-0d8f0f1b2c3d';

/** An answer that lies in these chunks; an error is thrown where it is to be read. */
function open(...chunks: (string | AppError)[]) {
  const discarded: string[] = [];
  const call = async (def: unknown, { id, offset }: { id: string; offset: number }) => {
    if (def === uploadsOf.analysis.discard) return void discarded.push(id);
    const chunk = chunks[offset]!;
    if (chunk instanceof AppError) throw chunk;
    const next = offset + 1 < chunks.length ? offset + 1 : null;
    return { data: Buffer.from(chunk).toString('base64'), next };
  };
  const client = new UploadsClient({ call } as unknown as Bus, uploadsOf.analysis, []);
  return { answer: new KeptJson(ID, client.take(ID)), discarded };
}

async function textOf(file: StreamableFile): Promise<string> {
  let text = '';
  for await (const chunk of file.getStream()) text += String(chunk);
  return text;
}

describe('a large answer that is passed on', () => {
  const away = new AppError('UNAVAILABLE', 'The service is away.');

  it('comes in the pieces in which it lies, and lies nowhere afterwards', async () => {
    const { answer, discarded } = open('{"a"', ':[1,', '2]}');
    expect(await textOf(await jsonBody(answer))).toBe('{"a":[1,2]}');
    expect(discarded).toEqual([ID]);
  });

  it('has what goes around it', async () => {
    const { answer } = open('[1]');
    expect(await textOf(await jsonBody(answer, ['{"result":', '}']))).toBe('{"result":[1]}');
  });

  it('is an error, and no response that breaks off, where it cannot be read at all', async () => {
    const { answer, discarded } = open(away);
    await expect(jsonBody(answer)).rejects.toBe(away);
    expect(discarded).toEqual([ID]);
  });

  it('breaks off where it cannot be read any further', async () => {
    const { answer, discarded } = open('{"a":', away);
    const file = await jsonBody(answer);
    await expect(textOf(file)).rejects.toBe(away);
    expect(discarded).toEqual([ID]);
  });

  it('lies nowhere once its reader has gone', async () => {
    const { answer, discarded } = open('{"a":', '1}');
    const stream = (await jsonBody(answer)).getStream();
    const closed = new Promise((resolve) => stream.once('close', resolve));
    for await (const _ of stream) break;
    await closed;
    expect(discarded).toEqual([ID]);
  });
});
