import type { QueueState } from '@casewright/contracts';
import { eventually } from '@casewright/testing/sync';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Controller } from '@nestjs/common';
import { OnCall, OnJob } from '../nest/handler.decorators.js';
import { echo, work } from './definitions.js';
import { type MakeBroker, World } from './world.js';

let isPoisoned = false;

@Controller()
class AuthController {
  @OnCall(echo)
  echo(data: { text: string }) {
    return data;
  }

  @OnJob(work)
  async work() {
    if (isPoisoned) throw new Error('always');
  }
}

export function queuesSuite(make: MakeBroker): void {
  describe('the queues', () => {
    let world: World;
    beforeEach(async () => {
      isPoisoned = false;
      world = await World.open(make);
    });
    afterEach(() => world.close());

    const queue = async (holds: QueueState['holds']): Promise<QueueState | undefined> =>
      (await world.bus.queues()).find((one) => one.service === 'auth' && one.holds === holds);
    /** A broker counts a message some time after accepting it. */
    const counted = (holds: QueueState['holds'], waiting: number, isServed: boolean) =>
      eventually(
        async () => {
          const found = await queue(holds);
          return found?.waiting === waiting && found.consumers > 0 === isServed;
        },
        `${waiting} ${holds} wait, and are ${isServed ? '' : 'not '}served`,
      );

    it('are counted: what waits while nobody serves them, and nothing once somebody does', async () => {
      for (const name of ['brief', 'motion']) await world.bus.submit(work, { name });
      await counted('jobs', 2, false);
      await world.serve(AuthController);
      await counted('jobs', 0, true);
      await counted('calls', 0, true);
    });

    it('have what was given up among them', async () => {
      isPoisoned = true;
      await world.serve(AuthController, { jobRetryDelayMs: 1 });
      await world.bus.submit(work, { name: 'poison' });
      await counted('dead jobs', 1, false);
    });

    it('are those alone that there are', async () => {
      await world.serve(AuthController);
      const services = (await world.bus.queues()).map(({ service }) => service);
      expect(new Set(services)).toEqual(new Set(['auth']));
    });
  });
}
