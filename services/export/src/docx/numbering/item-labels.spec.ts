import { ItemLabels } from './item-labels.js';

/** The instance of each label's list; 0 for one that is text. */
const instances = (...labels: [label: string, indent: number][]): number[] => {
  const lists = new ItemLabels();
  return labels.map(([label, indent]) => lists.place(label, indent)?.instance ?? 0);
};

describe('ItemLabels', () => {
  it('goes on with a list, within it another, and after it the first', () => {
    expect(instances(['(a)', 1], ['(b)', 1], ['(i)', 2], ['(ii)', 2], ['(c)', 1])).toEqual([
      1, 1, 2, 2, 1,
    ]);
  });

  it('takes the letter i after h for a letter', () => {
    const labels = Array.from('abcdefghi', (letter): [string, number] => [`(${letter})`, 1]);
    expect(new Set(instances(...labels))).toEqual(new Set([1]));
  });

  it('begins anew at the first label, and writes what fits nowhere as text', () => {
    expect(instances(['1.', 0], ['2.', 0], ['1.', 0], ['5.', 0], ['Note', 0])).toEqual([
      1, 1, 2, 0, 0,
    ]);
  });
});
