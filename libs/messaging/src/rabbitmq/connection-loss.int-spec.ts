import 'reflect-metadata';
import { setTimeout as delay } from 'node:timers/promises';
import { TcpProxy } from '@casewright/testing';
import { codeOf, eventually, type Gate, gate } from '@casewright/testing/sync';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import type { BusState, BusTransport } from '../bus/bus.js';
import { anything, echo, happened, work } from '../conformance/definitions.js';
import { describeOnBroker, rabbitBroker } from '../conformance/rabbit-broker.js';
import { World } from '../conformance/world.js';
import { BusContext } from '../nest/bus-context.js';
import { OnCall, OnJob } from '../nest/handler.decorators.js';

jest.setTimeout(60_000);

let entered: Gate<BusContext>;
let leave: Gate;
let deliveries: number[];

@Controller()
class HoldingController {
  @OnCall(echo)
  echo(data: { text: string }) {
    return data;
  }
  @OnCall(anything)
  async hold(@Payload() _data: unknown, @Ctx() context: BusContext) {
    entered.open(context);
    await leave.opened;
    return null;
  }
  @OnJob(work)
  async work(@Payload() _data: unknown, @Ctx() context: BusContext) {
    deliveries.push(context.delivery);
    entered.open(context);
    if (context.delivery === 1) await leave.opened;
  }
}

await describeOnBroker('when the connection to the broker is lost', (broker) => {
  let proxy: TcpProxy;
  let world: World;
  let faulty: BusTransport;

  beforeEach(async () => {
    entered = gate();
    leave = gate();
    deliveries = [];
    proxy = await TcpProxy.before(`${broker.url}?heartbeat=1`);
    world = await World.open((limits) => rabbitBroker(broker.url, limits));
    faulty = await world.broker.connect({ url: proxy.url });
  });
  afterEach(async () => {
    leave.open();
    proxy.restore();
    await faulty.close();
    await world.close();
    await proxy.close();
  });

  it('fails the calls in flight at once, and those after it until it is back', async () => {
    await world.serve(HoldingController);
    const states: BusState['status'][] = [];
    faulty.bus.onStateChange(({ status }) => states.push(status));
    const options = { deadlineMs: 600_000 };
    const held = faulty.bus.call(anything, {}, options);
    await entered.opened;
    proxy.refuse();
    await expect(held).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfter: 2 });
    await expect(codeOf(faulty.bus.call(echo, { text: 'x' }, options))).resolves.toBe(
      'UNAVAILABLE',
    );
    await expect(codeOf(faulty.bus.submit(work, { name: 'x' }))).resolves.toBe('UNAVAILABLE');
    await expect(codeOf(faulty.bus.publish(happened, { what: 'x' }))).resolves.toBe('UNAVAILABLE');
    expect(faulty.bus.state()).toMatchObject({ status: 'down', detail: expect.any(String) });
    proxy.restore();
    await eventually(() => faulty.bus.state().status === 'up', 'the bus is back');
    await expect(faulty.bus.call(echo, { text: 'y' })).resolves.toEqual({ text: 'y' });
    expect(states).toEqual(['down', 'up']);
  });

  it('keeps trying for as long as the broker is away', async () => {
    proxy.refuse();
    const before = proxy.attempts;
    await eventually(() => proxy.attempts >= before + 4, 'four attempts were made');
    proxy.restore();
    await eventually(() => faulty.bus.state().status === 'up', 'the bus is back');
  });

  it('leaves no call hanging while the network swallows everything, and finds out', async () => {
    await world.serve(HoldingController);
    proxy.freeze();
    const call = faulty.bus.call(echo, { text: 'x' }, { deadlineMs: 200 });
    await expect(codeOf(call)).resolves.toBe('DEADLINE_EXCEEDED');
    const long = codeOf(faulty.bus.call(echo, { text: 'x' }, { deadlineMs: 600_000 }));
    await expect(long).resolves.toBe('UNAVAILABLE');
    await eventually(() => faulty.bus.state().status === 'up', 'a new connection is made');
    await expect(faulty.bus.call(echo, { text: 'y' })).resolves.toEqual({ text: 'y' });
  });

  it('a server takes its queues up again', async () => {
    const { server } = await world.serve(HoldingController, {}, faulty);
    proxy.refuse();
    await eventually(() => server.state().status === 'down', 'the server has noticed');
    const waiting = world.bus.call(echo, { text: 'z' });
    proxy.restore();
    await expect(waiting).resolves.toEqual({ text: 'z' });
  });

  it('gives the job of the lost worker to another, and tells the lost one', async () => {
    await world.serve(HoldingController, {}, faulty);
    await world.bus.submit(work, { name: 'brief' });
    const { signal } = await entered.opened;
    await world.serve(HoldingController);
    proxy.refuse();
    await eventually(() => deliveries.length === 2, 'the job is delivered again');
    expect(deliveries).toEqual([1, 2]);
    await eventually(() => signal.aborted, 'the lost worker hears of it');
  });

  it('a shutdown of a server does not wait for the broker', async () => {
    const { app, server } = await world.serve(HoldingController, {}, faulty);
    proxy.refuse();
    await eventually(() => server.state().status === 'down', 'the server has noticed');
    const late = delay(15_000, 'late', { ref: false });
    expect(await Promise.race([app.close().then(() => 'closed'), late])).toBe('closed');
  });
});
