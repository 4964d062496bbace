import type { ChosenTerms } from './choose-terms.js';
import { recencyOf, yearOf } from './scoring-tables.js';
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
  unit: number;
  sentence: number;
  together: number;
  topic: number;
  /** Nearness in meaning; only where vectors were asked. */
  vector?: number;
}

/** A case whose own citation is asked for comes before all others. */
export const OWN_CITATION = 10;
/** So does one whose name is asked for whole, but after a citation. */
export const WHOLE_QUERY_IS_NAME = 2;

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
    signals.phrase * weights.phrase +
    signals.unit * weights.unit +
    signals.sentence * weights.sentence +
    signals.together * weights.together +
    signals.topic * weights.topic
  );
}

/** What the name adds. */
export function nameScore(covered: number, whole: number, weights: Weights): number {
  const isWholeQuery = covered > 0.995 ? WHOLE_QUERY_IS_NAME : 0;
  return (isWholeQuery + covered) * weights.nameMatch + whole * weights.wholeName;
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
export function nearYear(years: readonly number[], year: number): number {
  let best = 0;
  for (const asked of years) {
    if (asked === year) return 1;
    if (Math.abs(asked - year) === 1) best = 0.5;
  }
  return best;
}
