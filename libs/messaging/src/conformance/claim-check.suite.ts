import { Readable } from 'node:stream';
import { AppError, defineCall, type UploadKind, uploadsOf } from '@casewright/contracts';
import { currentUserId } from '@casewright/platform';
import { codeOf } from '@casewright/testing/sync';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Controller } from '@nestjs/common';
import { z } from 'zod';
import type { ClaimStore } from '../claim-check/claim-check.js';
import { Json, KeptJson } from '../claim-check/json.js';
import { OnCall } from '../nest/handler.decorators.js';
import { MAX_BODY_BYTES } from '../wire/body.js';
import { anything, strictAnswer } from './definitions.js';
import { type MakeBroker, World } from './world.js';

const ID = '5f0c3f0a-6b1e-4a52-9c0e-0d8f0f1b2c3d';
const ANN = { principal: { userId: 1, sessionId: ID, role: 'member' } } as const;
const UPLOAD = {
  id: ID,
  kind: 'body',
  name: null,
  received: 0,
  complete: true,
  expiresAt: '2099-01-01T00:00:00.000Z',
} as const;
const LARGE = { text: '§'.repeat(MAX_BODY_BYTES) };
const PIECE = 100_000;

/** What the handler received, what it shall answer, and what lies with its service. */
let received: unknown;
let answer: unknown;
let kept: Map<string, { userId: number; json: Buffer }>;

@Controller()
class KeepingController {
  @OnCall(anything)
  answer(data: unknown): unknown {
    received = data;
    return answer;
  }

  @OnCall(uploadsOf.auth.open)
  open({ kind }: { kind: UploadKind }) {
    kept.set(ID, { userId: currentUserId(), json: Buffer.alloc(0) });
    return { ...UPLOAD, kind };
  }

  @OnCall(uploadsOf.auth.append)
  append({ id, data }: { id: string; data: string }) {
    const found = kept.get(id)!;
    found.json = Buffer.concat([found.json, Buffer.from(data, 'base64')]);
    return { ...UPLOAD, received: found.json.length };
  }

  @OnCall(uploadsOf.auth.complete)
  complete() {
    return UPLOAD;
  }

  @OnCall(uploadsOf.auth.read)
  read({ id, offset }: { id: string; offset: number }) {
    const json = mine(id);
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

const elsewhere = defineCall('search.test.anything', {
  rule: 'system',
  request: z.unknown(),
  response: z.unknown(),
});

@Controller()
class DeafController {
  @OnCall(elsewhere)
  answer(): unknown {
    return null;
  }
}

function mine(id: string): Buffer {
  const { userId, json } = kept.get(id) ?? {};
  if (!json || userId !== currentUserId()) throw new AppError('NOT_FOUND', 'It is not here.');
  return json;
}

const store: ClaimStore = {
  async keep(json) {
    kept.set(ID, { userId: currentUserId(), json });
    return ID;
  },
  read: async (id) => mine(id),
};

export function claimCheckSuite(make: MakeBroker): void {
  describe('what is larger than a message', () => {
    let world: World;

    beforeEach(async () => {
      kept = new Map();
      answer = LARGE;
      world = await World.open(make);
      const { stores } = await world.serve(KeepingController);
      stores.set('auth', store);
    });
    afterEach(() => world.close());

    it('arrives whole as a request, and lies nowhere afterward', async () => {
      answer = { text: 'small' };
      expect(await world.bus.call(strictAnswer, LARGE, ANN)).toEqual(answer);
      expect(received).toEqual(LARGE);
      expect(kept.size).toBe(0);
    });

    it('is checked as any other request, and lies nowhere where it is refused', async () => {
      const request = { ...LARGE, notes: ['a\0'] };
      await expect(world.bus.call(strictAnswer, request, ANN)).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        details: [{ path: 'notes.0' }],
      });
      expect(kept.size).toBe(0);
    });

    it('is refused as a request where the service keeps nothing', async () => {
      await world.serve(DeafController, { service: 'search' });
      const call = world.bus.call(elsewhere, LARGE, ANN);
      expect(await codeOf(call)).toBe('PAYLOAD_TOO_LARGE');
    });

    it.each([
      ['made here', LARGE],
      ['written elsewhere', new Json(Buffer.from(JSON.stringify(LARGE)))],
    ])('comes whole as an answer, and lies nowhere afterward: one %s', async (_, made) => {
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
