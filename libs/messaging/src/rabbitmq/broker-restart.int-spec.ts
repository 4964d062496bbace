import 'reflect-metadata';
import { codeOf, eventually } from '@casewright/testing/sync';
import { expect, it, jest } from '@jest/globals';
import { Controller } from '@nestjs/common';
import { echo, work } from '../conformance/definitions.js';
import { describeOnOwnBroker, rabbitBroker } from '../conformance/rabbit-broker.js';
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
await describeOnOwnBroker(
  'a broker that is killed and started again in the middle of traffic',
  (broker) => {
    it('makes calls fail clearly, never hang, and keeps every confirmed job', async () => {
      const world = await World.open((limits) => rabbitBroker(broker.url, limits));
      await world.serve(EchoController);
      await world.bus.submit(work, { name: 'first' });
      // The broker keeps new quorum queues out of its registry on disk for some seconds; a restart in
      // good order writes them. A kill before that loses the queue whatever a client does.
      await broker.restart();
      await eventually(
        () => world.bus.state().status === 'up',
        'the bus is back after the restart',
      );
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
  },
);
