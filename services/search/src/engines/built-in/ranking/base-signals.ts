import type { IndexReader } from '../read/index-reader.js';
import type { Accumulator } from './accumulator.js';
import type { ChosenTerms } from './choose-terms.js';
import { recencyOf, scoringTables, yearOf } from './scoring-tables.js';
import type { SearchInput } from './search-input.js';
import { nameScore, OWN_CITATION, type Signals } from './signals.js';
import type { Weights } from './weights.js';

/** The signals that need no more than what the accumulator and the table of cases hold. */
export class BaseSignals {
  private readonly standing: Float32Array;

  private readonly reader: IndexReader;
  private readonly chosen: ChosenTerms;
  private readonly years: readonly number[];
  private readonly weights: Weights;

  /** @param cited cases whose own citation is asked for */
  constructor(
    { reader, chosen, query, weights }: SearchInput,
    private readonly sums: Accumulator,
    private readonly cited: ReadonlySet<number>,
  ) {
    this.reader = reader;
    this.chosen = chosen;
    this.years = query.years;
    this.weights = weights;
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
