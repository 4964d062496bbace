import { Readable } from 'node:stream';
import { AppError, uploadsOf } from '@casewright/contracts';
import { currentUserId } from '@casewright/platform';
import { codeOf } from '@casewright/testing/sync';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Controller } from '@nestjs/common';
import { Json, KeptJson } from '../claims/json.js';
import { OnCall } from '../nest/handler.decorators.js';
import { MAX_BODY_BYTES } from '../wire/body.js';
import { anything, strictAnswer } from './definitions.js';
import { type MakeBroker, World } from './world.js';

const ID = '5f0c3f0a-6b1e-4a52-9c0e-0d8f0f1b2c3d';
const ANN = { principal: { userId: 1, sessionId: ID, role: 'member' } } as const;
const LARGE = { text: '§'.repeat(MAX_BODY_BYTES) };
const PIECE = 100_000;

/** What the handler shall answer, and what lies with its service. */
let answer: unknown;
let kept: Map<string, { userId: number; json: Buffer }>;

@Controller()
class KeepingController {
  @OnCall(anything)
  answer(): unknown {
    return answer;
  }

  @OnCall(uploadsOf.auth.read)
  read({ id, offset }: { id: string; offset: number }) {
    const { userId, json } = kept.get(id) ?? {};
    if (!json || userId !== currentUserId()) throw new AppError('NOT_FOUND', 'It is not here.');
    const next = offset + PIECE;
    const data = json.subarray(offset, next).toString('base64');
    return { data, next: next < json.length ? next : null };
  }

  @OnCall(uploadsOf.auth.discard)
  discard({ id }: { id: string }): null {
    kept.delete(id);
    return null;
  }
}

const keep = async (json: Buffer): Promise<string> => {
  kept.set(ID, { userId: currentUserId(), json });
  return ID;
};

export function claimsSuite(make: MakeBroker): void {
  describe('an answer larger than a message', () => {
    let world: World;

    beforeEach(async () => {
      kept = new Map();
      answer = LARGE;
      world = await World.open(make);
      const { stores } = await world.serve(KeepingController);
      stores.set('auth', { keep });
    });
    afterEach(() => world.close());

    it.each([
      ['made here', LARGE],
      ['written elsewhere', new Json(Buffer.from(JSON.stringify(LARGE)))],
    ])('comes whole, and lies nowhere afterward: one %s', async (_, made) => {
      answer = made;
      expect(await world.bus.call(strictAnswer, {}, ANN)).toEqual(LARGE);
      expect(kept.size).toBe(0);
    });

    it('comes in pieces to whoever passes it on', async () => {
      const passed = (await world.bus.fetch(anything, {}, ANN)) as KeptJson;
      expect(passed).toBeInstanceOf(KeptJson);
      expect(kept.size).toBe(1);
      const pieces = await Readable.from(passed).toArray();
      expect(pieces.length).toBeGreaterThan(4);
      expect(JSON.parse(Buffer.concat(pieces).toString())).toEqual(LARGE);
      expect(kept.size).toBe(0);
    });

    it('may lie there already', async () => {
      kept.set(ID, { userId: 1, json: Buffer.from('{"text":"kept"}') });
      answer = new KeptJson(ID);
      expect(await world.bus.call(strictAnswer, {}, ANN)).toEqual({ text: 'kept' });
    });

    it('is another user’s to nobody', async () => {
      kept.set(ID, { userId: 2, json: Buffer.from('{"text":"kept"}') });
      answer = new KeptJson(ID);
      expect(await codeOf(world.bus.call(strictAnswer, {}, ANN))).toBe('NOT_FOUND');
    });

    it('is checked as any other', async () => {
      answer = { ...LARGE, text: [LARGE.text] };
      expect(await codeOf(world.bus.call(strictAnswer, {}, ANN))).toBe('BAD_RESPONSE');
    });

    it('is refused where there is nobody to keep it for', async () => {
      expect(await codeOf(world.bus.call(anything, {}))).toBe('PAYLOAD_TOO_LARGE');
      expect(kept.size).toBe(0);
    });

    it('is as any other where it is small: written elsewhere, too', async () => {
      answer = new Json(Buffer.from('{"text":"small"}'));
      expect(await world.bus.fetch(strictAnswer, {}, ANN)).toEqual({ text: 'small' });
    });
  });
}
