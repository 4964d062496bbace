import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { joinPostings } from './case-postings.js';
import { DocTable } from './doc-table.js';

const SIZE = 400;
/** Payload by case, in one segment's list. */
const list = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: SIZE - 1 }), fc.integer({ min: 1, max: 255 })), {
    selector: ([doc]) => doc,
    maxLength: 60,
  })
  .map((postings) => postings.sort(([a], [b]) => a - b));
const lists = fc.array(list, { maxLength: 4 });
/** The segment that holds each case; 0: none. */
const owners = fc.array(fc.nat(4), { minLength: SIZE, maxLength: SIZE });

type Postings = [doc: number, payload: number][];

function toLists(all: Postings[]) {
  return all.map((postings, i) => ({
    segment: i + 1,
    docs: Uint32Array.from(postings, ([doc]) => doc),
    payloads: Uint8Array.from(postings, ([, payload]) => payload),
  }));
}

function payloadsHeld(all: Postings[], owner: Uint32Array): Map<number, number> {
  return new Map(all.flatMap((postings, i) => postings.filter(([doc]) => owner[doc] === i + 1)));
}

describe('joinPostings', () => {
  it('gives each case once, in order, from the segments that hold it', () => {
    fc.assert(
      fc.property(lists, lists, owners, owners, (text, citing, textOwner, citingOwner) => {
        const table = new DocTable(SIZE);
        table.textSegment.set(textOwner);
        table.citingSegment.set(citingOwner);
        for (let doc = 0; doc < SIZE; doc++) {
          table.bodyLength[doc] = doc % 251;
          table.citingLength[doc] = doc % 97;
        }
        const own = payloadsHeld(text, table.textSegment);
        const said = payloadsHeld(citing, table.citingSegment);
        for (const doc of said.keys()) if (table.textSegment[doc] === 0) said.delete(doc);
        const expected = [...new Set([...own.keys(), ...said.keys()])].sort((a, b) => a - b);

        const joined = joinPostings(toLists(text), toLists(citing), table);

        expect([...joined.docs]).toEqual(expected);
        expect([...joined.text]).toEqual(
          expected.map((doc) => ((doc % 251) << 8) | (own.get(doc) ?? 0)),
        );
        expect(joined.citing && [...joined.citing]).toEqual(
          said.size === 0
            ? null
            : expected.map((doc) => (said.has(doc) ? ((doc % 97) << 8) | said.get(doc)! : 0)),
        );
      }),
    );
  });
});
