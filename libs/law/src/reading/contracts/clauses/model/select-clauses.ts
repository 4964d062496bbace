import type { ClauseCategory } from '@casewright/contracts';
import type { Clause, Unit } from '../clause.js';

/** A contract has a category when its surest unit reaches `present`; then each unit over `part` counts. */
export interface Thresholds {
  present: number;
  part: number;
}

/** Neighboring units make one clause as long as it stays under this many characters. */
const LONGEST_CLAUSE = 4000;
/** Parts of one section with this many units between them are two clauses. */
const LONGEST_GAP = 10;
/** How much a neighbor lends to a unit that has its own little. */
const LENT = { times: 6, plus: 0.8, from: 0.01 };

/** A contract shows at most this many clauses of a category that are less likely than this. */
const DOUBTFUL = { under: 0.5, most: 2 };

/** Turns the probabilities of the units into clauses, neighbors joined. */
export function selectClauses(
  category: ClauseCategory,
  units: Unit[],
  probabilities: ArrayLike<number>,
  { present, part }: Thresholds,
): Clause[] {
  const lifted = units.map((_, at) => withNeighbors(units, probabilities, at));
  if (!lifted.some((probability) => probability >= present)) return [];
  const chosen = lifted.map((probability) => probability >= part);
  return withoutFlood(join(category, units, probabilities, bridged(units, chosen)));
}

/** All clauses that are likely; of the others only the likeliest. */
function withoutFlood(clauses: Clause[]): Clause[] {
  const doubtful = clauses
    .filter(({ confidence }) => confidence < DOUBTFUL.under)
    .sort((a, b) => b.confidence - a.confidence);
  const dropped = new Set(doubtful.slice(DOUBTFUL.most));
  return clauses.filter((clause) => !dropped.has(clause));
}

/** A clause seldom stands alone: next to one, a doubtful unit is likelier to be a part of it. */
function withNeighbors(units: Unit[], probabilities: ArrayLike<number>, at: number): number {
  if (units[at]!.isHeading) return 0;
  const of = (other: number): number =>
    units[other]?.heading === units[at]!.heading ? probabilities[other]! : 0;
  const near = Math.max(of(at - 1), of(at + 1));
  const far = Math.max(of(at - 2), of(at + 2)) / 2;
  const own = probabilities[at]!;
  const lent = own >= LENT.from ? LENT.plus * near : 0;
  return Math.min(1, own * (1 + LENT.times * Math.max(near, far)) + lent);
}

/** What comes between two parts of a clause under one heading belongs to it, if it is not long. */
function bridged(units: Unit[], chosen: boolean[]): boolean[] {
  const all = [...chosen];
  let last = Number.NEGATIVE_INFINITY;
  for (const [at, is] of chosen.entries()) {
    if (!is) continue;
    const between = units.slice(last + 1, at);
    const { heading } = units[at]!;
    const isOne = between.length < LONGEST_GAP && units[last]?.heading === heading;
    if (isOne && between.every((unit) => !unit.isHeading && unit.heading === heading))
      all.fill(true, last + 1, at);
    last = at;
  }
  return all;
}

function join(
  category: ClauseCategory,
  units: Unit[],
  probabilities: ArrayLike<number>,
  chosen: boolean[],
): Clause[] {
  const clauses: Clause[] = [];
  let last: Clause | null = null;
  for (const [at, { start, end }] of units.entries()) {
    const confidence = probabilities[at]!;
    if (!chosen[at]) {
      last = null;
    } else if (last && end - last.start <= LONGEST_CLAUSE) {
      last.end = end;
      last.confidence = Math.max(last.confidence, confidence);
    } else {
      last = { category, start, end, confidence };
      clauses.push(last);
    }
  }
  return clauses;
}
