import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { applyChanges } from '../revision/changes';
import { revisionOf } from './revision';

const written = fc
  .array(fc.constantFrom('the', 'a', 'held.', ' ', '\n', '; '), { minLength: 1, maxLength: 14 })
  .map((words) => words.join(''));

describe('the revision of a draft', () => {
  it('leads from every text to every other, by words of the text before', () => {
    fc.assert(
      fc.property(written, written, (before, after) => {
        const revised = revisionOf(before, after)!;
        for (const { original, start, end } of revised) {
          expect(before.slice(start, end)).toBe(original);
          expect(original).not.toBe('');
        }
        expect(applyChanges(before, revised)).toBe(after);
      }),
    );
  });

  it('puts what was added behind the character before it', () => {
    expect(revisionOf('He paid.', 'He never paid.')).toEqual([
      { original: ' ', text: ' never ', start: 2, end: 3 },
    ]);
    expect(revisionOf('Paid.', 'He Paid.')).toEqual([
      { original: 'P', text: 'He P', start: 0, end: 1 },
    ]);
  });
});
