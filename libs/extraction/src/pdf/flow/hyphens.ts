/** Prefixes after which English keeps its hyphen. */
const KEEPS = new Set(['non', 'self', 'cross', 'ex', 'quasi', 'well', 'co', 'attorney', 'third']);
const WORD = /\p{L}+(?:-\p{L}+)*/gu;

/** Decides for a word that a line end parts whether its hyphen belongs to it. */
export class Hyphens {
  private readonly words = new Set<string>();

  /** Words as they are within lines tell how the document writes them. */
  learn(line: string): void {
    const inner = line.slice(0, line.lastIndexOf(' ') + 1);
    for (const [word] of inner.matchAll(WORD)) this.words.add(word.toLowerCase());
  }

  /**
   * Two lines as one.
   *
   * @param line ends with a letter and a hyphen; `next` begins with a small letter
   */
  join(line: string, next: string): string {
    const first = /\p{L}+$/u.exec(line.slice(0, -1))?.[0].toLowerCase() ?? '';
    const second = /^\p{L}+/u.exec(next)?.[0].toLowerCase() ?? '';
    return this.keeps(first, second) ? line + next : line.slice(0, -1) + next;
  }

  static endsLine(line: string, next: string): boolean {
    return /\p{L}[-\u00AD\u2010]$/u.test(line) && /^\p{Ll}/u.test(next);
  }

  private keeps(first: string, second: string): boolean {
    if (this.words.has(first + second)) return false;
    return this.words.has(`${first}-${second}`) || KEEPS.has(first);
  }
}
