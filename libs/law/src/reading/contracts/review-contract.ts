import type { Finding } from '@casewright/contracts';
import { makeFinding, present } from '../documents/make-finding.js';
import type { Understanding } from '../documents/understanding.js';
import { CHECKS } from './checks/checks.js';
import { findClauses, noteOn } from './clauses/find-clauses.js';
import { makeReview } from './review.js';

/**
 * What a careful associate would mark in a contract: its clauses in the 41 categories of CUAD, and
 * the defects that the checks find. Takes time linear in the length of the contract.
 */
export function reviewContract(document: Understanding): Finding[] {
  const clauses = findClauses(document.text);
  const review = makeReview(document, clauses);
  const noted = clauses.map((clause) =>
    makeFinding(document, clause, { category: clause.category, ...noteOn(clause) }),
  );
  const defects = CHECKS.flatMap((check) => check(review)).map(({ at, ...said }) =>
    makeFinding(document, at, said),
  );
  return present([...defects, ...noted]);
}
