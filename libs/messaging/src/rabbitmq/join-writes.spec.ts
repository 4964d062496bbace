import { once } from 'node:events';
import { Writable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import type { ChannelModel } from 'amqplib';
import { joinWrites } from './join-writes.js';

/** Stands for a socket: notes what each system call would carry. */
class Calls extends Writable {
  readonly made: string[] = [];

  override _write(chunk: Buffer, _: string, done: () => void): void {
    this.made.push(chunk.toString());
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.made.push(chunks.map(({ chunk }) => chunk.toString()).join(''));
    done();
  }
}

const connectionOver = (stream: Writable) =>
  ({ connection: { stream } }) as unknown as ChannelModel;

describe('joined writes', () => {
  it('leave together when they were made in one turn, and in order over several', async () => {
    const socket = new Calls();
    joinWrites(connectionOver(socket));
    for (const frame of ['method ', 'header ', 'body']) socket.write(frame);
    expect(socket.made).toEqual([]);
    await new Promise(setImmediate);
    for (const frame of [' ack', ' ack']) socket.write(frame);
    await new Promise(setImmediate);
    expect(socket.made).toEqual(['method header body', ' ack ack']);
  });

  it('lose nothing when the connection is closed in the same turn', async () => {
    const socket = new Calls();
    joinWrites(connectionOver(socket));
    socket.write('last');
    socket.end(' words');
    await once(socket, 'finish');
    expect(socket.made.join('')).toBe('last words');
  });
});
