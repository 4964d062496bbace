import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { paragraphChanges } from './paragraph-changes';

const written = fc
  .array(fc.constantFrom('a', 'b', 'a b', 'b a b'), { minLength: 1, maxLength: 12 })
  .map((lines) => lines.join('\n'));

describe('the changes of a draft', () => {
  it('are the words of the paragraphs that differ', () => {
    const before = 'One stays.\nIn order to win.\nThree stays.';
    const after = 'One stays.\nTo win.\nThree stays.';
    const changes = paragraphChanges(before, after)!;
    expect(changes).toHaveLength(1);
    expect(changes[0]!.line).toBe(1);
    const side = (name: 'before' | 'after') =>
      changes[0]!.pieces
        .filter((piece) => piece.in === 'both' || piece.in === name)
        .map(({ text }) => text)
        .join('');
    expect(side('before')).toBe('In order to win.');
    expect(side('after')).toBe('To win.');
  });

  it('are none of a text that is as it was', () => {
    expect(paragraphChanges('a\nb', 'a\nb')).toEqual([]);
  });

  it('lead from every text to every other', () => {
    fc.assert(
      fc.property(written, written, (before, after) => {
        const lines = before.split('\n');
        const shown: string[] = [];
        let at = 0;
        for (const { line, pieces } of paragraphChanges(before, after)!) {
          while (shown.length < line) shown.push(lines[at++]!);
          const side = (name: string) => {
            const own = pieces.filter((piece) => piece.in === 'both' || piece.in === name);
            return own.length === 0
              ? []
              : own
                  .map(({ text }) => text)
                  .join('')
                  .split('\n');
          };
          at += side('before').length;
          shown.push(...side('after'));
        }
        expect([...shown, ...lines.slice(at)].join('\n')).toBe(after);
      }),
    );
  });
});
