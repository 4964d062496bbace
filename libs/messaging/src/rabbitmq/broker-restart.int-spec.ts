import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Controller } from '@nestjs/common';
import { startBroker, type TestBroker } from '../../../testing/src/broker/index.js';
import { echo, work } from '../conformance/definitions.js';
import { rabbitBroker } from '../conformance/rabbit-broker.js';
import { codeOf, eventually } from '../conformance/sync.js';
import { World } from '../conformance/world.js';
import { OnCall, OnJob } from '../nest/handler.decorators.js';

jest.setTimeout(180_000);

const done = new Set<string>();

@Controller()
class EchoController {
  @OnCall(echo)
  echo(data: { text: string }) {
    return data;
  }
}

@Controller()
class WorkController {
  @OnJob(work)
  work({ name }: { name: string }) {
    done.add(name);
  }
}

/** On a broker of its own: the shared one must not be killed under other specs. */
describe('a broker that is killed and started again in the middle of traffic', () => {
  let broker: TestBroker;

  beforeAll(async () => {
    broker = await startBroker();
  }, 120_000);
  afterAll(() => broker?.stop());

  it('makes calls fail clearly, never hang, and keeps every confirmed job', async () => {
    if (!broker.owned) return reportLeftOut();
    const world = await World.open((limits) => rabbitBroker(broker.url, limits));
    await world.serve(EchoController);
    const confirmed: string[] = [];
    for (let index = 0; index < 50; index += 1) {
      await world.bus.submit(work, { name: `job ${index}` });
      confirmed.push(`job ${index}`);
    }
    let stop = false;
    const outcomes: string[] = [];
    const traffic = Array.from({ length: 8 }, async () => {
      while (!stop) {
        const call = world.bus.call(echo, { text: 'x' }, { deadlineMs: 5_000 });
        outcomes.push(await codeOf(call));
        await new Promise(setImmediate);
      }
    });
    await eventually(() => outcomes.length > 100, 'traffic runs');
    await broker.kill();
    await eventually(() => outcomes.at(-1) === 'UNAVAILABLE', 'calls fail at once');
    await broker.start();
    await eventually(() => outcomes.at(-1) === 'resolved', 'calls are answered again');
    stop = true;
    await Promise.all(traffic);
    expect([...new Set(outcomes)].sort()).toEqual(
      expect.arrayContaining(['UNAVAILABLE', 'resolved']),
    );
    const clear = ['resolved', 'UNAVAILABLE', 'DEADLINE_EXCEEDED'];
    expect(outcomes.filter((outcome) => !clear.includes(outcome))).toEqual([]);
    await world.serve(WorkController, { service: 'auth' });
    await eventually(
      () => confirmed.every((name) => done.has(name)),
      'all confirmed jobs are done',
    );
    await world.close();
  });
});

function reportLeftOut(): void {
  process.stderr.write(
    'Left out: the broker restart, as the broker of MESSAGE_BUS_URL is not ours to kill. ' +
      'Unset it on a machine with Docker or rabbitmq-server.\n',
  );
}
