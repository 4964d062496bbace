import type { SearchCase } from '@casewright/contracts';
import { areSameInFull } from '@casewright/law/citations';
import type { ParsedQuery } from '../query/parsed-query.js';

/**
 * For a query that is a name, the decisions that are called so before those that only have all its
 * words, such as among the other parties of a consolidated case. Otherwise keeps the order.
 */
export function calledSoFirst(
  cases: SearchCase[],
  { kind, text }: Pick<ParsedQuery, 'kind' | 'text'>,
): SearchCase[] {
  if (kind !== 'name') return cases;
  const isCalledSo = ({ title }: SearchCase) => areSameInFull(text, title);
  return [...cases.filter(isCalledSo), ...cases.filter((each) => !isCalledSo(each))];
}
