import { PassThrough } from 'node:stream';
import { gate } from '@casewright/testing/sync';
import { describe, expect, it } from '@jest/globals';
import type { Response } from 'express';
import { EventStream } from './event-stream.js';

/** An event stream and the response that it writes to. */
function open(highWaterMark = 1_000) {
  const response = Object.assign(new PassThrough({ highWaterMark }), {
    writeHead: () => undefined,
  });
  const events = new EventStream(response as unknown as Response);
  const heard = () => String(response.read() ?? '');
  heard();
  return { events, response, heard };
}

const AROUND = ['{"result":', '}'] as const;

async function* pieces(...said: (string | Error)[]): AsyncGenerator<Buffer> {
  for (const piece of said) {
    if (piece instanceof Error) throw piece;
    yield Buffer.from(piece);
  }
}

describe('the last event of a stream', () => {
  it('has its data whole, though it comes in pieces', async () => {
    const { events, heard } = open();
    await events.sendLast('end', '1.2.3', AROUND, pieces('["a"', ',"b"]'));
    expect(heard()).toBe('event: end\nid: 1.2.3\ndata: {"result":["a","b"]}\n\n');
  });

  it('waits for a listener who reads slowly', async () => {
    const { events, response, heard } = open(64);
    let taken = 0;
    async function* many(): AsyncGenerator<Buffer> {
      for (; taken < 5; taken += 1) yield Buffer.alloc(100, 'x');
    }
    const sent = events.sendLast('end', '1', AROUND, many());
    for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate);
    expect(taken).toBe(0);
    let all = '';
    response.on('data', (chunk) => {
      all += String(chunk);
    });
    await sent;
    expect(all + heard()).toContain('x'.repeat(500));
  });

  it('breaks the stream off where it cannot be read, so that nobody takes it for whole', async () => {
    const { events, response } = open();
    const sent = events.sendLast('end', '1', AROUND, pieces('["a"', new Error('The bus is away.')));
    await expect(sent).rejects.toThrow('The bus is away.');
    expect(response.destroyed).toBe(true);
  });

  it('is not interrupted by another event: the stream breaks off instead', async () => {
    const { events, response } = open();
    const goOn = gate();
    async function* slow(): AsyncGenerator<Buffer> {
      await goOn.opened;
      yield Buffer.from('[]');
    }
    const sent = events.sendLast('end', '1', AROUND, slow());
    events.send('signed-out', '1', {});
    expect(response.destroyed).toBe(true);
    goOn.open();
    await sent;
    expect(String(response.read() ?? '')).not.toContain('signed-out');
  });
});
