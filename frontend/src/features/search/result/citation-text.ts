import type { SearchCase } from '@casewright/contracts';

/** Its reports publish one court only, so the court is not named again. */
const SUPREME_COURT = 'scotus';

/**
 * The case as one would paste it: `Riley v. California, 573 U.S. 373 (2014)`. Where the reporter
 * does not tell the court, the court is named before the year.
 */
export function citationText({ title, citation, court, year }: SearchCase): string {
  const source = citation === null ? title : `${title}, ${citation}`;
  const decided = [court.id === SUPREME_COURT && citation !== null ? '' : court.name, year ?? ''];
  const parenthesis = decided.filter((part) => part !== '').join(' ');
  return parenthesis === '' ? source : `${source} (${parenthesis})`;
}
