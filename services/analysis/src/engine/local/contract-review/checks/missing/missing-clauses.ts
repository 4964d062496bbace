import type { Check, Defect, Review } from '../../review.js';
import { listed, titlePlace } from '../words.js';
import { FORMALITIES, NOT_COMMERCIAL, USUAL_CLAUSES, type UsualClause } from './usual-clauses.js';

/** A shorter text is a note, a schedule or an excerpt: what it leaves out says nothing. */
const SHORTEST = 5_000;
/** An amendment or a schedule has its usual clauses in the contract that it belongs to. */
const LEANS_ON_ANOTHER =
  /\b(?:amend(?:s|ed|ment)\b.{0,60}\b(?:agreement|contract)|(?:terms|conditions|provisions) of (?:the|that certain) .{0,60}\b(?:agreement|contract)\b.{0,80}\b(?:incorporated|apply|govern|remain)|pursuant to the .{0,80}agreement \(the)/i;

/** Clauses that a contract of this type usually has and this one does not. */
export const missingClauses: Check = (review) => {
  if (!isWhole(review)) return [];
  const { type } = review.document.documentType;
  const missing = USUAL_CLAUSES.filter(
    (clause) => isUsual(clause, type) && !clause.present.test(review.text),
  );
  return [...missing.map((clause) => missingClause(review, clause)), ...formalities(review)];
};

function isWhole({ text, document }: Review): boolean {
  if (text.length < SHORTEST) return false;
  const { type } = document.documentType;
  if (type === 'contract-amendment' || type === 'joint-filing-agreement') return false;
  return !LEANS_ON_ANOTHER.test(text.slice(0, 2500).replace(/\s+/g, ' '));
}

const isUsual = ({ types }: UsualClause, type: string): boolean =>
  types.includes(type) || (types.includes('commercial') && !NOT_COMMERCIAL.has(type));

function missingClause(review: Review, { name, severity, why, todo }: UsualClause): Defect {
  return {
    at: titlePlace(review),
    category: 'missing-clause',
    title: `No clause on ${name}`,
    severity,
    explanation: why,
    recommendation: todo,
  };
}

function formalities(review: Review): Defect[] {
  const missing = FORMALITIES.filter(({ present }) => !present.test(review.text));
  if (missing.length === 0) return [];
  const names = listed(missing.map(({ name }) => name));
  return [
    {
      at: titlePlace(review),
      category: 'missing-formalities',
      title: `Missing formalities: ${names}`,
      severity: 'low',
      explanation: `The contract says nothing on ${names}. Such clauses cost nothing to agree on before a dispute and are missed in one.`,
      recommendation: `Add the usual clauses on ${names}.`,
    },
  ];
}
