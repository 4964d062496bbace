import type { Block } from '../../document-model/document.js';
import { schemesOf } from './section-numbers.js';

const outline = (...numbers: [level: 1 | 2 | 3, number: string][]): Block[] =>
  numbers.map(([level, number]) => ({ kind: 'heading', level, number, runs: [] }));

describe('schemesOf', () => {
  it('counts 1, 1.1, 1.1.1 as Word does', () => {
    expect(
      schemesOf(outline([1, '1'], [2, '1.1'], [2, '1.2'], [3, '1.2.1'], [1, '2'], [2, '2.1'])),
    ).toEqual([
      { numeral: 'decimal', compound: false },
      { numeral: 'decimal', compound: true },
      { numeral: 'decimal', compound: true },
    ]);
  });

  it('counts the outline of a brief', () => {
    expect(schemesOf(outline([1, 'I'], [2, 'A'], [2, 'B'], [1, 'II'], [2, 'A'], [3, '1']))).toEqual(
      [
        { numeral: 'upperRoman', compound: false },
        { numeral: 'upperLetter', compound: false },
        { numeral: 'decimal', compound: false },
      ],
    );
  });

  it('leaves alone what Word would number otherwise, and what stands below it', () => {
    expect(schemesOf(outline([1, '1'], [1, '3'], [2, '3.1']))).toEqual([null, null, null]);
    expect(schemesOf(outline([1, 'A'], [2, '1'], [2, '7'], [1, 'C'], [1, 'C']))).toEqual([
      null,
      null,
      null,
    ]);
    expect(schemesOf(outline([1, '1'], [2, '1.2'], [1, '2']))).toEqual([
      { numeral: 'decimal', compound: false },
      null,
      null,
    ]);
  });
});
