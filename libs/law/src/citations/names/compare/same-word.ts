import type { NameWord } from './parties.js';

/** Bounded edit distance: 0, 1, or 2 for "more than one". */
function distance(a: string, b: string): number {
  if (a === b) return 0;
  if (Math.abs(a.length - b.length) > 1) return 2;
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  let [m, n] = [a.length - 1, b.length - 1];
  while (m >= i && n >= i && a[m] === b[n]) {
    m--;
    n--;
  }
  return m - i < 1 && n - i < 1 ? 1 : 2;
}

/** Words that a misprint or a cut may have set apart: alike, and not the same. */
export function alike({ text: a }: NameWord, { text: b }: NameWord): boolean {
  const short = Math.min(a.length, b.length);
  if (short >= 5 && distance(a, b) <= 1) return true;
  return short >= 3 && (a.startsWith(b) || b.startsWith(a)) && Math.abs(a.length - b.length) > 1;
}

/** "Distrib." for "distributors", "Publ'ns" for "publications": what a short form leaves of a word. */
function abbreviates({ short }: NameWord, { text, short: other }: NameWord): boolean {
  if (!short || other) return false;
  const mark = short.indexOf("'");
  if (mark >= 0) {
    const end = short.slice(mark + 1).replace('.', '');
    return mark >= 2 && text.startsWith(short.slice(0, mark)) && text.endsWith(end);
  }
  const stem = short.slice(0, -1);
  if (stem.length < 3 || stem.includes('.')) return false;
  if (text.startsWith(stem)) return true;
  return stem.endsWith('s') && text.endsWith('s') && text.startsWith(stem.slice(0, -1));
}

/** Whether two words of names are one, written out or abbreviated. */
export function sameWord(a: NameWord, b: NameWord): boolean {
  if (a.text === b.text || abbreviates(a, b) || abbreviates(b, a)) return true;
  for (const meaning of a.means) if (b.means.has(meaning)) return true;
  return false;
}
