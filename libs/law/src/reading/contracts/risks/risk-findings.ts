import type { FindingCategory, RiskKind } from '@casewright/contracts';
import type { TextSpan } from '../../extracted-text.js';
import { type Clause, SURE } from '../clauses/clause.js';
import type { Defect, Review } from '../review.js';
import { type FoundRisk, findRisks } from './find-risks.js';
import { oneSided } from './one-sided.js';
import { RISKS } from './table/table.js';
import { tellRisk } from './tell-risk.js';

/** Checks that say more about the same passage than a risk of these kinds does. */
const SAID_BY: Partial<Record<FindingCategory, readonly RiskKind[]>> = {
  'auto-renewal': ['auto-renewal'],
  'one-sided-indemnity': ['broad-indemnity'],
  'one-sided-liability': ['no-consequential', 'low-cap'],
  'unlimited-indemnity': ['broad-indemnity', 'unlimited-liability'],
  'unlimited-liability': ['unlimited-liability'],
};

/**
 * The risks of a contract that no defect names already, each kind once, at the passage that says it
 * most clearly.
 */
export function riskFindings(
  { text, document, clauses }: Review,
  defects: readonly Defect[],
): Defect[] {
  const said = defects.flatMap(({ at, category }) =>
    (SAID_BY[category] ?? []).map((kind) => ({ kind, ...at })),
  );
  const hasLimits = defects.some(({ category }) => category === 'liability-limits');
  const kinds = new Map<RiskKind, FoundRisk[]>();
  const sure = clauses.filter(({ confidence }) => confidence >= SURE);
  for (const risk of findRisks(text, sure))
    kinds.set(risk.kind, [...(kinds.get(risk.kind) ?? []), risk]);
  return [...kinds.values()].flatMap((all) => {
    const places = oneSided(all, document.frames);
    if (places.length === 0) return [];
    const clearest = places.reduce((one, other) => (other.ahead > one.ahead ? other : one));
    const isSaid = said.some((it) => it.kind === clearest.kind && overlaps(it, clearest));
    // Whether a limit reaches a promise is for the check that reads both.
    if (clearest.kind === 'unlimited-liability' && hasLimits) return [];
    // A check of the kind's own name speaks for the whole contract.
    if (defects.some(({ category }) => category === clearest.kind)) return [];
    return isSaid ? [] : [tellRisk(clearest, places.length - 1, text)];
  });
}

/** Whether a risk says more about the passage of a clause than its note does. */
export const saysMore = (risks: readonly Defect[], clause: Clause): boolean =>
  risks.some(
    ({ at, category }) =>
      RISKS[category as RiskKind].replaces.includes(clause.category) && overlaps(at, clause),
  );

const overlaps = (one: TextSpan, other: TextSpan): boolean =>
  one.start < other.end && other.start < one.end;
