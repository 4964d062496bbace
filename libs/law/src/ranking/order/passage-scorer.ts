import { shortHash } from '../analysis/term-hash.js';
import { ANCHOR_EVERY, type ForwardPart } from '../index/case-text.js';
import type { AnalyzedQuery } from '../terms/analyze-query.js';
import type { ScoredTerm } from './choose-terms.js';
import type { PassageTables } from './passage-tables.js';

/** Words of a passage, and from one passage to the next: found best by trial (see the ADR). */
const WINDOW = 220;
const STEP = 150;
/** Words between two that stand side by side in the query. */
const SLACK = 2;
/** Words within which neighbors are looked for. */
const PAIR_REACH = 8;
/** Occurrences in a passage saturate early: two are nearly as good as five. */
const SATURATION = 0.6;
/**
 * What a summary says is what the case decides, and an opinion begins with what it is about; further
 * on it says much in passing.
 */
const SUMMARY = 1.3;
/** A long opinion has many passages, one of which is good by chance: so much less with each e-fold. */
const CHANCE = 0.05;
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

/** Reads an opinion's words once and finds where the query is best answered. */
export class PassageScorer {
  /** By the term's number: its weight, the number of the word that it is or stands for, its share of that. */
  private readonly weights: number[] = [0];
  private readonly concepts: number[] = [0];
  private readonly shares: number[] = [1];
  /** Occurrences of a word and, by their shares, of those that stand for it. */
  private readonly counts = new Float64Array(TERMS_AT_MOST + 1);
  /** 1 for a term that begins a pair. */
  private readonly leads = new Uint8Array(TERMS_AT_MOST + 1);
  /** The weight of each pair. */
  private readonly pairs = new Map<number, number>();
  private readonly total: number;
  private readonly pairTotal: number;

  /** @param tables empty ones, for as long as the scorer is used */
  constructor(
    terms: readonly ScoredTerm[],
    sequence: AnalyzedQuery['sequence'],
    private readonly tables: PassageTables,
  ) {
    const scored = terms.filter((item) => !item.special && item.weight > 0);
    const own = scored.filter((item) => item.synonymOf === null);
    for (const item of [...own, ...scored.filter((each) => each.synonymOf !== null)]) {
      if (this.weights.length > TERMS_AT_MOST) break;
      this.addTerm(item);
    }
    this.total = own.reduce((sum, item) => sum + item.weight, 0) || 1;
    this.addPairs(sequence, new Set(own.map((item) => item.term)));
    this.pairTotal = [...this.pairs.values()].reduce((sum, weight) => sum + weight, 0) || 1;
  }

  private addTerm({ term, weight, synonymOf }: ScoredTerm): void {
    const number = this.weights.length;
    if (!this.tables.add(shortHash(term), number)) return;
    const concept = synonymOf === null ? 0 : this.tables.numbers[shortHash(synonymOf)]!;
    this.weights.push(weight);
    this.concepts.push(concept || number);
    this.shares.push(concept ? weight / this.weights[concept]! : 1);
  }

  private addPairs(sequence: AnalyzedQuery['sequence'], scored: Set<number>): void {
    const { numbers, reachOf } = this.tables;
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

  score(parts: readonly ForwardPart[]): PassageMatch {
    const met = new Set<number>();
    const best: Best = { score: 0, part: null, from: 0 };
    const inOpinion = worthInOpinions(parts);
    for (const part of parts) {
      const hits = this.tables.findHits(part.tokens);
      this.findPairs(hits, met);
      this.findPassage(part, hits, part.opinionId === null ? 1 : inOpinion, best);
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
    const { positions, found, reachOf } = this.tables;
    for (let i = 0; i < hits; i++) {
      if (this.leads[found[i]!] === 0) continue;
      for (let j = i + 1; j < hits && positions[j]! - positions[i]! <= PAIR_REACH; j++) {
        const key = pairKey(found[i]!, found[j]!);
        if (positions[j]! - positions[i]! <= reachOf[key]!) met.add(key);
      }
    }
  }

  /**
   * Slides the window from hit to hit; `best` keeps the best of all parts.
   *
   * @param worth of a passage of the part
   */
  private findPassage(part: ForwardPart, hits: number, worth: number, best: Best): void {
    const { counts, weights, concepts, shares } = this;
    const { positions, found } = this.tables;
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
        const concept = concepts[number]!;
        const before = counts[concept]!;
        const count = before + shares[number]!;
        counts[concept] = count;
        score += weights[concept]! * (saturate(count) - saturate(before));
      }
      for (let i = first; i < end; i++) counts[concepts[found[i]!]!] = 0;
      score *= tellsSubject(part, from) ? worth * SUMMARY : worth;
      if (score <= best.score) continue;
      best.score = score;
      best.part = part;
      best.from = from;
    }
  }
}

/** The head of a record, and the beginning of its first opinion. */
function tellsSubject({ part }: ForwardPart, from: number): boolean {
  return part === 0 || (part === 1 && from < STEP);
}

function worthInOpinions(parts: readonly ForwardPart[]): number {
  let words = 0;
  for (const { opinionId, tokens } of parts) if (opinionId !== null) words += tokens.length;
  return 1 / (1 + CHANCE * Math.log(1 + words / WINDOW));
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

/** The longest that is read where the end of a passage is the end of the text. */
const LAST_CHARACTERS = 4_000;

/** Where a passage is: in words and, a little wider, in characters. */
interface PassagePlace {
  /** Part 0 is the head of the record, which is no opinion. */
  part: number;
  opinionId: number | null;
  /** The first word, and the one after the last. */
  from: number;
  to: number;
  /** In the opinion's text: from the anchor before the first word to the one after the last. */
  start: number;
  length: number;
}

/** A passage by its words as a place that can be read. */
function placeOf(
  { part, opinionId, tokens, anchors }: ForwardPart,
  from: number,
  end: number,
): PassagePlace {
  const to = Math.min(tokens.length, end);
  const start = anchors[Math.min(anchors.length - 1, Math.floor(from / ANCHOR_EVERY))]!;
  const last = anchors[Math.ceil(to / ANCHOR_EVERY)];
  return { part, opinionId, from, to, start, length: last ? last - start : LAST_CHARACTERS };
}
