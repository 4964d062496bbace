import type { Cue, Unit } from '../clause.js';
import { BODY_CATEGORIES, type BodyCategory, CUES } from '../cues/cues.js';

/** Logit of a unit that shows no sign of a category at all. */
export const RESTING_LOGIT = -4.5;
/** How many units to either side count as the same clause's surroundings. */
const REACH = 3;

/** What the patterns say about one unit and one category, before any training. */
export interface Signals {
  /** 1 for each cue that fits, in the order of the category's cues; else 0. */
  cues: number[];
  /** How likely the cues alone make the unit before, the unit after, and the surroundings. */
  before: number;
  after: number;
  around: number;
}

type SignalTable = Record<BodyCategory, Signals[]>;

/** The signals of every unit. Time grows with the length of the text. */
export function signalsOf(units: Unit[]): SignalTable {
  const table = {} as SignalTable;
  for (const category of BODY_CATEGORIES) table[category] = signalsFor(units, CUES[category]);
  return table;
}

function signalsFor(units: Unit[], cues: Cue[]): Signals[] {
  const hits = units.map((unit) => cues.map((cue) => (fits(cue, unit) ? 1 : 0)));
  const alone = hits.map((fit, index) => {
    if (units[index]!.isHeading) return 0;
    const logit = fit.reduce<number>((sum, hit, at) => sum + hit * cues[at]!.weight, RESTING_LOGIT);
    return 1 / (1 + Math.exp(-logit));
  });
  return hits.map((fit, index) => ({
    cues: fit,
    before: alone[index - 1] ?? 0,
    after: alone[index + 1] ?? 0,
    around: strongestAround(units, alone, index),
  }));
}

const fits = (cue: Cue, unit: Unit): boolean =>
  cue.pattern.test(cue.in === 'heading' ? unit.heading : unit.text);

function strongestAround(units: Unit[], alone: number[], index: number): number {
  let best = 0;
  for (let at = Math.max(0, index - REACH); at <= index + REACH && at < units.length; at++) {
    if (at !== index && units[at]!.heading === units[index]!.heading) {
      best = Math.max(best, alone[at]!);
    }
  }
  return best;
}
