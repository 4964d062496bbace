import { describe, expect, it } from '@jest/globals';
import type { Channel } from 'amqplib';
import { ReplyChannel } from './reply-channel.js';

interface Published {
  exchange: string;
  to: string;
  id: string;
  type: string;
}

/** As much of a channel as an answer needs; a closed one throws, as amqplib's does. */
function channelInto(published: Published[], open = true): Channel {
  const publish = (
    exchange: string,
    to: string,
    _body: Buffer,
    options: Record<string, string>,
  ) => {
    if (!open) throw new Error('Channel closed');
    published.push({ exchange, to, id: String(options.correlationId), type: String(options.type) });
    return true;
  };
  return { publish } as unknown as Channel;
}

const toCallers = () => 'callers';
const reply = { ok: true, body: Buffer.from('1') };

describe('the answers of a server', () => {
  it('leave at once, marked as response or error', () => {
    const published: Published[] = [];
    const replies = new ReplyChannel(toCallers);
    replies.attach(channelInto(published));
    replies.send('caller', '1', reply);
    replies.send('caller', '2', { ...reply, ok: false });
    expect(published).toEqual([
      { exchange: 'callers', to: 'caller', id: '1', type: 'ok' },
      { exchange: 'callers', to: 'caller', id: '2', type: 'error' },
    ]);
  });

  it('go to nobody who may not be answered', () => {
    const published: Published[] = [];
    const replies = new ReplyChannel((queue) => (queue === 'caller' ? 'callers' : undefined));
    replies.attach(channelInto(published));
    replies.send('another', '1', reply);
    replies.send('caller', '2', reply);
    expect(published.map(({ id }) => id)).toEqual(['2']);
  });

  it('wait for the next connection, in order, each sent once', () => {
    const published: Published[] = [];
    const replies = new ReplyChannel(toCallers);
    replies.send('caller', '1', reply);
    replies.attach(channelInto(published, false));
    replies.detach();
    replies.send('caller', '2', reply);
    replies.attach(channelInto(published));
    replies.attach(channelInto(published));
    expect(published.map(({ id }) => id)).toEqual(['1', '2']);
  });

  it('are kept within bounds, the latest of them', () => {
    const published: Published[] = [];
    const replies = new ReplyChannel(toCallers);
    for (let id = 1; id <= 1_001; id += 1) replies.send('caller', String(id), reply);
    replies.attach(channelInto(published));
    expect(published).toHaveLength(1_000);
    expect(published[0]?.id).toBe('2');
  });
});
