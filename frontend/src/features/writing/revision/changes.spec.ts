import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  applyChanges,
  type Change,
  carryAll,
  carryRange,
  differenceOf,
  inverseOf,
} from './changes';

const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '.', '\n', '§'), maxLength: 60 });

/** A text, changes of it in order, and a range in it. */
const revision = text.chain((before) =>
  fc.record({
    before: fc.constant(before),
    changes: fc
      .array(fc.tuple(fc.nat(before.length), fc.nat(before.length), text), { maxLength: 5 })
      .map((drawn) => disjoint(drawn)),
    range: fc
      .tuple(fc.nat(before.length), fc.nat(before.length))
      .map(([a, b]) => ({ start: Math.min(a, b), end: Math.max(a, b) })),
  }),
);

function disjoint(drawn: readonly (readonly [number, number, string])[]): Change[] {
  const ordered = drawn
    .map(([a, b, put]) => ({ start: Math.min(a, b), end: Math.max(a, b), text: put }))
    .sort((a, b) => a.start - b.start);
  let free = 0;
  return ordered.filter(({ start, end }) => {
    if (start < free) return false;
    free = end + 1;
    return true;
  });
}

describe('changes of a text', () => {
  it('are taken back by their inverse', () => {
    fc.assert(
      fc.property(revision, ({ before, changes }) => {
        const after = applyChanges(before, changes);
        expect(applyChanges(after, inverseOf(before, changes))).toBe(before);
      }),
    );
  });

  it('keep the words of every range that they carry along', () => {
    fc.assert(
      fc.property(revision, ({ before, changes, range }) => {
        const carried = carryRange(range, changes);
        if (!carried) return;
        const words = before.slice(range.start, range.end);
        expect(applyChanges(before, changes).slice(carried.start, carried.end)).toBe(words);
      }),
    );
  });

  it('carry many ranges as they carry each', () => {
    fc.assert(
      fc.property(fc.array(revision, { minLength: 1, maxLength: 5 }), (drawn) => {
        const { changes } = drawn[0]!;
        const ranges = drawn.map(({ range }) => range);
        const each = ranges.map((range) => carryRange(range, changes)).filter(Boolean);
        expect(carryAll(ranges, changes)).toEqual(each);
      }),
    );
  });

  it('drop a range exactly when they reach into it or put a letter against it', () => {
    const range = { start: 4, end: 8 };
    const carried = (start: number, end: number, put: string) =>
      carryRange(range, [{ start, end, text: put }]);
    expect(carried(0, 2, '')).toEqual({ start: 2, end: 6 });
    expect(carried(0, 0, 'Yes. ')).toEqual({ start: 9, end: 13 });
    expect(carried(4, 4, '“')).toEqual({ start: 5, end: 9 });
    expect(carried(8, 8, ',')).toEqual(range);
    expect(carried(9, 12, 'far')).toEqual(range);
    expect(carried(4, 4, 'un')).toBeNull();
    expect(carried(8, 8, 'ed')).toBeNull();
    expect(carried(5, 5, ' ')).toBeNull();
    expect(carried(7, 9, '')).toBeNull();
  });
});

describe('the difference of two texts', () => {
  it('leads from one to the other', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const change = differenceOf(before, after);
        expect(applyChanges(before, change ? [change] : [])).toBe(after);
      }),
    );
  });

  it('is no longer than it must be', () => {
    expect(differenceOf('the court', 'the lower court')).toEqual({
      start: 4,
      end: 4,
      text: 'lower ',
    });
    expect(differenceOf('aaa', 'aa')).toEqual({ start: 2, end: 3, text: '' });
    expect(differenceOf('same', 'same')).toBeNull();
  });
});
