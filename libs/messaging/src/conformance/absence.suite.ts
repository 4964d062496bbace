import { defineCall } from '@casewright/contracts';
import { codeOf, eventually } from '@casewright/testing/sync';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Controller } from '@nestjs/common';
import { z } from 'zod';
import { OnCall } from '../nest/handler.decorators.js';
import { echo } from './definitions.js';
import { type MakeBroker, World } from './world.js';

const searchEcho = defineCall('search.test.echo', {
  rule: 'system',
  request: z.object({ text: z.string() }),
  response: z.object({ text: z.string() }),
});

@Controller()
class AuthController {
  @OnCall(echo)
  echo(data: { text: string }) {
    return data;
  }
}

@Controller()
class SearchController {
  @OnCall(searchEcho)
  echo(data: { text: string }) {
    return data;
  }
}

export function absenceSuite(make: MakeBroker): void {
  describe('a service that was stopped', () => {
    let world: World;
    beforeEach(async () => {
      world = await World.open(make);
    });
    afterEach(() => world.close());

    const search = (deadlineMs: number) =>
      world.bus.call(searchEcho, { text: 'a' }, { deadlineMs });
    const serveSearch = () => world.serve(SearchController, { service: 'search' });
    /** Calls until one is refused at once instead of waiting for its deadline. */
    const knownAway = () =>
      eventually(
        async () => (await codeOf(search(100))) === 'UNAVAILABLE',
        'the service is known to be away',
      );

    it('is named in an error at once, however long its callers would wait', async () => {
      const { app } = await serveSearch();
      await search(60_000);
      await app.close();
      await knownAway();
      await expect(search(600_000)).rejects.toMatchObject({
        code: 'UNAVAILABLE',
        message: expect.stringMatching(/^The search service is not running\./),
        retryAfter: expect.any(Number),
      });
    });

    it('is called again as soon as it is back', async () => {
      const { app } = await serveSearch();
      await search(60_000);
      await app.close();
      await knownAway();
      await serveSearch();
      await eventually(
        async () => (await codeOf(search(60_000))) === 'resolved',
        'it is called again',
      );
    });

    it('loses no call while it restarts', async () => {
      const { app } = await serveSearch();
      await search(60_000);
      await app.close();
      const calls = Array.from({ length: 10 }, () => codeOf(search(60_000)));
      await serveSearch();
      expect(new Set(await Promise.all(calls))).toEqual(new Set(['resolved']));
    });

    it('is not away while another process serves it', async () => {
      const { app } = await world.serve(AuthController);
      await world.serve(AuthController);
      const other = await serveSearch();
      await Promise.all([search(60_000), world.bus.call(echo, { text: 'a' })]);
      await Promise.all([app.close(), other.app.close()]);
      await knownAway();
      expect(await codeOf(world.bus.call(echo, { text: 'b' }))).toBe('resolved');
    });
  });
}
