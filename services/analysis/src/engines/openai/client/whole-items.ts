/** The JSON of an answer as far as it goes, and where the next may begin. */
interface Prefix {
  /** Always closed: of an answer that breaks off, everything up to its last whole item. */
  json: string;
  /** Whether the answer closed it itself. */
  isWhole: boolean;
  end: number;
}

/**
 * The first JSON object of a text, from `from` on. Where the text breaks off, it ends behind the
 * last whole item: an entry of a list, or a field outside of lists. Null where there is neither.
 */
export function firstObject(text: string, from = 0): Prefix | null {
  const start = text.indexOf('{', from);
  if (start < 0) return null;
  const reader = new Brackets();
  for (let at = start; at < text.length; at++) {
    reader.take(text[at]!, at);
    if (reader.isClosed) return { json: text.slice(start, at + 1), isWhole: true, end: at + 1 };
  }
  const { whole } = reader;
  if (!whole) return null;
  return { json: text.slice(start, whole.end) + whole.closing, isWhole: false, end: text.length };
}

/** Follows the brackets and strings of JSON, letter by letter. */
class Brackets {
  private last: { end: number; depth: number; isList: boolean } | undefined;
  private readonly open: string[] = [];
  /** How many of them are lists. */
  private lists = 0;
  private isString = false;
  private isEscaped = false;
  /** Whether what follows in an object is a field's value, and not its name. */
  private isValue = false;

  get isClosed(): boolean {
    return this.open.length === 0;
  }

  /** Where the last whole item ends, and what closes the objects that it is in, and its list. */
  get whole(): { end: number; closing: string } | undefined {
    if (!this.last) return undefined;
    const { end, depth, isList } = this.last;
    return { end, closing: isList ? `]${'}'.repeat(depth - 1)}` : '}'.repeat(depth) };
  }

  take(letter: string, at: number): void {
    if (this.isString) this.inString(letter, at);
    else if (letter === '"') this.isString = true;
    else if (letter === ':') this.isValue = true;
    else if (letter === ',') this.endItem(at, false);
    else if (letter === '{' || letter === '[') {
      this.open.push(letter);
      if (letter === '[') this.lists++;
      this.isValue = letter === '[';
    } else if (letter === '}' || letter === ']') {
      if (this.open.pop() === '[') this.lists--;
      this.endItem(at + 1, true);
    }
  }

  private inString(letter: string, at: number): void {
    if (this.isEscaped) this.isEscaped = false;
    else if (letter === '\\') this.isEscaped = true;
    else if (letter === '"') {
      this.isString = false;
      if (this.isValue || this.open.at(-1) === '[') this.endItem(at + 1, true);
    }
  }

  /** Parts of a list's entry are no items: the entry counts whole. */
  private endItem(end: number, isValue: boolean): void {
    const isList = this.open.at(-1) === '[';
    if (this.lists === Number(isList)) this.last = { end, depth: this.open.length, isList };
    this.isValue = isValue;
  }
}
