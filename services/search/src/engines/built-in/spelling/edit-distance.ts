/** Letters to insert, delete, replace or swap with their neighbor to make `a` of `b`. */
export function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min(above[j]! + 1, row[j - 1]! + 1, above[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, before[j - 2]! + 1);
      }
      row.push(least);
    }
    before = above;
    above = row;
  }
  return above[b.length]!;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** All words one letter away. */
export function neighbors(word: string): string[] {
  const found = new Set<string>();
  for (let i = 0; i <= word.length; i++) {
    const [left, right] = [word.slice(0, i), word.slice(i)];
    if (right) found.add(left + right.slice(1));
    if (right.length > 1) found.add(left + right[1] + right[0] + right.slice(2));
    for (const letter of LETTERS) {
      found.add(left + letter + right);
      if (right) found.add(left + letter + right.slice(1));
    }
  }
  found.delete(word);
  return [...found];
}
