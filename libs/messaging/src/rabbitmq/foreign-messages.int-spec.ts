import 'reflect-metadata';
import type { Principal } from '@casewright/contracts';
import { eventually, type Gate, gate } from '@casewright/testing/sync';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { Controller } from '@nestjs/common';
import { type Channel, type ChannelModel, connect, type Options } from 'amqplib';
import { DEFAULT_LIMITS } from '../bus/limits.js';
import { echo, work } from '../conformance/definitions.js';
import { describeOnBroker, rabbitBroker } from '../conformance/rabbit-broker.js';
import { type ConformanceBroker, World } from '../conformance/world.js';
import { OnCall, OnJob } from '../nest/handler.decorators.js';
import { passingIdentity } from '../trust/identity.js';
import { seal } from '../trust/seal.js';
import { MAX_BODY_BYTES } from '../wire/body.js';
import { toProperties } from './amqp-message.js';
import { Topology } from './topology.js';

jest.setTimeout(60_000);

let handled: string[];

@Controller()
class RecordingController {
  @OnCall(echo)
  echo(data: { text: string }) {
    handled.push(data.text);
    return data;
  }
  @OnJob(work)
  work({ name }: { name: string }) {
    handled.push(name);
  }
}

/** What no client of ours would send, but a client of another version or another make could. */
await describeOnBroker('a message that our client did not send', (broker) => {
  let world: World;
  let topology: Topology;
  let control: ChannelModel;
  let channel: Channel;
  let replies: Gate<{ code: string }>;
  let replyTo: string;

  beforeEach(async () => {
    handled = [];
    replies = gate();
    world = await World.open(async (limits) => {
      const made: ConformanceBroker & { namespace: string } = await rabbitBroker(
        broker.url,
        limits,
      );
      topology = new Topology(made.namespace, DEFAULT_LIMITS);
      return made;
    });
    control = await connect(broker.url, { noDelay: true });
    channel = await control.createChannel();
    replyTo = await topology.declareReplies(channel, 'gateway');
    await channel.consume(
      replyTo,
      (message) => replies.open(JSON.parse(String(message?.content)) as { code: string }),
      { noAck: true },
    );
  });
  afterEach(async () => {
    await control.close();
    await world.close();
  });

  const send = (body: Buffer, options: Options.Publish): void => {
    channel.sendToQueue(topology.calls('auth').name, body, { replyTo, ...options });
  };

  /** Signed as ours are, so that all else about it is looked at. */
  const signed = (body: Buffer, pattern: string, who?: object, messageId = '') => {
    const message = { pattern, messageId, correlationId: 'c', deadline: undefined, body };
    const how = { audience: 'auth', expires: messageId ? undefined : Date.now() + 8_000 };
    return toProperties(
      seal(passingIdentity(), message, { ...how, principal: who as Principal | undefined }),
    );
  };

  it.each([
    ['is larger than allowed', Buffer.alloc(MAX_BODY_BYTES + 1, 'x'), 'PAYLOAD_TOO_LARGE'],
    ['is not JSON', Buffer.from('{'), 'VALIDATION_FAILED'],
    ['is empty', Buffer.alloc(0), 'VALIDATION_FAILED'],
  ])('is refused when it %s', async (_name, body, code) => {
    await world.serve(RecordingController);
    send(body, signed(body, echo.pattern));
    expect(await replies.opened).toMatchObject({ code });
    expect(handled).toEqual([]);
  });

  it('is refused when it has no pattern', async () => {
    await world.serve(RecordingController);
    send(Buffer.from('{}'), signed(Buffer.from('{}'), ''));
    expect(await replies.opened).toMatchObject({ code: 'UNKNOWN_PATTERN' });
  });

  it('is refused when its principal is none', async () => {
    await world.serve(RecordingController);
    const body = Buffer.from('{"text":"a"}');
    send(body, signed(body, echo.pattern, { userId: 'root' }));
    expect(await replies.opened).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(handled).toEqual([]);
  });

  it('is not handled after its deadline, even if the broker delivers it', async () => {
    await world.serve(RecordingController);
    const headers = { 'x-deadline': Date.now() - 1 };
    send(Buffer.from('{"text":"late"}'), { type: echo.pattern, headers });
    await world.bus.call(echo, { text: 'after' });
    expect(handled).toEqual(['after']);
  });

  it('becomes a dead letter when it is a job that nobody knows', async () => {
    await world.serve(RecordingController);
    const body = Buffer.from('{}');
    const properties = signed(body, 'auth.unknown.job', undefined, 'job-1');
    channel.sendToQueue(topology.jobs('auth').name, body, properties);
    await eventually(
      async () => (await world.broker.deadLetters('auth')).includes('auth.unknown.job'),
      'the unknown job is a dead letter',
    );
  });

  it('is given up unrun when its workers have died over it too often', async () => {
    await world.bus.submit(work, { name: 'deadly' });
    for (let death = 1; death <= work.maxDeliveries; death += 1) await dieHolding(broker.url);
    await world.serve(RecordingController);
    await eventually(
      async () => (await world.broker.deadLetters('auth')).length === 1,
      'the deadly job is a dead letter',
    );
    expect(handled).toEqual([]);
  });

  /** A worker that takes the job and is gone before it could say anything. */
  async function dieHolding(url: string): Promise<void> {
    const worker = await connect(url);
    const mine = await worker.createChannel();
    await new Promise<void>((resolve, reject) => {
      mine.consume(topology.jobs('auth').name, (message) => message && resolve()).catch(reject);
    });
    await worker.close();
  }
});
