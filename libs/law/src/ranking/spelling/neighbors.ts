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
