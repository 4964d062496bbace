import type { Check, Defect, Review } from '../../review.js';
import { listed, titlePlace } from '../words.js';
import { FORMALITIES, NOT_COMMERCIAL } from './formalities.js';
import { leansOnAnother } from './resting-on-another.js';
import { USUAL_CLAUSES, type UsualClause } from './usual-clauses.js';

/** A shorter text is a note, a schedule or an excerpt: what it leaves out says nothing. */
const SHORTEST = 5_000;

/** Clauses that a contract of this type usually has and this one does not. */
export const missingClauses: Check = (review) => {
  if (!isWhole(review)) return [];
  const { type } = review.document.documentType;
  const missing = USUAL_CLAUSES.filter(
    ({ present, clause, ...usual }) =>
      isUsual(usual, type) &&
      !present.test(review.text) &&
      !(clause && review.all(clause).length > 0),
  );
  return [...missing.map((clause) => missingClause(review, clause)), ...formalities(review)];
};

function isWhole(review: Review): boolean {
  const { text, document } = review;
  if (text.length < SHORTEST || /^[^A-Za-z]*[a-z]/.test(text)) return false;
  const { type } = document.documentType;
  if (type === 'contract-amendment' || type === 'joint-filing-agreement') return false;
  return !leansOnAnother(review);
}

const isUsual = ({ types }: Pick<UsualClause, 'types'>, type: string): boolean =>
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
  if (missing.length < 2) return [];
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
