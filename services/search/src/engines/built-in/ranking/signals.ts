import type { IndexReader } from '../read/index-reader.js';
import type { Accumulator } from './accumulator.js';
import type { ChosenTerms } from './choose-terms.js';
import { recencyOf, scoringTables, yearOf } from './scoring-tables.js';
import type { Weights } from './weights.js';

/** Each part of a score, 0 … 1 before weighing. */
export interface Signals {
  text: number;
  name: number;
  wholeName: number;
  authority: number;
  court: number;
  recency: number;
  year: number;
  citation: number;
  passage: number;
  phrase: number;
  /** Nearness in meaning; only where vectors were asked. */
  vector?: number;
}

/** A case whose own citation is asked for comes before all others. */
const OWN_CITATION = 10;
/** So does one whose name is asked for whole, but after a citation. */
const WHOLE_QUERY_IS_NAME = 2;

/** The signals that need no more than what the accumulator and the table of cases hold. */
export class BaseSignals {
  private readonly standing: Float32Array;

  constructor(
    private readonly reader: IndexReader,
    private readonly sums: Accumulator,
    private readonly chosen: ChosenTerms,
    private readonly years: number[],
    private readonly cited: ReadonlySet<number>,
    private readonly weights: Weights,
  ) {
    this.standing = scoringTables(reader, weights).standing;
  }

  of(doc: number): Signals {
    const { docs } = this.reader;
    const { score, name, nameHits } = this.sums;
    const year = yearOf(docs.decided[doc]!);
    const covered = Math.min(1, name[doc]! / this.chosen.nameable);
    const ofName = Math.min(1, nameHits[doc]! / Math.max(1, docs.nameLength[doc]!));
    return {
      text: score[doc]! / this.chosen.possible,
      name: covered,
      wholeName: covered * ofName,
      authority: docs.authority[doc]! / 255,
      court: this.reader.courts[docs.court[doc]!]!.level,
      recency: recencyOf(year),
      year: this.nearYear(year),
      citation: this.cited.has(doc) ? 1 : 0,
      passage: 0,
      phrase: 0,
    };
  }

  /** What `blend` makes of `of`, without an object: it is asked for every match. */
  scoreAll(cases: Uint32Array, scores: Float64Array): void {
    const { standing, years } = this;
    const { score, nameHits } = this.sums;
    const { possible } = this.chosen;
    const hasCited = this.cited.size > 0;
    for (let i = 0; i < cases.length; i++) {
      const doc = cases[i]!;
      let sum = score[doc]! / possible + standing[doc]!;
      if (years.length > 0) sum += this.yearScore(doc);
      if (hasCited && this.cited.has(doc)) sum += OWN_CITATION;
      if (nameHits[doc]! > 0) sum += this.nameScore(doc);
      scores[i] = sum;
    }
  }

  private yearScore(doc: number): number {
    return this.nearYear(yearOf(this.reader.docs.decided[doc]!)) * this.weights.year;
  }

  private nameScore(doc: number): number {
    const { name, nameHits } = this.sums;
    const covered = Math.min(1, name[doc]! / this.chosen.nameable);
    const { nameLength } = this.reader.docs;
    const ofName = Math.min(1, nameHits[doc]! / Math.max(1, nameLength[doc]!));
    return nameScore(covered, covered * ofName, this.weights);
  }

  /** A year is often that of the argument, or of the report: the next one is half right. */
  private nearYear(year: number): number {
    let best = 0;
    for (const asked of this.years) {
      if (asked === year) return 1;
      if (Math.abs(asked - year) === 1) best = 0.5;
    }
    return best;
  }
}

export function blend(signals: Signals, weights: Weights): number {
  return (
    signals.text +
    signals.citation * OWN_CITATION +
    nameScore(signals.name, signals.wholeName, weights) +
    signals.authority * weights.authority +
    signals.court * weights.court +
    signals.recency * weights.recency +
    signals.year * weights.year +
    signals.passage * weights.passage +
    signals.phrase * weights.phrase
  );
}

function nameScore(covered: number, whole: number, weights: Weights): number {
  const isWholeQuery = covered > 0.995 ? WHOLE_QUERY_IS_NAME : 0;
  return (isWholeQuery + covered) * weights.nameMatch + whole * weights.wholeName;
}
