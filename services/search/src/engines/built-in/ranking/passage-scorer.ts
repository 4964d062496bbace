import { shortHash } from '../analysis/term-hash.js';
import type { ForwardPart } from '../build/case-text.js';
import type { ScoredTerm } from './choose-terms.js';
import { type PassagePlace, placeOf } from './passage-place.js';

/** Words of a passage, and from one passage to the next: found best by trial (see the ADR). */
const WINDOW = 220;
const STEP = 150;
/** Words between two that stand side by side in the query. */
const SLACK = 2;
/** Words within which neighbors are looked for. */
const PAIR_REACH = 8;
/** Occurrences in a passage saturate early: two are nearly as good as five. */
const SATURATION = 0.6;
/** What one occurrence more adds, by how many there are before it. */
const ADDED = Float64Array.from({ length: WINDOW }, (_, n) => saturate(n + 1) - saturate(n));
/** Terms that are told apart; the lightest, beyond, are passed over. */
const TERMS_AT_MOST = 255;

export interface PassageMatch {
  /** 0 … 1: how much of the query's weight the best passage has. */
  passage: number;
  /** 0 … 1: how much of the query's pairs of neighbors are neighbors here. */
  phrase: number;
  /** The best passage; null without any match. */
  best: PassagePlace | null;
}

/** The best passage so far. */
interface Best {
  score: number;
  part: ForwardPart | null;
  from: number;
}

/** A scored term's number by short hash, from 1; 0 for none. */
const numbers = new Uint8Array(65_536);
/** 1 for each short hash that has a number. */
const isScored = new Uint8Array(65_536);
/** Words within which a pair's second word must follow its first, by the pair; 0 for no pair. */
const reachOf = new Uint8Array(65_536);
/** The scored terms of one text: where, and which. */
const hitsOf = { positions: new Uint32Array(8_192), found: new Uint8Array(8_192) };

/**
 * Scores opinions for a query. The tables are too large to be made for each search: they are filled
 * for the time of `work`, which therefore has no await.
 */
export function withPassageScorer(
  terms: ScoredTerm[],
  sequence: { term: number; gap: number }[],
  work: (scorer: PassageScorer) => void,
): void {
  try {
    work(new PassageScorer(terms, sequence));
  } finally {
    for (const { term } of terms) {
      numbers[shortHash(term)] = 0;
      isScored[shortHash(term)] = 0;
    }
    reachOf.fill(0);
  }
}

/** Reads an opinion's words once and finds where the query is best answered. */
class PassageScorer {
  /** By the term's number. */
  private readonly weights: number[] = [0];
  private readonly counts = new Uint8Array(TERMS_AT_MOST + 1);
  /** 1 for a term that begins a pair. */
  private readonly leads = new Uint8Array(TERMS_AT_MOST + 1);
  /** The weight of each pair. */
  private readonly pairs = new Map<number, number>();
  private readonly total: number;
  private readonly pairTotal: number;

  constructor(terms: ScoredTerm[], sequence: { term: number; gap: number }[]) {
    const scored = terms.filter((item) => !item.special);
    for (const item of scored) {
      const slot = shortHash(item.term);
      if (numbers[slot] !== 0 || this.weights.length > TERMS_AT_MOST) continue;
      numbers[slot] = this.weights.length;
      isScored[slot] = 1;
      this.weights.push(item.weight);
    }
    const own = scored.filter((item) => item.synonymOf === null);
    this.total = own.reduce((sum, item) => sum + item.weight, 0) || 1;
    this.addPairs(sequence, new Set(own.map((item) => item.term)));
    this.pairTotal = [...this.pairs.values()].reduce((sum, weight) => sum + weight, 0) || 1;
  }

  private addPairs(sequence: { term: number; gap: number }[], scored: Set<number>): void {
    for (let i = 1; i < sequence.length; i++) {
      const [left, right] = [sequence[i - 1]!, sequence[i]!];
      if (left.term === right.term || !scored.has(left.term) || !scored.has(right.term)) continue;
      const a = numbers[shortHash(left.term)]!;
      const b = numbers[shortHash(right.term)]!;
      const weight = Math.min(this.weights[a]!, this.weights[b]!);
      this.leads[a] = 1;
      reachOf[pairKey(a, b)] = Math.min(PAIR_REACH, right.gap + SLACK);
      this.pairs.set(pairKey(a, b), weight);
    }
  }

