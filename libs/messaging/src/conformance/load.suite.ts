import { codeOf, eventually, type Gate, gate } from '@casewright/testing/sync';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Controller } from '@nestjs/common';
import { OnCall, OnJob } from '../nest/handler.decorators.js';
import { echo, work } from './definitions.js';
import { type MakeBroker, World } from './world.js';

let now = 0;
let most = 0;
let leave: Gate;

async function occupy(): Promise<void> {
  now += 1;
  most = Math.max(most, now);
  await leave.opened;
  now -= 1;
}

@Controller()
class OccupiedController {
  @OnCall(echo)
  async echo(data: { text: string }) {
    await occupy();
    return data;
  }
  @OnJob(work)
  async work() {
    await occupy();
  }
}

export function loadSuite(make: MakeBroker): void {
  describe('under load', () => {
    let world: World;

    beforeEach(() => {
      now = 0;
      most = 0;
      leave = gate();
    });
    afterEach(async () => {
      leave.open();
      await world.close();
    });

    it('runs no more call handlers at once than allowed', async () => {
      world = await World.open(make);
      const { server } = await world.serve(OccupiedController, { concurrency: 3 });
      const calls = Array.from({ length: 20 }, (_, index) =>
        world.bus.call(echo, { text: String(index) }, { deadlineMs: 60_000 }),
      );
      await eventually(() => now === 3, 'three handlers run');
      expect(server.state()).toMatchObject({ status: 'up', running: 3 });
      leave.open();
      await Promise.all(calls);
      expect(most).toBe(3);
    });

    it('runs no more job handlers at once than allowed', async () => {
      world = await World.open(make);
      await world.serve(OccupiedController, { jobConcurrency: 2 });
      for (let index = 0; index < 6; index += 1) await world.bus.submit(work, { name: `${index}` });
      await eventually(() => now === 2, 'two jobs run');
      leave.open();
      await eventually(() => now === 0, 'all jobs are done');
      expect(most).toBe(2);
    });

    it('refuses calls with OVERLOADED when the queue is full', async () => {
      world = await World.open(make, { calls: 5 });
      await world.serve(OccupiedController, { concurrency: 1 });
      const options = { deadlineMs: 60_000 };
      const first = world.bus.call(echo, { text: 'first' }, options);
      await eventually(() => now === 1, 'the only slot is taken');
      const refused: unknown[] = [];
      const calls = Array.from({ length: 30 }, () =>
        world.bus.call(echo, { text: 'x' }, options).catch((error: unknown) => refused.push(error)),
      );
      // All of them, before the first that was taken makes room for another.
      await eventually(() => refused.length === 25, 'all but five are refused');
      expect(refused[0]).toMatchObject({ code: 'OVERLOADED', retryAfter: expect.any(Number) });
      leave.open();
      await Promise.all([first, ...calls]);
      expect(refused).toHaveLength(25);
    });

    it('refuses jobs with OVERLOADED when too many wait', async () => {
      world = await World.open(make, { jobs: 5 });
      await world.serve(OccupiedController, { jobConcurrency: 1 });
      const outcomes: string[] = [];
      // A replicated queue applies its bound a little late, so this asks until it is refused.
      await eventually(async () => {
        outcomes.push(await codeOf(world.bus.submit(work, { name: 'x' })));
        return outcomes.at(-1) !== 'resolved';
      }, 'a job is refused');
      expect(outcomes.at(-1)).toBe('OVERLOADED');
    });
  });
}
