import { AppError, type Principal } from '@casewright/contracts';
import { currentContext, type Logger, runInContext } from '@casewright/platform';
import { beginTrace, currentSpan, useTracer, within } from '@casewright/platform/tracing';
import { eventually, gate } from '@casewright/testing/sync';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Controller } from '@nestjs/common';
import { OnCall, OnEvent, OnJob } from '../nest/handler.decorators.js';
import { anything, happened, work } from './definitions.js';
import { tracerOfWays } from './tracer-of-ways.js';
import { type MakeBroker, World } from './world.js';

const principal: Principal = {
  userId: 7,
  sessionId: '6d0c3a4e-3f0e-4a7e-9d26-1f0f8a3f3f10',
  role: 'member',
};

interface Seen {
  correlationId: string;
  principal?: Principal | undefined;
}

/** What is said about messages at the level that Compose logs at. */
function heardLog() {
  const lines: { kind: string }[] = [];
  const nothing = (): void => undefined;
  const info = (line: { kind: string }): number => lines.push(line);
  const logger = { debug: nothing, warn: nothing, error: nothing, info } as unknown as Logger;
  return { lines, logger };
}

export function contextSuite(make: MakeBroker): void {
  describe('the context', () => {
    let world: World;

    beforeEach(async () => {
      world = await World.open(make);
    });
    afterEach(() => world.close());

    it('travels with calls, jobs and events into their handlers', async () => {
      const [call, job, event] = [gate<Seen>(), gate<Seen>(), gate<Seen>()];
      @Controller()
      class ContextController {
        @OnCall(anything)
        call() {
          call.open(currentContext());
          return null;
        }
        @OnJob(work)
        job() {
          job.open(currentContext());
        }
        @OnEvent(happened)
        event() {
          event.open(currentContext());
        }
      }
      await world.serve(ContextController);
      await runInContext({ correlationId: 'request-1', principal }, async () => {
        await world.bus.call(anything, {});
        await world.bus.submit(work, { name: 'a' });
        await world.bus.publish(happened, { what: 'b' });
      });
      for (const { opened } of [call, job, event]) {
        expect(await opened).toMatchObject({ correlationId: 'request-1', principal });
      }
    });

    it('takes the trace of the sender along, where there is one', async () => {
      const ways: (string | undefined)[] = [];
      const note = () => void ways.push(currentSpan()?.traceparent);
      @Controller()
      class TracedController {
        @OnCall(anything)
        call() {
          note();
          return null;
        }
        @OnJob(work)
        job() {
          note();
        }
        @OnEvent(happened)
        event() {
          note();
        }
      }
      await world.serve(TracedController);
      useTracer(tracerOfWays);
      try {
        const request = beginTrace({ name: 'request', kind: 'server' }, undefined);
        await within(request, async () => {
          await world.bus.call(anything, {});
          await world.bus.submit(work, { name: 'a' });
          await world.bus.publish(happened, { what: 'b' });
        });
        await eventually(() => ways.length === 3, 'all have been handled');
        await within(undefined, () => world.bus.call(anything, {}));
      } finally {
        useTracer(undefined);
      }
      const [, ...stored] = [anything, work, happened].map(({ pattern }) => pattern);
      expect(ways[0]).toBe(`request > call ${anything.pattern} > handle ${anything.pattern}`);
      expect(ways.slice(1, 3).sort()).toEqual(
        stored.map((pattern) => `request > send ${pattern} > handle ${pattern}`).sort(),
      );
      expect(ways.slice(3)).toEqual([undefined]);
    });

    it('yields to what the call itself says', async () => {
      const seen = gate<Seen>();
      @Controller()
      class ContextController {
        @OnCall(anything)
        call() {
          seen.open(currentContext());
          return null;
        }
      }
      await world.serve(ContextController);
      await runInContext({ correlationId: 'outer' }, () =>
        world.bus.call(anything, {}, { correlationId: 'own', principal }),
      );
      expect(await seen.opened).toMatchObject({ correlationId: 'own', principal });
    });

    it('is kept apart between calls that run at once', async () => {
      @Controller()
      class ContextController {
        @OnCall(anything)
        async call() {
          await new Promise(setImmediate);
          return currentContext().correlationId;
        }
      }
      await world.serve(ContextController);
      const ids = Array.from({ length: 50 }, (_, index) => `id-${index}`);
      const answers = await Promise.all(
        ids.map((correlationId) => world.bus.call(anything, {}, { correlationId })),
      );
      expect(answers).toEqual(ids);
    });

    it('has no principal when nobody is signed in', async () => {
      const seen = gate<Seen>();
      @Controller()
      class ContextController {
        @OnCall(anything)
        call() {
          seen.open(currentContext());
          return null;
        }
      }
      await world.serve(ContextController);
      await world.bus.call(anything, {});
      expect((await seen.opened).principal).toBeUndefined();
    });

    it('leaves one line of the log for each message, without what is in it', async () => {
      const { lines, logger } = heardLog();
      const done = gate<null>();
      @Controller()
      class LoggedController {
        @OnCall(anything)
        call() {
          throw new AppError('NOT_FOUND', 'There is no marker-7f3a.');
        }
        @OnJob(work)
        job() {}
        @OnEvent(happened)
        event() {
          setImmediate(() => done.open(null));
        }
      }
      await world.serve(LoggedController, { logger });
      await runInContext({ correlationId: 'request-1', principal }, async () => {
        await world.bus.call(anything, { text: 'marker-7f3a' }).catch(() => undefined);
        await world.bus.submit(work, { name: 'marker-7f3a' });
        await world.bus.publish(happened, { what: 'marker-7f3a' });
      });
      await done.opened;
      await eventually(async () => lines.length === 3, 'all three are logged');
      const whose = { correlationId: 'request-1', userId: 7, durationMs: expect.any(Number) };
      expect(lines.toSorted((a, b) => a.kind.localeCompare(b.kind))).toEqual([
        { ...whose, kind: 'call', pattern: anything.pattern, outcome: 'NOT_FOUND' },
        { ...whose, kind: 'event', pattern: happened.pattern, outcome: 'ok' },
        { ...whose, kind: 'job', pattern: work.pattern, outcome: 'ok' },
      ]);
    });

    it('is refused when its principal is malformed', async () => {
      @Controller()
      class ContextController {
        @OnCall(anything)
        call() {
          return 'let in';
        }
      }
      await world.serve(ContextController);
      const forged = { ...principal, userId: 'root' } as unknown as Principal;
      await expect(world.bus.call(anything, {}, { principal: forged })).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
      });
    });
  });
}
