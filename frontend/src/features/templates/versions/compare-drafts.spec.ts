import { describe, expect, it } from '@jest/globals';
import { compareDrafts } from './compare-drafts';

/** `[-` only before, `{+` only after. */
const shown = (before: string, after: string) =>
  compareDrafts(before, after).map((part) =>
    part.kind === 'alike'
      ? part.count
      : part.runs
          .map(({ in: side, text }) =>
            side === 'both' ? text : side === 'before' ? `[-${text}]` : `{+${text}}`,
          )
          .join(''),
  );

describe('compareDrafts', () => {
  it('compares replaced paragraphs word by word and counts the others', () => {
    expect(
      shown(
        'One.\n\nThe fee is $5 now.\n\nTwo.\n\nThree.\n',
        'One.\n\nThe fee is $7 now.\n\nTwo.\n\nThree.\n',
      ),
    ).toEqual([1, 'The fee is $[-5]{+7} now.', 2]);
  });

  it('shows paragraphs that came and went', () => {
    expect(shown('A b.\n\nC d.', 'A b.\n\nNew here.\n\nC d.')).toEqual([1, '{+New here.}', 1]);
    expect(shown('A b.\n\nC d.', 'A b.')).toEqual([1, '[-C d.]']);
    expect(shown('', 'A b.')).toEqual(['{+A b.}']);
  });

  it('loses no word of either version', () => {
    const before = 'One two three.\n\nFour five six.\n\nSeven.';
    const after = 'One too three.\n\nSeven eight.\n\nNine.\n\nTen.';
    const parts = compareDrafts(before, after).flatMap((part) =>
      part.kind === 'changed' ? part.runs : [],
    );
    const side = (wanted: string) =>
      parts
        .filter((run) => run.in === 'both' || run.in === wanted)
        .map(({ text }) => text)
        .join('');
    expect(side('before')).toBe('One two three.Four five six.Seven.');
    expect(side('after')).toBe('One too three.Seven eight.Nine.Ten.');
  });

  it('shows a paragraph with very many changes as one in the place of another', () => {
    const words = (letter: string) => Array.from({ length: 400 }, (_, i) => letter + i).join(' ');
    expect(shown(`${words('a')}\n\nOne.`, `${words('b')}\n\nOne.`)).toEqual([
      `[-${words('a')}]{+${words('b')}}`,
      1,
    ]);
  });

  it('compares two documents with nothing in common paragraph by paragraph', () => {
    const of = (word: string) => Array.from({ length: 600 }, (_, i) => `${word} ${i}`);
    expect(shown(of('a').join('\n\n'), of('b').join('\n\n'))).toEqual(
      of('').map((number) => `[-a]{+b}${number}`),
    );
  });

  it('says that nothing differs', () => {
    expect(shown('A.\n\nB.', 'A.\n\nB.')).toEqual([2]);
  });
});
