import type { IndexReader } from '../index/index-reader.js';
import type { ChosenTerms } from '../order/choose-terms.js';
import { recencyOf, scoringTables, yearOf } from '../order/scoring-tables.js';
import { nameScore, OWN_CITATION, type Signals } from '../order/signals.js';
import type { Weights } from '../order/weights.js';
import type { Accumulator } from './accumulator.js';
import type { PostingsSearch } from './postings-search.js';

/** The signals that need no more than what the accumulator and the table of cases hold. */
export class BaseSignals {
  private readonly standing: Float32Array;

  private readonly reader: IndexReader;
  private readonly chosen: ChosenTerms;
  private readonly years: readonly number[];
  private readonly weights: Weights;

  /** @param cited cases whose own citation is asked for */
  constructor(
    { reader, query }: PostingsSearch,
    private readonly sums: Accumulator,
    private readonly cited: ReadonlySet<number>,
  ) {
    this.reader = reader;
    this.chosen = query.chosen;
    this.years = query.years;
    this.weights = query.weights;
    this.standing = scoringTables(reader, query.weights).standing;
  }

  of(doc: number): Signals {
    const { docs, courts } = this.reader;
    const { score, name, nameHits } = this.sums;
    const known = {
      score: score[doc]!,
      name: name[doc]!,
      nameHits: nameHits[doc]!,
      nameLength: docs.nameLength[doc]!,
      authority: docs.authority[doc]!,
      decided: docs.decided[doc]!,
      level: courts[docs.court[doc]!]!.level,
      isCited: this.cited.has(doc),
    };
    return signalsOf(known, this.chosen, this.years);
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
    const year = yearOf(this.reader.docs.decided[doc]!);
    return nearYear(this.years, year) * this.weights.year;
  }

  private nameScore(doc: number): number {
    const { name, nameHits } = this.sums;
    const covered = Math.min(1, name[doc]! / this.chosen.nameable);
    const { nameLength } = this.reader.docs;
    const ofName = Math.min(1, nameHits[doc]! / Math.max(1, nameLength[doc]!));
    return nameScore(covered, covered * ofName, this.weights);
  }
}

/** What is known of a case before its words are read. */
export interface KnownOfCase {
  /** What the query's words add. */
  score: number;
  /** Weight of the query's terms that are in its name, how many these are, and how long the name is. */
  name: number;
  nameHits: number;
  nameLength: number;
  /** 0 … 255. */
  authority: number;
  /** `YYYYMMDD`. */
  decided: number;
  /** Of its court. */
  level: number;
  /** Whether its own citation is asked for. */
  isCited: boolean;
}

export function signalsOf(
  known: KnownOfCase,
  { nameable, possible }: ChosenTerms,
  years: readonly number[],
): Signals {
  const year = yearOf(known.decided);
  const covered = Math.min(1, known.name / nameable);
  const ofName = Math.min(1, known.nameHits / Math.max(1, known.nameLength));
  return {
    text: known.score / possible,
    name: covered,
    wholeName: covered * ofName,
    authority: known.authority / 255,
    court: known.level,
    recency: recencyOf(year),
    year: nearYear(years, year),
    citation: known.isCited ? 1 : 0,
    passage: 0,
    phrase: 0,
    unit: 0,
    sentence: 0,
    together: 0,
    topic: 0,
  };
}

/** A year is often that of the argument, or of the report: the next one is half right. */
function nearYear(years: readonly number[], year: number): number {
  let best = 0;
  for (const asked of years) {
    if (asked === year) return 1;
    if (Math.abs(asked - year) === 1) best = 0.5;
  }
  return best;
}
