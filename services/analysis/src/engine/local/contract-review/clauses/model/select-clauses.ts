import type { ClauseCategory } from '@casewright/contracts';
import type { Clause } from '../clause.js';
import type { Unit } from '../units/unit.js';

/** A contract has a category when its surest unit reaches `present`; then each unit over `part` counts. */
export interface Thresholds {
  present: number;
  part: number;
}

/** Neighbouring units make one clause as long as it stays under this many characters. */
const LONGEST_CLAUSE = 4000;
/** How much of a neighbour's probability goes over to a unit under the same heading. */
const LENT = { times: 2, plus: 0.5 };
/** A unit this sure takes its neighbours along: they are its conditions and exceptions. */
const SURE = 0.4;

/** Turns the probabilities of the units into clauses, neighbours joined. */
export function selectClauses(
  category: ClauseCategory,
  units: Unit[],
  probabilities: ArrayLike<number>,
  { present, part }: Thresholds,
): Clause[] {
  const sure = units.map((_, at) => withNeighbours(units, probabilities, at));
  if (!sure.some((probability) => probability >= present)) return [];
  return join(category, units, sure, takeAlong(units, sure, part));
}

/** A clause seldom stands alone: next to one, a doubtful unit is likelier to be a part of it. */
function withNeighbours(units: Unit[], probabilities: ArrayLike<number>, at: number): number {
  if (units[at]!.isHeading) return 0;
  const of = (other: number): number =>
    units[other]?.heading === units[at]!.heading ? probabilities[other]! : 0;
  const near = Math.max(of(at - 1), of(at + 1));
  const far = Math.max(of(at - 2), of(at + 2)) / 2;
  const own = probabilities[at]!;
  return Math.min(1, own * (1 + LENT.times * Math.max(near, far)) + LENT.plus * near);
}

function takeAlong(units: Unit[], sure: number[], part: number): boolean[] {
  const chosen = sure.map((probability) => probability >= part);
  const may = (at: number, other: number): boolean =>
    units[at] !== undefined && !units[at].isHeading && units[at].heading === units[other]!.heading;
  const along = chosen.map((is, at) => {
    if (is) return true;
    if ([at - 1, at + 1].some((by) => chosen[by] && sure[by]! >= SURE && may(at, by))) return true;
    return Boolean(chosen[at - 1] && chosen[at + 1]) && may(at, at - 1) && may(at, at + 1);
  });
  return along;
}

function join(
  category: ClauseCategory,
  units: Unit[],
  sure: number[],
  chosen: boolean[],
): Clause[] {
  const clauses: Clause[] = [];
  let last: Clause | null = null;
  for (const [at, { start, end }] of units.entries()) {
    if (!chosen[at]) {
      last = null;
    } else if (last && end - last.start <= LONGEST_CLAUSE) {
      last.end = end;
      last.confidence = Math.max(last.confidence, sure[at]!);
    } else {
      last = { category, start, end, confidence: sure[at]! };
      clauses.push(last);
    }
  }
  return clauses;
}
