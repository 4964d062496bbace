import { isCommonTerm } from '../analysis/common-words.js';
import type { Tokenizer } from '../analysis/tokenizer.js';
import type { Highlight, Highlighter } from '../search/ranking.js';

const ENDS = 4_096;

/** Finds the terms of a query in any text, as the index matched them. */
export class TermHighlighter implements Highlighter {
  /** 1 by the end of a term that is one of the query's: most words are told from these without more. */
  private readonly ends = new Uint8Array(ENDS);
  private readonly weights: ReadonlyMap<number, number>;
  /** For terms that stand for a word of the query, that word. */
  private readonly standsFor: ReadonlyMap<number, number>;
  /** The text that was looked at last: what is shown is both searched and marked. */
  private last: { text: string; highlights: Highlight[] } = { text: '', highlights: [] };

  constructor(
    private readonly tokenizer: Tokenizer,
    terms: readonly { term: number; weight: number; synonymOf?: number | null }[],
  ) {
    this.weights = new Map(terms.map(({ term, weight }) => [term, weight]));
    this.standsFor = new Map(terms.map(({ term, synonymOf }) => [term, synonymOf ?? term]));
    for (const term of this.weights.keys()) this.ends[term & (ENDS - 1)] = 1;
  }

  highlights(text: string): readonly Highlight[] {
    if (this.last.text === text) return this.last.highlights;
    const { terms, starts, ends, stops, count } = this.tokenizer.tokenize(text);
    const highlights: Highlight[] = [];
    for (let i = 0; i < count; i++) {
      const word = terms[i]!;
      const weight = stops[i] === 1 ? 0 : this.weightOf(word);
      if (weight > 0)
        highlights.push({ start: starts[i]!, end: ends[i]!, ...this.about(word), weight });
    }
    this.last = { text, highlights };
    return highlights;
  }

  private about(word: number): Pick<Highlight, 'concept' | 'isTelling'> {
    return { concept: this.standsFor.get(word) ?? word, isTelling: !isCommonTerm(word) };
  }

  private weightOf(term: number): number {
    return this.ends[term & (ENDS - 1)] === 0 ? 0 : (this.weights.get(term) ?? 0);
  }
}
