import { shortHash } from '../index/analysis/term-hash.js';
import type { ReadPart } from '../index/read/index-reader.js';
import type { ScoredTerm } from './choose-terms.js';

/** Words of a passage, and from one passage to the next: found best by trial (see the ADR). */
const WINDOW = 220;
const STEP = 150;
/** Words between two that stand side by side in the query. */
const SLACK = 2;
/** Occurrences in a passage saturate early: two are nearly as good as five. */
const SATURATION = 0.6;

export interface PassageMatch {
  /** 0 … 1: how much of the query's weight the best passage has. */
  passage: number;
  /** 0 … 1: how much of the query's pairs of neighbours are neighbours here. */
  phrase: number;
  /** The best passage: part, first word and the word after the last; null without any match. */
  best: { part: number; from: number; to: number } | null;
}

/** Reads an opinion's words once and finds where the query is best answered. */
export class PassageScorer {
  /** Number of the scored term by short hash, from 1; 0 for none. */
  private readonly numbers = new Uint16Array(65_536);
  private readonly weights: number[] = [0];
  private readonly pairs = new Map<number, { weight: number; gap: number }>();
  private readonly total: number;
  private readonly pairTotal: number;
  private positions = new Uint32Array(4_096);
  private found = new Uint16Array(4_096);
  private readonly counts: Float64Array;

  constructor(terms: ScoredTerm[], sequence: { term: number; gap: number }[]) {
    const scored = terms.filter((item) => !item.special);
    for (const item of scored) {
      const slot = shortHash(item.term);
      if (this.numbers[slot] !== 0) continue;
      this.numbers[slot] = this.weights.length;
      this.weights.push(item.weight);
    }
    const own = scored.filter((item) => item.synonymOf === null);
    this.total = own.reduce((sum, item) => sum + item.weight, 0) || 1;
    this.addPairs(sequence, new Set(own.map((item) => item.term)));
    this.pairTotal = [...this.pairs.values()].reduce((sum, { weight }) => sum + weight, 0) || 1;
    this.counts = new Float64Array(this.weights.length);
  }

  private addPairs(sequence: { term: number; gap: number }[], scored: Set<number>): void {
    for (let i = 1; i < sequence.length; i++) {
      const [left, right] = [sequence[i - 1]!, sequence[i]!];
      if (left.term === right.term || !scored.has(left.term) || !scored.has(right.term)) continue;
      const a = this.numbers[shortHash(left.term)]!;
      const b = this.numbers[shortHash(right.term)]!;
      const weight = Math.min(this.weights[a]!, this.weights[b]!);
      this.pairs.set(a * 65_536 + b, { weight, gap: right.gap });
    }
  }

  score(parts: ReadPart[]): PassageMatch {
    const met = new Set<number>();
    const match: PassageMatch = { passage: 0, phrase: 0, best: null };
    for (const part of parts) {
      const hits = this.findHits(part.tokens);
      this.findPairs(hits, met);
      this.findPassage(part, hits, match);
    }
    let phrase = 0;
    for (const key of met) phrase += this.pairs.get(key)!.weight;
    match.phrase = phrase / this.pairTotal;
    match.passage = Math.min(1, match.passage / this.total);
    return match;
  }

  private findHits(tokens: Uint16Array): number {
    if (this.positions.length < tokens.length) {
      this.positions = new Uint32Array(tokens.length * 2);
      this.found = new Uint16Array(tokens.length * 2);
    }
    const { numbers, positions, found } = this;
    let hits = 0;
    for (let at = 0; at < tokens.length; at++) {
      const number = numbers[tokens[at]!]!;
      if (number === 0) continue;
      positions[hits] = at;
      found[hits++] = number;
    }
    return hits;
  }

  private findPairs(hits: number, met: Set<number>): void {
    if (this.pairs.size === 0) return;
    const { positions, found } = this;
    for (let i = 0; i < hits; i++) {
      for (let j = i + 1; j < hits && positions[j]! - positions[i]! <= 8; j++) {
        const key = found[i]! * 65_536 + found[j]!;
        const pair = this.pairs.get(key);
        if (pair && positions[j]! - positions[i]! <= pair.gap + SLACK) met.add(key);
      }
    }
  }

  /** Slides the window from hit to hit; `match` keeps the best of all parts. */
  private findPassage(part: ReadPart, hits: number, match: PassageMatch): void {
    const { positions, found, counts, weights } = this;
    let first = 0;
    for (let from = 0; first < hits; from += STEP) {
      while (first < hits && positions[first]! < from) first++;
      if (first === hits) break;
      if (positions[first]! >= from + STEP)
        from += STEP * Math.floor((positions[first]! - from) / STEP);
      let end = first;
      let score = 0;
      for (; end < hits && positions[end]! < from + WINDOW; end++) {
        const number = found[end]!;
        const before = counts[number]!;
        counts[number] = before + 1;
        score += weights[number]! * (saturate(before + 1) - saturate(before));
      }
      for (let i = first; i < end; i++) counts[found[i]!] = 0;
      if (score <= match.passage) continue;
      match.passage = score;
      match.best = { part: part.part, from, to: Math.min(part.tokens.length, from + WINDOW) };
    }
  }
}

function saturate(count: number): number {
  return count / (count + SATURATION);
}

/** Whether the short hashes of a phrase follow each other in one of the parts. */
export function hasPhrase(parts: ReadPart[], phrase: Uint16Array): boolean {
  const [first] = phrase;
  if (first === undefined) return true;
  return parts.some(({ tokens }) => {
    for (let at = tokens.indexOf(first); at >= 0; at = tokens.indexOf(first, at + 1)) {
      let i = 1;
      while (i < phrase.length && tokens[at + i] === phrase[i]) i++;
      if (i === phrase.length) return true;
    }
    return false;
  });
}