  score(parts: ForwardPart[]): PassageMatch {
    const met = new Set<number>();
    const best: Best = { score: 0, part: null, from: 0 };
    for (const part of parts) {
      const hits = findHits(part.tokens);
      this.findPairs(hits, met);
      this.findPassage(part, hits, best);
    }
    let phrase = 0;
    for (const key of met) phrase += this.pairs.get(key)!;
    return {
      passage: Math.min(1, best.score / this.total),
      phrase: phrase / this.pairTotal,
      best: best.part && placeOf(best.part, best.from, best.from + WINDOW),
    };
  }

  private findPairs(hits: number, met: Set<number>): void {
    if (met.size === this.pairs.size) return;
    const { positions, found } = hitsOf;
    for (let i = 0; i < hits; i++) {
      if (this.leads[found[i]!] === 0) continue;
      for (let j = i + 1; j < hits && positions[j]! - positions[i]! <= PAIR_REACH; j++) {
        const key = pairKey(found[i]!, found[j]!);
        if (positions[j]! - positions[i]! <= reachOf[key]!) met.add(key);
      }
    }
  }

  /** Slides the window from hit to hit; `best` keeps the best of all parts. */
  private findPassage(part: ForwardPart, hits: number, best: Best): void {
    const { counts, weights } = this;
    const { positions, found } = hitsOf;
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
        score += weights[number]! * ADDED[counts[number]!++]!;
      }
      for (let i = first; i < end; i++) counts[found[i]!] = 0;
      if (score <= best.score) continue;
      best.score = score;
      best.part = part;
      best.from = from;
    }
  }
}

/** Notes where the scored terms stand in a text; returns how often. */
function findHits(tokens: Uint16Array): number {
  if (hitsOf.positions.length < tokens.length) {
    hitsOf.positions = new Uint32Array(tokens.length * 2);
    hitsOf.found = new Uint8Array(tokens.length * 2);
  }
  const { positions, found } = hitsOf;
  const hits = notePositions(tokens, positions, isScored);
  for (let i = 0; i < hits; i++) found[i] = numbers[tokens[positions[i]!]!]!;
  return hits;
}

/**
 * Every word of fifty opinions is looked at. Without a branch, which the processor could not foresee:
 * each place is noted, and the next one overwrites it unless its word is scored. Eight at a turn,
 * since keeping the loop costs as much as looking.
 */
function notePositions(tokens: Uint16Array, positions: Uint32Array, scored: Uint8Array): number {
  const whole = tokens.length & ~7;
  let hits = 0;
  let at = 0;
  while (at < whole) {
    positions[hits] = at;
    hits += scored[tokens[at++]!]!;
    positions[hits] = at;
    hits += scored[tokens[at++]!]!;
    positions[hits] = at;
    hits += scored[tokens[at++]!]!;
    positions[hits] = at;
    hits += scored[tokens[at++]!]!;
    positions[hits] = at;
    hits += scored[tokens[at++]!]!;
    positions[hits] = at;
    hits += scored[tokens[at++]!]!;
    positions[hits] = at;
    hits += scored[tokens[at++]!]!;
    positions[hits] = at;
    hits += scored[tokens[at++]!]!;
  }
  for (; at < tokens.length; at++) {
    positions[hits] = at;
    hits += scored[tokens[at]!]!;
  }
  return hits;
}

function pairKey(a: number, b: number): number {
  return (a << 8) | b;
}

function saturate(count: number): number {
  return count / (count + SATURATION);
}

/**
 * Whether the short hashes of a phrase follow each other in one of the parts.
 *
 * @param anchor which of them is looked for first: best the rarest
 */
export function hasPhrase(parts: ForwardPart[], phrase: Uint16Array, anchor = 0): boolean {
  const rarest = phrase[anchor];
  if (rarest === undefined) return true;
  return parts.some(({ tokens }) => {
    for (let at = tokens.indexOf(rarest); at >= 0; at = tokens.indexOf(rarest, at + 1)) {
      const start = at - anchor;
      let i = 0;
      while (i < phrase.length && tokens[start + i] === phrase[i]) i++;
      if (i === phrase.length) return true;
    }
    return false;
  });
}
