import type { Tokenizer } from '../analysis/tokenizer.js';
import type { Clause } from '../query/parsed-query.js';

/** Demanded terms have the bits from here up; concepts have those below. */
export const FIRST_CLAUSE_BIT = 12;
const TERMS_AT_MOST = 16;

type Node =
  | { kind: 'words'; bits: number; terms: number[] }
  | { kind: 'phrase'; bits: number; phrase: number }
  | { kind: 'and' | 'or'; of: Node[] }
  | { kind: 'not'; of: Node };

/** A phrase as its terms, stop words included: they must follow each other. */
export type PhraseTerms = number[];

/** How a condition is said in another query language. */
export interface ClauseLanguage<Said> {
  /** Each of the terms, in any place. */
  words(terms: readonly number[]): Said;
  phrase(terms: PhraseTerms): Said;
  and(of: Said[]): Said;
  or(of: Said[]): Said;
  not(of: Said): Said;
}

/**
 * A demanded condition over the terms a case has. What a set of terms cannot decide, that words
 * stand side by side, is decided later on the few cases that may be right.
 */
export class CompiledClause {
  /** The bit of each term that the condition asks for. */
  readonly bits = new Map<number, number>();
  readonly phrases: PhraseTerms[] = [];
  private readonly root: Node;

  constructor(clause: Clause, tokenizer: Tokenizer) {
    this.root = this.compile(clause, tokenizer) ?? { kind: 'and', of: [] };
  }

  get hasPhrase(): boolean {
    return this.phrases.length > 0;
  }

  /** False only when the case cannot meet the condition whatever its words' order. */
  mayHold(mask: number): boolean {
    return holds(this.root, mask, 'maybe', () => false);
  }

  holds(mask: number, hasPhrase: (phrase: number) => boolean): boolean {
    return holds(this.root, mask, 'exactly', hasPhrase);
  }

  translate<Said>(language: ClauseLanguage<Said>): Said {
    const say = (node: Node): Said => {
      switch (node.kind) {
        case 'words':
          return language.words(node.terms);
        case 'phrase':
          return language.phrase(this.phrases[node.phrase]!);
        case 'not':
          return language.not(say(node.of));
        default:
          return language[node.kind](node.of.map(say));
      }
    };
    return say(this.root);
  }

  /** Null for what asks for no word: a sign, a word that is in every case. It neither demands nor forbids. */
  private compile(clause: Clause, tokenizer: Tokenizer): Node | null {
    if (clause.kind === 'and' || clause.kind === 'or') {
      const of = clause.of.flatMap((part) => this.compile(part, tokenizer) ?? []);
      return of.length > 0 ? { kind: clause.kind, of } : null;
    }
    if (clause.kind === 'not') {
      const of = this.compile(clause.of, tokenizer);
      return of && { kind: 'not', of };
    }
    const { terms, stops, count } = tokenizer.tokenize(clause.text, true);
    const all = [...terms.subarray(0, count)];
    const telling = all.filter((_, i) => stops[i] === 0);
    const bits = telling.reduce((sum, term) => sum | this.bit(term), 0);
    if (clause.kind === 'words' || all.length <= 1)
      return bits === 0 ? null : { kind: 'words', bits, terms: telling };
    this.phrases.push(all);
    return { kind: 'phrase', bits, phrase: this.phrases.length - 1 };
  }

  /** 0 for a term beyond those that a condition may have. */
  private bit(term: number): number {
    const known = this.bits.get(term);
    if (known !== undefined) return known;
    if (this.bits.size >= TERMS_AT_MOST) return 0;
    const bit = 1 << (FIRST_CLAUSE_BIT + this.bits.size);
    this.bits.set(term, bit);
    return bit;
  }
}

type Mode = 'maybe' | 'surely' | 'exactly';

function holds(node: Node, mask: number, mode: Mode, hasPhrase: (i: number) => boolean): boolean {
  switch (node.kind) {
    case 'words':
      return (mask & node.bits) === node.bits;
    case 'phrase':
      if (mode === 'surely' || (mask & node.bits) !== node.bits) return false;
      return mode === 'maybe' || hasPhrase(node.phrase);
    case 'and':
      return node.of.every((part) => holds(part, mask, mode, hasPhrase));
    case 'or':
      return node.of.some((part) => holds(part, mask, mode, hasPhrase));
    case 'not': {
      const inner = mode === 'maybe' ? 'surely' : mode === 'surely' ? 'maybe' : mode;
      return !holds(node.of, mask, inner, hasPhrase);
    }
  }
}
