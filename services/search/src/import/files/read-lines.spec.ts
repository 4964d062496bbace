import { all, pieces } from '../../testing/bytes.js';
import { readLines } from './read-lines.js';

describe('readLines', () => {
  const text = '\ufefffirst §\r\n\n  \nlast “é”';

  it('gives the lines with their numbers, in whatever pieces the file arrives', async () => {
    for (const size of [1, 2, 3, 1_000]) {
      const lines = await all(readLines(pieces(Buffer.from(text), size)));
      expect(lines).toEqual([
        { number: 1, text: 'first §', tooLong: false },
        { number: 4, text: 'last “é”', tooLong: false },
      ]);
    }
  });

  it('cuts a line without an end short and goes on with the next', async () => {
    const bytes = Buffer.from(`${'x'.repeat(5_000)}\nshort\n`);
    const lines = await all(readLines(pieces(bytes, 100), 2_000));
    expect(lines.map(({ tooLong, text: it }) => [tooLong, it.length <= 1_000])).toEqual([
      [true, true],
      [false, true],
    ]);
  });
});
