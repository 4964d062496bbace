import type { Passage } from '@casewright/contracts';
import type { Tokenizer } from '../index/analysis/tokenizer.js';

export interface Word {
  start: number;
  end: number;
  /** The weight of the query's word that this one is; 0 for any other. */
  weight: number;
  term: number;
}

/** Finds and marks the words of a query in any text, as the index matched them. */
export class WordMarker {
  constructor(
    private readonly tokenizer: Tokenizer,
    /** Weight by term. */
    private readonly weights: ReadonlyMap<number, number>,
  ) {}

  words(text: string): Word[] {
    const { terms, starts, ends, stops, count } = this.tokenizer.tokenize(text);
    return Array.from({ length: count }, (_, i) => ({
      start: starts[i]!,
      end: ends[i]!,
      weight: stops[i] === 1 ? 0 : (this.weights.get(terms[i]!) ?? 0),
      term: terms[i]!,
    }));
  }

  /** Those that the query has. */
  private hits(text: string): Word[] {
    const { terms, starts, ends, stops, count } = this.tokenizer.tokenize(text);
    const hits: Word[] = [];
    for (let i = 0; i < count; i++) {
      const weight = stops[i] === 1 ? undefined : this.weights.get(terms[i]!);
      if (!weight) continue;
      hits.push({ start: starts[i]!, end: ends[i]!, weight, term: terms[i]! });
    }
    return hits;
  }

  /**
   * The query's words that the text has, as it spells them in small letters, the rarest first. A
   * word in several forms is named once; `seen` carries this from one part of a case to the next.
   */
  matched(text: string, seen: Set<number> = new Set()): string[] {
    const found = this.hits(text).sort((a, b) => b.weight - a.weight);
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
