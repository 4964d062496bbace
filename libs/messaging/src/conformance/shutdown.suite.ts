import { codeOf, eventually, type Gate, gate } from '@casewright/testing/sync';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Controller, type Type } from '@nestjs/common';
import { OnCall, OnJob } from '../nest/handler.decorators.js';
import { echo, work } from './definitions.js';
import { type MakeBroker, World } from './world.js';

let entered: Gate;
let leave: Gate;
let done: string[];

function controller(name: string): Type {
  @Controller()
  class NamedController {
    @OnCall(echo)
    async echo(data: { text: string }) {
      if (data.text === 'slow') {
        entered.open();
        await leave.opened;
      }
      return { text: `${name}: ${data.text}` };
    }
    @OnJob(work)
    async work(payload: { name: string }) {
      entered.open();
      await leave.opened;
      done.push(`${name}: ${payload.name}`);
    }
  }
  return NamedController;
}

export function shutdownSuite(make: MakeBroker): void {
  describe('a shutdown', () => {
    let world: World;

    beforeEach(async () => {
      entered = gate();
      leave = gate();
      done = [];
      world = await World.open(make);
    });
    afterEach(async () => {
      leave.open();
      await world.close();
    });

    it('finishes a call that runs and delivers its answer', async () => {
      const { app } = await world.serve(controller('old'));
      const call = world.bus.call(echo, { text: 'slow' });
      await entered.opened;
      const closed = app.close();
      leave.open();
      await expect(call).resolves.toEqual({ text: 'old: slow' });
      await closed;
    });

    it('finishes a job that runs', async () => {
      const { app } = await world.serve(controller('old'));
      await world.bus.submit(work, { name: 'brief' });
      await entered.opened;
      const closed = app.close().then(() => done.push('closed'));
      // Gives a shutdown that does not wait the chance to show it.
      for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate);
      leave.open();
      await closed;
      expect(done).toEqual(['old: brief', 'closed']);
    });

    it('takes nothing new: what comes then waits for the next server', async () => {
      const { server } = await world.serve(controller('old'));
      const slow = world.bus.call(echo, { text: 'slow' });
      await entered.opened;
      const drained = server.drain();
      leave.open();
      await Promise.all([slow, drained]);
      const waiting = world.bus.call(echo, { text: 'next' }, { deadlineMs: 60_000 });
      await world.serve(controller('new'));
      await expect(waiting).resolves.toEqual({ text: 'new: next' });
    });

    it('loses no call of a running load while another server takes over', async () => {
      const { app } = await world.serve(controller('old'), { concurrency: 8 });
      let [sent, stop] = [0, false];
      const outcomes: string[] = [];
      const answers = new Set<string>();
      const callers = Array.from({ length: 16 }, async () => {
        while (!stop) {
          sent += 1;
          const call = world.bus.call(echo, { text: 'quick' }, { deadlineMs: 60_000 });
          outcomes.push(await codeOf(call.then(({ text }) => answers.add(text))));
        }
      });
      await eventually(() => outcomes.length > 100, 'the load runs');
      await world.serve(controller('new'), { concurrency: 8 });
      await app.close();
      const before = outcomes.length;
      await eventually(() => outcomes.length > before + 100, 'the load goes on');
      stop = true;
      await Promise.all(callers);
      expect(outcomes.filter((outcome) => outcome !== 'resolved')).toEqual([]);
      expect(outcomes).toHaveLength(sent);
      expect(answers).toEqual(new Set(['old: quick', 'new: quick']));
    });

    it('of the bus fails its calls instead of leaving them to hang', async () => {
      await world.serve(controller('old'));
      const call = codeOf(world.bus.call(echo, { text: 'slow' }, { deadlineMs: 600_000 }));
      await entered.opened;
      const states: string[] = [];
      world.bus.onStateChange(({ status }) => states.push(status));
      await world.bus.close();
      await expect(call).resolves.toBe('UNAVAILABLE');
      expect(world.bus.state().status).toBe('down');
      expect(states).toEqual(['down']);
      await expect(codeOf(world.bus.call(echo, { text: 'x' }))).resolves.toBe('UNAVAILABLE');
      await expect(codeOf(world.bus.submit(work, { name: 'x' }))).resolves.toBe('UNAVAILABLE');
    });
  });
}
