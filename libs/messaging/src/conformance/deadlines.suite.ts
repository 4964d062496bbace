import { currentContext, runInContext } from '@casewright/platform';
import { codeOf, type Gate, gate } from '@casewright/testing/sync';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import type { BusContext } from '../nest/bus-context.js';
import { OnCall } from '../nest/handler.decorators.js';
import { anything, echo, outer } from './definitions.js';
import { type MakeBroker, World } from './world.js';

let entered: Gate;
let leave: Gate;
let handled: string[];

@Controller()
class SlowController {
  @OnCall(echo)
  async echo(data: { text: string }) {
    handled.push(data.text);
    if (data.text !== 'slow') return data;
    entered.open();
    await leave.opened;
    return data;
  }
}

export function deadlinesSuite(make: MakeBroker): void {
  describe('a deadline', () => {
    let world: World;

    beforeEach(async () => {
      entered = gate();
      leave = gate();
      handled = [];
      world = await World.open(make);
    });
    afterEach(async () => {
      leave.open();
      await world.close();
    });

    it('ends the call at the caller while the handler still runs', async () => {
      await world.serve(SlowController);
      const call = world.bus.call(echo, { text: 'slow' }, { deadlineMs: 300 });
      await entered.opened;
      await expect(call).rejects.toMatchObject({ code: 'DEADLINE_EXCEEDED', retryAfter: 5 });
    });

    it('keeps a request that waited too long from ever being handled', async () => {
      await world.serve(SlowController, { concurrency: 1 });
      const slow = world.bus.call(echo, { text: 'slow' }, { deadlineMs: 60_000 });
      await entered.opened;
      const expired = world.bus.call(echo, { text: 'expired' }, { deadlineMs: 50 });
      await expect(codeOf(expired)).resolves.toBe('DEADLINE_EXCEEDED');
      leave.open();
      await slow;
      // Handled in order: had the expired one been kept, it would come before this one.
      await world.bus.call(echo, { text: 'after' });
      expect(handled).toEqual(['slow', 'after']);
    });

    it('is seen by the handler, in its context and as a signal', async () => {
      const seen = gate<{ deadline: number | undefined; signal: AbortSignal }>();
      @Controller()
      class WatchingController {
        @OnCall(anything)
        async watch(@Payload() _data: unknown, @Ctx() context: BusContext) {
          const { signal } = context;
          const aborted = new Promise((resolve) => signal.addEventListener('abort', resolve));
          seen.open({ deadline: currentContext().deadline, signal });
          await aborted;
          return null;
        }
      }
      await world.serve(WatchingController);
      const before = Date.now();
      await codeOf(world.bus.call(anything, {}, { deadlineMs: 200 }));
      const { deadline, signal } = await seen.opened;
      expect(deadline).toBeGreaterThanOrEqual(before + 200);
      expect(deadline).toBeLessThanOrEqual(Date.now() + 200);
      if (!signal.aborted)
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
    });

    it('is inherited by nested calls, whatever they ask for', async () => {
      const inner = gate<number | undefined>();
      @Controller()
      class NestedController {
        @OnCall(outer)
        pass(): Promise<unknown> {
          return world.bus.call(anything, {}, { deadlineMs: 600_000 });
        }
        @OnCall(anything)
        end() {
          inner.open(currentContext().deadline);
          return null;
        }
      }
      await world.serve(NestedController);
      const before = Date.now();
      await world.bus.call(outer, {}, { deadlineMs: 30_000 });
      expect(await inner.opened).toBeLessThanOrEqual(Date.now() + 30_000);
      expect(await inner.opened).toBeGreaterThanOrEqual(before + 30_000);
    });

    it('that has passed already sends nothing', async () => {
      await world.serve(SlowController);
      const context = { correlationId: 'late', deadline: Date.now() - 1 };
      const call = runInContext(context, () => world.bus.call(echo, { text: 'late' }));
      await expect(codeOf(call)).resolves.toBe('DEADLINE_EXCEEDED');
      await world.bus.call(echo, { text: 'after' });
      expect(handled).toEqual(['after']);
    });

    it('gives way to an abort, which rejects with its reason', async () => {
      await world.serve(SlowController);
      const abort = new AbortController();
      const call = world.bus.call(echo, { text: 'slow' }, { signal: abort.signal });
      await entered.opened;
      abort.abort(new Error('the browser went away'));
      await expect(call).rejects.toThrow('the browser went away');
    });

    it('is not even begun for a signal that is aborted already', async () => {
      await world.serve(SlowController);
      const signal = AbortSignal.abort(new Error('gone before'));
      await expect(world.bus.call(echo, { text: 'x' }, { signal })).rejects.toThrow('gone before');
      await world.bus.call(echo, { text: 'after' });
      expect(handled).toEqual(['after']);
    });
  });
}
