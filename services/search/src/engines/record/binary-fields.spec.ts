import { describe, expect, it } from '@jest/globals';
import { BinaryCopy } from '../../library/binary-copy.js';
import { binaryFields, PairReader } from './binary-fields.js';

describe('rows in the binary format', () => {
  it('are read field by field, with nulls and empty texts told apart', () => {
    const copy = new BinaryCopy().row(3).int(7).text('§ 1').null().row(1).text('').finish();
    const rows = [...binaryFields(copy)].map((row) => row.map((field) => field?.toString('hex')));
    expect(rows).toEqual([['00000007', 'c2a72031', undefined], ['']]);
  });

  it('of two integers are read wherever the chunks end in which they arrive', () => {
    const pairs: [number, number][] = [
      [1, 2],
      [-3, 2_000_000_000],
      [5, 6],
    ];
    const copy = new BinaryCopy();
    for (const [first, second] of pairs) copy.row(2).int(first).int(second);
    const data = Buffer.from(copy.finish());
    for (let size = 1; size <= data.length; size++) {
      const read: [number, number][] = [];
      const reader = new PairReader((first, second) => read.push([first, second]));
      for (let at = 0; at < data.length; at += size) reader.take(data.subarray(at, at + size));
      expect(read).toEqual(pairs);
    }
  });
});
