import { codeOf, eventually } from '@casewright/testing/sync';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Controller, type Type } from '@nestjs/common';
import { OnEvent } from '../nest/handler.decorators.js';
import { happened } from './definitions.js';
import { type MakeBroker, World } from './world.js';

let heard: string[];

function listener(name: string): Type {
  @Controller()
  class ListeningController {
    @OnEvent(happened)
    hear({ what }: { what: string }) {
      heard.push(`${name} heard ${what}`);
    }
  }
  return ListeningController;
}

export function eventsSuite(make: MakeBroker): void {
  describe('an event', () => {
    let world: World;

    beforeEach(async () => {
      heard = [];
      world = await World.open(make);
    });
    afterEach(() => world.close());

    const count = (prefix: string) => heard.filter((line) => line.startsWith(prefix)).length;

    it('is no error when nobody listens', async () => {
      await expect(codeOf(world.bus.publish(happened, { what: 'rain' }))).resolves.toBe('resolved');
    });

    it('is refused when its payload does not match', async () => {
      const publish = world.bus.publish(happened, { what: 1 as unknown as string });
      await expect(codeOf(publish)).resolves.toBe('VALIDATION_FAILED');
    });

    it('reaches every group once, however many instances a group has', async () => {
      await world.serve(listener('auth'));
      await world.serve(listener('auth'));
      await world.serve(listener('search'), { service: 'search' });
      for (let index = 0; index < 20; index += 1)
        await world.bus.publish(happened, { what: 'rain' });
      await world.bus.publish(happened, { what: 'the end' });
      await eventually(() => count('auth') >= 21 && count('search') >= 21, 'all events are heard');
      expect([count('auth'), count('search')]).toEqual([21, 21]);
    });

    it('reaches every instance where that is asked for', async () => {
      const each = { service: 'gateway', eventsTo: 'every-instance' } as const;
      for (const name of ['one', 'two', 'three']) await world.serve(listener(name), each);
      await world.bus.publish(happened, { what: 'rain' });
      await eventually(() => heard.length >= 3, 'all instances have heard');
      expect(heard.sort()).toEqual(['one heard rain', 'three heard rain', 'two heard rain']);
    });

    it('waits for a group that is away', async () => {
      const { app } = await world.serve(listener('auth'));
      await app.close();
      await world.bus.publish(happened, { what: 'rain' });
      await world.serve(listener('auth'));
      await eventually(() => heard.length === 1, 'the event is heard after the return');
    });

    it('reaches all handlers of one server, and is a dead letter when one of them fails', async () => {
      @Controller()
      class FailingController {
        @OnEvent(happened)
        async fail() {
          heard.push('failing heard');
          throw new Error('no');
        }
      }
      await world.serve([FailingController, listener('other')]);
      await world.bus.publish(happened, { what: 'rain' });
      await eventually(
        async () => (await world.broker.deadLetters('auth')).includes(happened.pattern),
        'the event is a dead letter',
      );
      expect(heard.sort()).toEqual(['failing heard', 'other heard rain']);
    });
  });
}
