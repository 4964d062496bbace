import type { Lexeme } from './lexer.js';
import type { Clause } from './parsed-query.js';

/** Brackets nested deeper are ignored. */
const DEPTH_AT_MOST = 12;

/** Recursive descent over the lexemes. */
export class Parser {
  private at = 0;
  private depth = 0;
  /** With `AND` or `OR` in the query plain words are demanded too. */
  private readonly demanding: boolean;

  constructor(private readonly lexemes: Lexeme[]) {
    this.demanding = lexemes.some(({ kind }) => kind === 'and' || kind === 'or');
  }

  clause(): Clause | null {
    const parts: Clause[] = [];
    while (this.at < this.lexemes.length) {
      const part = this.either();
      if (part) parts.push(part);
      else this.at++;
    }
    return combine('and', parts);
  }

  private either(): Clause | null {
    const parts = [this.both()];
    while (this.takes('or')) parts.push(this.both());
    return combine('or', parts);
  }

  private both(): Clause | null {
    const parts = [this.sequence()];
    while (this.takes('and')) parts.push(this.sequence());
    return combine('and', parts);
  }

  /** Words and groups side by side. */
  private sequence(): Clause | null {
    const parts: (Clause | null)[] = [];
    const words: string[] = [];
    for (let item = this.lexemes[this.at]; item; item = this.lexemes[this.at]) {
      if (item.kind === 'word' && !item.excluded) {
        words.push(item.text);
        this.at++;
      } else if (item.kind === 'or' || item.kind === 'and' || item.kind === 'close') break;
      else parts.push(this.single());
    }
    if (this.demanding && words.length > 0) parts.push({ kind: 'words', text: words.join(' ') });
    return combine('and', parts);
  }

  private single(): Clause | null {
    const item = this.lexemes[this.at++];
    if (item?.kind === 'phrase' || item?.kind === 'word') {
      const leaf: Clause = { kind: item.kind === 'word' ? 'words' : 'phrase', text: item.text };
      return item.excluded ? { kind: 'not', of: leaf } : leaf;
    }
    if (item?.kind === 'open') return this.group();
    const next = this.lexemes[this.at];
    if (next?.kind === 'word') {
      this.at++;
      return { kind: 'not', of: { kind: 'words', text: next.text } };
    }
    const negated = next?.kind === 'phrase' || next?.kind === 'open' ? this.single() : null;
    return negated && { kind: 'not', of: negated };
  }

  private group(): Clause | null {
    if (this.depth >= DEPTH_AT_MOST) return null;
    this.depth++;
    const inner = this.either();
    this.depth--;
    this.takes('close');
    return inner;
  }

  private takes(kind: Lexeme['kind']): boolean {
    if (this.lexemes[this.at]?.kind !== kind) return false;
    this.at++;
    return true;
  }
}

function combine(kind: 'and' | 'or', parts: (Clause | null)[]): Clause | null {
  const of = parts.filter((part) => part !== null);
  return of.length > 1 ? { kind, of } : (of[0] ?? null);
}
