import LineBreaker from 'linebreak';

/** A line end, spaces, or a word or part of one. */
interface Token<T> {
  text: string;
  /** What it is of. */
  stretch: T;
  kind: 'end' | 'space' | 'word';
  /** Whether a line may break after it. */
  mayEnd: boolean;
}

const TOKENS = /\n|[^\S\n\u00a0\u202f]+|[\S\u00a0\u202f]+/g;
/** A section symbol never ends a line. */
const SIGN_AND_SPACE = /([§¶]) (?=\S)/g;
export function* tokensOf<T extends { text: string }>(
  stretches: readonly T[],
): Generator<Token<T>> {
  const texts = stretches.map(({ text }) => text.replace(SIGN_AND_SPACE, '$1\u00a0'));
  const all = texts.join('');
  const ends = lineEndsIn(all);
  let [at, next] = [0, 0];
  for (const [index, stretch] of stretches.entries()) {
    for (const [found] of texts[index]!.matchAll(TOKENS)) {
      const kind = found === '\n' ? 'end' : /[\S\u00a0\u202f]/.test(found) ? 'word' : 'space';
      const end = at + found.length;
      for (; ends[next]! < end; next += 1) {
        if (kind !== 'word') continue;
        yield { text: all.slice(at, ends[next]), stretch, kind, mayEnd: true };
        at = ends[next]!;
      }
      const mayEnd = ends[next] === end;
      yield { text: all.slice(at, end), stretch, kind, mayEnd };
      if (mayEnd) next += 1;
      at = end;
    }
  }
}

/** Where a line may end, in order, by the Unicode Line Breaking Algorithm (UAX #14). */
function lineEndsIn(text: string): number[] {
  const ends: number[] = [];
  const breaker = new LineBreaker(text);
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    const { position } = next;
    // Unicode allows a break between brackets, but nobody splits 12(b)(6).
    const isBetween = ')]'.includes(text[position - 1]!) && '(['.includes(text[position] ?? ' ');
    if (!isBetween) ends.push(position);
  }
  return ends;
}
