import { codeOf, eventually } from '@casewright/testing/sync';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { BusContext } from '../nest/bus-context.js';
import { OnJob } from '../nest/handler.decorators.js';
import { work } from './definitions.js';
import { type MakeBroker, World } from './world.js';

interface Delivery {
  name: string;
  messageId: string;
  delivery: number;
}

let deliveries: Delivery[];
let behave: (name: string, delivery: number) => Promise<void>;

@Controller()
class WorkController {
  @OnJob(work)
  async work(@Payload() { name }: { name: string }, @Ctx() context: BusContext) {
    deliveries.push({ name, messageId: context.messageId, delivery: context.delivery });
    await behave(name, context.delivery);
  }
}

const QUICK = { jobRetryDelayMs: 1 };

export function jobsSuite(make: MakeBroker): void {
  describe('a job', () => {
    let world: World;

    beforeEach(async () => {
      deliveries = [];
      behave = async () => undefined;
      world = await World.open(make);
    });
    afterEach(() => world.close());

    it('is done once, with the identity it was given', async () => {
      await world.serve(WorkController);
      await world.bus.submit(work, { name: 'brief' }, { messageId: 'job-1' });
      await eventually(() => deliveries.length > 0, 'the job is delivered');
      expect(deliveries).toEqual([{ name: 'brief', messageId: 'job-1', delivery: 1 }]);
    });

    it('waits for a service that is not there yet', async () => {
      await world.bus.submit(work, { name: 'early' });
      await world.serve(WorkController);
      await eventually(() => deliveries.length > 0, 'the job is delivered');
    });

    it('is refused before it is kept when its payload does not match', async () => {
      const submit = world.bus.submit(work, { name: 1 as unknown as string });
      await expect(codeOf(submit)).resolves.toBe('VALIDATION_FAILED');
    });

    it('is delivered again when it fails, and counted', async () => {
      behave = async (_name, delivery) => {
        if (delivery < 3) throw new Error('not yet');
      };
      await world.serve(WorkController, QUICK);
      await world.bus.submit(work, { name: 'stubborn' }, { messageId: 'job-2' });
      await eventually(() => deliveries.length === 3, 'the third delivery');
      expect(deliveries.map(({ delivery }) => delivery)).toEqual([1, 2, 3]);
      expect(new Set(deliveries.map(({ messageId }) => messageId))).toEqual(new Set(['job-2']));
    });

    it('goes to the dead letters after its last delivery, and harms no other', async () => {
      behave = async (name) => {
        if (name === 'poison') throw new Error('always');
      };
      const { server } = await world.serve(WorkController, QUICK);
      await world.bus.submit(work, { name: 'poison' });
      for (let index = 0; index < 10; index += 1) await world.bus.submit(work, { name: 'healthy' });
      await eventually(
        async () =>
          (await server.depths()).some((one) => one.kind === 'dead' && one.messages === 1),
        'the dead letter is counted',
      );
      const dead = await eventually(async () => {
        const letters = await world.broker.deadLetters('auth');
        return letters.length > 0 && letters;
      }, 'the poison job is a dead letter');
      expect(dead).toEqual([work.pattern]);
      const named = (name: string) => deliveries.filter((delivery) => delivery.name === name);
      await eventually(() => named('healthy').length === 10, 'the healthy jobs are done');
      expect(named('poison')).toHaveLength(work.maxDeliveries);
    });

    it('is given up at its last failure, not at a delivery after it', async () => {
      behave = () => Promise.reject(new Error('always'));
      @Controller()
      class OnceController {
        @OnJob({ ...work, maxDeliveries: 1 })
        fail(): Promise<void> {
          return behave('', 1);
        }
      }
      // A further delivery would come too late for this test.
      await world.serve(OnceController, { jobRetryDelayMs: 600_000 });
      await world.bus.submit(work, { name: 'poison' });
      await eventually(
        async () => (await world.broker.deadLetters('auth')).length === 1,
        'the job is a dead letter',
      );
    });

    it('is a dead letter at once when its payload is not what the handler expects', async () => {
      // A retry would come too late for this test: nothing fixes a payload.
      await world.serve(WorkController, { jobRetryDelayMs: 600_000 });
      const other = { ...work, payload: work.payload.partial() };
      await world.bus.submit(other, {});
      await eventually(
        async () => (await world.broker.deadLetters('auth')).length === 1,
        'the unreadable job is a dead letter',
      );
      expect(deliveries).toEqual([]);
    });

    it('is not taken by a server that has no handler for jobs', async () => {
      @Controller()
      class IdleController {}
      await world.serve(IdleController);
      await world.bus.submit(work, { name: 'kept' });
      await world.serve(WorkController);
      await eventually(() => deliveries.length === 1, 'the job is delivered to who can do it');
    });

    it('is not acknowledged before its handler has resolved', async () => {
      const { server, app } = await world.serve(WorkController, { drainMs: 0, jobConcurrency: 1 });
      behave = () => new Promise(() => undefined);
      await world.bus.submit(work, { name: 'endless' });
      await world.bus.submit(work, { name: 'behind' });
      await eventually(() => deliveries.length === 1, 'the endless job runs');
      expect(server.state().running).toBe(1);
      behave = async () => undefined;
      await world.serve(WorkController);
      await app.close();
      await eventually(
        () => deliveries.some(({ name }) => name === 'behind'),
        'the job behind it is done by another server',
      );
    });
  });
}
