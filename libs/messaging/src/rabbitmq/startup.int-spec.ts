import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { ConfigurationError, createLogger } from '@casewright/platform';
import { freePort, TcpProxy } from '@casewright/testing';
import { eventually } from '@casewright/testing/sync';
import { expect, it, jest } from '@jest/globals';
import { Controller } from '@nestjs/common';
import { connect } from 'amqplib';
import { DEFAULT_LIMITS } from '../bus/limits.js';
import { echo } from '../conformance/definitions.js';
import { describeOnBroker, rabbitBroker } from '../conformance/rabbit-broker.js';
import { World } from '../conformance/world.js';
import { createTransport } from '../create-transport.js';
import { OnCall } from '../nest/handler.decorators.js';
import { Topology } from './topology.js';

jest.setTimeout(60_000);

const logger = createLogger('test', 'silent');

@Controller()
class EchoController {
  @OnCall(echo)
  echo(data: { text: string }) {
    return data;
  }
}

await describeOnBroker('at the start', (broker) => {
  it('an address that is none is named', async () => {
    const start = createTransport({ url: 'http://rabbit', logger });
    await expect(start).rejects.toThrow('MESSAGE_BUS_URL must look like amqp://');
    await expect(start).rejects.toBeInstanceOf(ConfigurationError);
  });

  it('a broker that is not there is waited for, then named without its password', async () => {
    const url = `amqp://user:secret@127.0.0.1:${await freePort()}`;
    const failure = await createTransport({ url, logger, connectTimeoutMs: 300 }).catch(String);
    expect(failure).toMatch(/broker at 127\.0\.0\.1:\d+ cannot be used .*Check that it runs/);
    expect(failure).not.toContain('secret');
  });

  it('a broker that comes up late is good enough', async () => {
    const proxy = await TcpProxy.before(broker.url);
    proxy.refuse();
    const starting = createTransport({ url: proxy.url, logger });
    await eventually(() => proxy.attempts >= 2, 'it was tried twice');
    proxy.restore();
    const transport = await starting;
    expect(transport.bus.state()).toEqual({ status: 'up' });
    await transport.close();
    await proxy.close();
  });

  it('refused credentials end the waiting at once', async () => {
    const url = new URL(broker.url);
    url.password = 'wrong';
    const start = createTransport({ url: url.href, logger, connectTimeoutMs: 600_000 });
    await expect(start).rejects.toThrow('It refused the user name, the password');
  });

  it('an exchange that another version declared is named', async () => {
    const namespace = `test-${randomUUID()}`;
    const replies = new Topology(namespace, DEFAULT_LIMITS).replies('gateway');
    const control = await connect(broker.url);
    const channel = await control.createChannel();
    await channel.assertExchange(replies, 'fanout');
    const start = createTransport({ url: broker.url, namespace, logger });
    await expect(start).rejects.toThrow('declared by another version');
    await channel.deleteExchange(replies);
    await control.close();
  });

  it('a queue that another version declared is named', async () => {
    let namespace = '';
    const world = await World.open(async (limits) => {
      const made = await rabbitBroker(broker.url, limits);
      namespace = made.namespace;
      return made;
    });
    const control = await connect(broker.url);
    const channel = await control.createChannel();
    const { name } = new Topology(namespace, DEFAULT_LIMITS).calls('auth');
    await channel.assertQueue(name, { durable: true });
    await expect(world.serve(EchoController)).rejects.toThrow('declared by another version');
    await control.close();
    await world.close();
  });
});
