import type { WritingFinding } from '@casewright/contracts';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { place } from '../draft/placed';
import { findingAt } from '../findings/findings.samples';
import { applyPatch, patchOf } from './finding-patch';

/** Findings one after the other, of few kinds, so that many are alike. */
const findings = fc
  .array(fc.record({ gap: fc.nat(3), quote: fc.constantFrom('a', 'bb', 'ccc') }), { maxLength: 8 })
  .map((drawn) => {
    let at = 0;
    return drawn.map(({ gap, quote }): WritingFinding => {
      const start = at + gap;
      at = start + quote.length;
      return { ...findingAt(quote, quote), id: `f-${start}`, start, end: at };
    });
  });

describe('the patch between two reviews', () => {
  it('leads from one to the other', () => {
    fc.assert(
      fc.property(findings, findings, (before, after) => {
        const patched = applyPatch(before.map(place), patchOf(before, after));
        expect(
          patched.map(({ start, end, finding: { quote } }) => ({ start, end, quote })),
        ).toEqual(after.map(({ start, end, quote }) => ({ start, end, quote })));
      }),
    );
  });

  it('carries only what a key has changed, and keeps the rest as it is', () => {
    const text = 'one two three four';
    const before = ['one', 'two', 'four'].map((word) => findingAt(text, word));
    const longer = 'one two or three four';
    const after = ['one', 'two', 'or', 'four'].map((word) => findingAt(longer, word));
    const patch = patchOf(before, after);
    expect(patch).toMatchObject({ first: 2, last: 1, shift: 3, between: [{ quote: 'or' }] });
    const placed = before.map(place);
    const patched = applyPatch(placed, patch);
    expect(patched.slice(0, 2)).toEqual(placed.slice(0, 2));
    expect(patched[3]).toEqual({ ...placed[2], start: 17, end: 21 });
    expect(patched[3]!.finding).toBe(placed[2]!.finding);
  });

  it('replaces a finding whose words stay and whose reason changes', () => {
    const before = [findingAt('one two', 'one')];
    const after = [findingAt('one two', 'one', { explanation: 'Another reason.' })];
    expect(patchOf(before, after)).toMatchObject({ first: 0, last: 0, between: after });
  });
});
