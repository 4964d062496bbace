/** Words to put in the place of a span of a text. */
export interface Rewording {
  start: number;
  end: number;
  text: string;
}

/**
 * The least whole words of a rewording in which it differs from what is there, on both sides one
 * at least; null where it does not differ.
 */
export function differingWords(
  text: string,
  { start, end, text: words }: Rewording,
): Rewording | null {
  const before = text.slice(start, end).split(/(?<=\s)(?=\S)/);
  const after = words.split(/(?<=\s)(?=\S)/);
  const shorter = Math.min(before.length, after.length);
  let first = 0;
  while (first < shorter && before[first] === after[first]) first++;
  if (first === before.length && first === after.length) return null;
  let last = 0;
  while (last < shorter - first && before.at(-1 - last) === after.at(-1 - last)) last++;
  // What only goes or only comes takes a word alongside it along.
  if (first + last >= shorter) {
    if (last > 0) last--;
    else first--;
  }
  const from = start + length(before.slice(0, Math.max(0, first)));
  const to = end - length(before.slice(before.length - last));
  const said = after.slice(Math.max(0, first), after.length - last).join('');
  const quote = text.slice(from, to);
  return { start: from, end: to - (quote.length - quote.trimEnd().length), text: said.trimEnd() };
}

const length = (words: readonly string[]): number => words.join('').length;
