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
