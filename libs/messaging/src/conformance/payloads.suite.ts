import { codeOf } from '@casewright/testing/sync';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Controller } from '@nestjs/common';
import { OnCall } from '../nest/handler.decorators.js';
import { MAX_BODY_BYTES } from '../wire/body.js';
import { anything, happened, work } from './definitions.js';
import { type MakeBroker, World } from './world.js';

/** What the handler received, and what it shall answer. */
let received: unknown;
let answer: (data: unknown) => unknown;

@Controller()
class MirrorController {
  @OnCall(anything)
  mirror(data: unknown): unknown {
    received = data;
    return answer(data);
  }
}

/** A text whose JSON, quotation marks included, has this many bytes. */
const textOfBytes = (bytes: number): string => 'x'.repeat(bytes - 2);

const UNSENDABLE: [string, unknown][] = [
  ['BigInt', 1n],
  ['Map', new Map([['a', 1]])],
  ['Set', new Set([1])],
  ['Buffer', Buffer.from('abc')],
  ['function', () => 1],
];

export function payloadsSuite(make: MakeBroker): void {
  describe('a payload', () => {
    let world: World;

    beforeEach(async () => {
      answer = (data) => data;
      world = await World.open(make);
      await world.serve(MirrorController);
    });
    afterEach(() => world.close());

    it.each([
      ['undefined as null', undefined, null],
      ['null as null', null, null],
      ['an undefined field as none', { a: undefined, b: 1 }, { b: 1 }],
      ['an undefined element as null', [undefined, 1], [null, 1]],
      ['a Date as its ISO string', { at: new Date(0) }, { at: '1970-01-01T00:00:00.000Z' }],
      ['NaN as null', { n: Number.NaN }, { n: null }],
      ['any text as it is', '“§ 1983” 🏛  \u0001\\u0000\n', '“§ 1983” 🏛  \u0001\\u0000\n'],
    ])('carries %s, both ways', async (_name, sent, arrives) => {
      answer = () => sent;
      const back = await world.bus.call(anything, sent);
      expect(received).toStrictEqual(arrives);
      expect(back).toStrictEqual(arrives);
    });

    it('with a NUL is refused before a handler has it, by the name of its field', async () => {
      received = undefined;
      await expect(world.bus.call(anything, { notes: ['a\0'] })).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        details: [{ path: 'notes.0' }],
      });
      expect(received).toBeUndefined();
    });

    it('arrives as a copy', async () => {
      const sent = { list: [1] };
      await world.bus.call(anything, sent);
      (received as typeof sent).list.push(2);
      expect(sent).toEqual({ list: [1] });
    });

    it.each(UNSENDABLE)('with a %s is refused by the caller', async (name, value) => {
      const call = world.bus.call(anything, { deep: [value] });
      await expect(call).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        message: expect.stringMatching(new RegExp(`deep\\.0 is a ${name}`, 'i')),
      });
    });

    it.each(UNSENDABLE)('with a %s in an answer is a BAD_RESPONSE', async (_name, value) => {
      answer = () => ({ value });
      await expect(codeOf(world.bus.call(anything, {}))).resolves.toBe('BAD_RESPONSE');
    });

    it('that refers to itself is refused', async () => {
      const loop: Record<string, unknown> = {};
      loop.self = loop;
      await expect(codeOf(world.bus.call(anything, loop))).resolves.toBe('VALIDATION_FAILED');
    });

    it('may have 250 KiB, and exactly the limit', async () => {
      for (const bytes of [250 * 1024, MAX_BODY_BYTES]) {
        const text = textOfBytes(bytes);
        const back = await world.bus.call(anything, text);
        expect(back === text).toBe(true);
      }
    });

    it('that is larger is refused by the sender of calls, jobs and events', async () => {
      const tooLarge = textOfBytes(MAX_BODY_BYTES + 1);
      const sent = [
        world.bus.call(anything, tooLarge),
        world.bus.submit(work, { name: tooLarge }),
        world.bus.publish(happened, { what: tooLarge }),
      ];
      expect(await Promise.all(sent.map(codeOf))).toEqual(Array(3).fill('PAYLOAD_TOO_LARGE'));
    });

    it('counts bytes, not characters', async () => {
      const text = '§'.repeat(MAX_BODY_BYTES / 2);
      // A job, because only its sender could refuse it.
      const submit = world.bus.submit(work, { name: text });
      await expect(codeOf(submit)).resolves.toBe('PAYLOAD_TOO_LARGE');
    });

    it('that is larger is refused as an answer', async () => {
      answer = () => textOfBytes(MAX_BODY_BYTES + 1);
      await expect(codeOf(world.bus.call(anything, {}))).resolves.toBe('PAYLOAD_TOO_LARGE');
    });
  });
}
