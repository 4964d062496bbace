import type { Passage } from '@casewright/contracts';
import type { Tokenizer } from '../engines/built-in/analysis/tokenizer.js';

/** A word of the query where a text has it. */
interface Hit {
  start: number;
  end: number;
  weight: number;
  term: number;
}

/** All words of a text, a column for each of their properties. */
export interface WeighedWords {
  count: number;
  starts: Uint32Array;
  ends: Uint32Array;
  /** The weight of the query's word that this one is; 0 for any other. */
  weights: Float64Array;
}

const ENDS = 4_096;

/** Finds and marks the words of a query in any text, as the index matched them. */
export class WordMarker {
  /** 1 by the end of a term that is one of the query's: most words are told from these without more. */
  private readonly ends = new Uint8Array(ENDS);
  private readonly words: WeighedWords = {
    count: 0,
    starts: new Uint32Array(),
    ends: new Uint32Array(),
    weights: new Float64Array(512),
  };
  /** The text that was looked at last: what is shown is both searched and marked. */
  private last: { text: string; hits: Hit[] } = { text: '', hits: [] };

  constructor(
    private readonly tokenizer: Tokenizer,
    /** Weight by term. */
    private readonly weights: ReadonlyMap<number, number>,
  ) {
    for (const term of weights.keys()) this.ends[term & (ENDS - 1)] = 1;
  }

  private weightOf(term: number): number {
    return this.ends[term & (ENDS - 1)] === 0 ? 0 : (this.weights.get(term) ?? 0);
  }

  /** The words of `text`, valid until the marker or its tokenizer is used again. */
  weigh(text: string): WeighedWords {
    const { terms, starts, ends, stops, count } = this.tokenizer.tokenize(text);
    const { words } = this;
    if (words.weights.length < count) words.weights = new Float64Array(count * 2);
    for (let i = 0; i < count; i++) {
      words.weights[i] = stops[i] === 1 ? 0 : this.weightOf(terms[i]!);
    }
    return Object.assign(words, { count, starts, ends });
  }

  private hits(text: string): readonly Hit[] {
    if (this.last.text === text) return this.last.hits;
    const { terms, starts, ends, stops, count } = this.tokenizer.tokenize(text);
    const hits: Hit[] = [];
    for (let i = 0; i < count; i++) {
      const weight = stops[i] === 1 ? 0 : this.weightOf(terms[i]!);
      if (weight === 0) continue;
      hits.push({ start: starts[i]!, end: ends[i]!, weight, term: terms[i]! });
    }
    this.last = { text, hits };
    return hits;
  }

  /**
   * The query's words that the text has, as it spells them in small letters, the rarest first. A
   * word in several forms is named once; `seen` carries this from one part of a case to the next.
   */
  matched(text: string, seen: Set<number> = new Set()): string[] {
    const found = [...this.hits(text)].sort((a, b) => b.weight - a.weight);
    const fresh: string[] = [];
    for (const { term, start, end } of found) {
      if (seen.has(term)) continue;
      seen.add(term);
      fresh.push(text.slice(start, end).toLowerCase());
    }
    return fresh;
  }

  /** Runs of plain text, marked or not. */
  mark(text: string): Passage {
    const runs: Passage = [];
    let at = 0;
    for (const { start, end } of this.hits(text)) {
      if (start > at) runs.push({ text: text.slice(at, start), marked: false });
      runs.push({ text: text.slice(start, end), marked: true });
      at = end;
    }
    if (at < text.length) runs.push({ text: text.slice(at), marked: false });
    return runs;
  }
}
