import type { Finding } from '@casewright/contracts';
import { makeFinding, present } from '../documents/make-finding.js';
import type { Understanding } from '../documents/understanding.js';
import { CHECKS } from './checks/checks.js';
import { doubted } from './clauses/doubted.js';
import { findClauses, noteOn } from './clauses/find-clauses.js';
import { makeReview } from './review.js';
import { riskFindings, saysMore } from './risks/risk-findings.js';

/**
 * What a careful associate would mark in a contract: its clauses in the 41 categories of CUAD, the
 * risks that its sentences hold, and the defects that the checks find. Takes time linear in the length of the contract.
 */
export function reviewContract(document: Understanding): Finding[] {
  const clauses = findClauses(document.text).map((clause) => doubted(clause, document.text));
  const review = makeReview(document, clauses);
  const defects = CHECKS.flatMap((check) => check(review));
  const risks = riskFindings(review, defects);
  const noted = clauses
    .filter((clause) => !saysMore(risks, clause))
    .map((clause) =>
      makeFinding(document, clause, { category: clause.category, ...noteOn(clause) }),
    );
  const found = [...defects, ...risks].map(({ at, ...said }) => makeFinding(document, at, said));
  return present([...found, ...noted]);
}
