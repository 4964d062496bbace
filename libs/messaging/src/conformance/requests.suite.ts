import type { Role } from '@casewright/contracts';
import { codeOf } from '@casewright/testing/sync';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Controller } from '@nestjs/common';
import { OnCall } from '../nest/handler.decorators.js';
import { anything, echo, guarded, laxEcho, strictAnswer, unheardOf } from './definitions.js';
import { type MakeBroker, World } from './world.js';

const handled: unknown[] = [];

@Controller()
class EchoController {
  @OnCall(echo)
  echo(data: { text: string }) {
    handled.push(data);
    return { text: data.text, passwordHash: 'never leaves' };
  }

  @OnCall(anything)
  wrong() {
    return { text: 7 };
  }

  @OnCall(guarded)
  guard() {
    handled.push('guarded');
    return null;
  }
}

export function requestsSuite(make: MakeBroker): void {
  describe('a call', () => {
    let world: World;

    beforeEach(async () => {
      handled.length = 0;
      world = await World.open(make);
    });
    afterEach(() => world.close());

    it('is answered by the handler of its pattern', async () => {
      await world.serve(EchoController);
      await expect(world.bus.call(echo, { text: 'hello' })).resolves.toEqual({ text: 'hello' });
    });

    it('gives the handler what the schema made of the request', async () => {
      await world.serve(EchoController);
      await world.bus.call(laxEcho, { text: 'hello', injected: true });
      expect(handled).toEqual([{ text: 'hello' }]);
    });

    it('answers with what the contract names and nothing else', async () => {
      await world.serve(EchoController);
      await expect(world.bus.call(laxEcho, { text: 'a' })).resolves.toEqual({ text: 'a' });
    });

    it('is handled for whom its rule names, and for nobody else', async () => {
      await world.serve(EchoController);
      const sessionId = '6d0c3a4e-3f0e-4a7e-9d26-1f0f8a3f3f10';
      const as = (role: Role) =>
        world.bus.call(guarded, {}, { principal: { userId: 7, sessionId, role } });
      expect(await codeOf(as('reader'))).toBe('FORBIDDEN');
      expect(await codeOf(as('auditor'))).toBe('FORBIDDEN');
      expect(await codeOf(world.bus.call(guarded, {}))).toBe('NOT_SIGNED_IN');
      expect(handled).toEqual([]);
      await as('member');
      expect(handled).toEqual(['guarded']);
    });

    it('is refused before it is sent when the request does not match', async () => {
      // Nothing is served: the refusal can only come from the caller's own side.
      const call = world.bus.call(echo, { text: 1 as unknown as string });
      await expect(call).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        details: [{ path: 'text', message: expect.any(String) }],
      });
    });

    it('is refused by the server when the request does not match there', async () => {
      await world.serve(EchoController);
      await expect(world.bus.call(laxEcho, { text: 1 })).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        details: [{ path: 'text', message: expect.any(String) }],
      });
      expect(handled).toEqual([]);
    });

    it('fails with BAD_RESPONSE and no detail when the handler breaks the contract', async () => {
      @Controller()
      class BrokenController {
        @OnCall(strictAnswer)
        wrong() {
          return { text: 7 as unknown as string };
        }
      }
      await world.serve(BrokenController);
      const failure = await world.bus.call(anything, {}).catch((error: unknown) => error);
      expect(failure).toMatchObject({ code: 'BAD_RESPONSE', details: undefined });
      expect((failure as Error).message).not.toContain('number');
    });

    it('fails with BAD_RESPONSE when the caller expects something else', async () => {
      await world.serve(EchoController);
      await expect(codeOf(world.bus.call(strictAnswer, {}))).resolves.toBe('BAD_RESPONSE');
    });

    it('fails at once with UNKNOWN_PATTERN when nobody handles it', async () => {
      await world.serve(EchoController);
      const call = world.bus.call(unheardOf, {}, { deadlineMs: 600_000 });
      await expect(codeOf(call)).resolves.toBe('UNKNOWN_PATTERN');
    });

    it('fails at once with UNAVAILABLE when its service has never run', async () => {
      const call = world.bus.call(echo, { text: 'a' }, { deadlineMs: 600_000 });
      await expect(call).rejects.toMatchObject({
        code: 'UNAVAILABLE',
        retryAfter: expect.any(Number),
      });
    });

    it('is answered 1,000 times at once, each with its own answer', async () => {
      await world.serve(EchoController);
      const texts = Array.from({ length: 1_000 }, (_, index) => `text ${index}`);
      const answers = await Promise.all(
        texts.map((text) => world.bus.call(echo, { text }, { deadlineMs: 60_000 })),
      );
      expect(answers.map((answer) => answer.text)).toEqual(texts);
    });

    it('refuses two handlers of one pattern, and a handler of another service', async () => {
      @Controller()
      class SecondController extends EchoController {}
      await expect(world.serve([EchoController, SecondController])).rejects.toThrow('two handlers');
      await expect(world.serve(EchoController, { service: 'search' })).rejects.toThrow(
        'belongs to auth',
      );
    });
  });
}
