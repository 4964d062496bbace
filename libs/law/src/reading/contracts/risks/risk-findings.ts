import type { FindingCategory, RiskKind } from '@casewright/contracts';
import type { TextSpan } from '../../extracted-text.js';
import type { Clause } from '../clauses/clause.js';
import type { Defect } from '../review.js';
import { type FoundRisk, findRisks } from './find-risks.js';
import { RISKS } from './table/table.js';
import { tellRisk } from './tell-risk.js';

/** Checks that say more about the same passage than a risk of these kinds does. */
const SAID_BY: Partial<Record<FindingCategory, readonly RiskKind[]>> = {
  'auto-renewal': ['auto-renewal'],
  'broad-ip-assignment': ['ip-assignment', 'holdover-inventions'],
  'broad-no-solicit': ['no-hire', 'no-customer-contact'],
  'broad-non-compete': ['non-compete', 'no-hire', 'no-customer-contact'],
  'one-sided-indemnity': ['broad-indemnity'],
  'one-sided-liability': ['no-consequential', 'low-cap'],
  'one-sided-termination': ['convenience-termination'],
  'unlimited-indemnity': ['broad-indemnity', 'unlimited-liability'],
  'unlimited-liability': ['unlimited-liability'],
};

/**
 * The risks of a contract that no defect names already, each kind once, at the passage that says it
 * most clearly.
 */
export function riskFindings(text: string, defects: readonly Defect[]): Defect[] {
  const said = defects.flatMap(({ at, category }) =>
    (SAID_BY[category] ?? []).map((kind) => ({ kind, ...at })),
  );
  const kinds = new Map<RiskKind, FoundRisk[]>();
  const risks = findRisks(text).filter(isMeant);
  for (const risk of risks) kinds.set(risk.kind, [...(kinds.get(risk.kind) ?? []), risk]);
  return [...kinds.values()].flatMap((places) => {
    const clearest = places.reduce((one, other) => (other.ahead > one.ahead ? other : one));
    const isSaid = said.some((it) => it.kind === clearest.kind && overlaps(it, clearest));
    return isSaid ? [] : [tellRisk(clearest, places.length - 1, text)];
  });
}

/** Whether a clause has what its risk cannot be without, and nothing that contradicts it. */
function isMeant({ kind, words }: FoundRisk): boolean {
  const { denied, rests } = RISKS[kind];
  return !denied?.test(words) && (rests?.test(words) ?? true);
}

/** Whether a risk says more about the passage of a clause than its note does. */
export const saysMore = (risks: readonly Defect[], clause: Clause): boolean =>
  risks.some(
    ({ at, category }) =>
      RISKS[category as RiskKind].replaces.includes(clause.category) && overlaps(at, clause),
  );

const overlaps = (one: TextSpan, other: TextSpan): boolean =>
  one.start < other.end && other.start < one.end;
