import { SENTENCE_END, shortHash } from '../analysis/term-hash.js';
import type { AnalyzedQuery } from '../terms/analyze-query.js';
import type { ScoredTerm } from './choose-terms.js';

/** A topic is no sentence: it is no longer than this. */
const TOPIC_AT_MOST = 6;
/** Words of a term of art; what is longer is looked for by its words alone. */
const UNIT_AT_MOST = 6;

/** What the head of a record says of a query, each 0 … 1. */
export interface HeadMatch {
  /** How often it has the query's words in their order, with nothing between them. */
  unit: number;
  /** The share of the query's weight that its best sentence has. */
  sentence: number;
  /** In how many sentences it has them all. */
  together: number;
  /** Whether one of its topics has the query's words in their order. */
  topic: number;
}

export const NO_HEAD: HeadMatch = { unit: 0, sentence: 0, together: 0, topic: 0 };

/** Reads heads sentence by sentence: what a case decides stands there, not all over an opinion. */
export class HeadMatcher {
  /** By short hash, the word of the query that it is or stands for, and its share of that. */
  private readonly meant = new Map<number, { word: number; share: number }>();
  private readonly weights: number[] = [];
  private readonly total: number;
  private readonly unit: number[];

  constructor({ typedWords }: AnalyzedQuery, scored: readonly ScoredTerm[]) {
    const words = new Map<number, number>();
    for (const { term, special, synonymOf, weight } of scored) {
      if (special || synonymOf !== null) continue;
      words.set(term, this.weights.length);
      this.meant.set(shortHash(term), { word: this.weights.length, share: 1 });
      this.weights.push(weight);
    }
    for (const { term, special, synonymOf, weight } of scored) {
      const word = words.get(synonymOf ?? -1);
      if (special || word === undefined || this.meant.has(shortHash(term))) continue;
      this.meant.set(shortHash(term), { word, share: weight / (this.weights[word]! || 1) });
    }
    this.total = this.weights.reduce((sum, weight) => sum + weight, 0) || 1;
    this.unit =
      typedWords.length <= UNIT_AT_MOST ? typedWords.map(({ term }) => shortHash(term)) : [];
  }

  match(tokens: Uint16Array): HeadMatch {
    const has = new Float64Array(this.weights.length);
    let units = 0;
    let start = 0;
    let unitAt = -1;
    let topic = 0;
    let best = 0;
    let whole = 0;
    for (let at = 0; at <= tokens.length; at++) {
      const token = tokens[at] ?? SENTENCE_END;
      if (token === SENTENCE_END) {
        const share = this.shareOf(has);
        if (share > 0.999) whole++;
        best = Math.max(best, share);
        has.fill(0);
        if (unitAt >= start && at - start <= TOPIC_AT_MOST) topic = 1;
        start = at + 1;
        continue;
      }
      const meant = this.meant.get(token);
      if (meant) has[meant.word] = Math.max(has[meant.word]!, meant.share);
      if (token !== this.unit[0] || !this.isUnitAt(tokens, at)) continue;
      units++;
      unitAt = at;
    }
    return { unit: saturate(units), sentence: best, together: saturate(whole), topic };
  }

  private shareOf(has: Float64Array): number {
    let sum = 0;
    for (const [word, share] of has.entries()) sum += share * this.weights[word]!;
    return sum / this.total;
  }

  private isUnitAt(tokens: Uint16Array, at: number): boolean {
    return this.unit.every((hash, i) => tokens[at + i] === hash);
  }
}

function saturate(count: number): number {
  return count / (count + 1);
}
