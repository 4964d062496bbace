import type { LibraryClause } from '@casewright/contracts';

/** Headings of the groups, in the order of the list. */
const GROUPS: Record<LibraryClause['group'], string> = {
  money: 'Money',
  term: 'Term and termination',
  restrictions: 'Restrictions',
  risk: 'Risk',
  property: 'Property and data',
  disputes: 'Disputes',
  general: 'General',
};

interface ClauseGroup {
  heading: string;
  clauses: LibraryClause[];
}

/** The clauses that have all the words that were asked for, in groups. */
export function arrangeClauses(clauses: readonly LibraryClause[], wanted: string): ClauseGroup[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const has = ({ title, summary, text }: LibraryClause) => {
    const all = `${title} ${summary} ${text}`.toLowerCase();
    return words.every((word) => all.includes(word));
  };
  return (Object.keys(GROUPS) as LibraryClause['group'][])
    .map((group) => ({
      heading: GROUPS[group],
      clauses: clauses.filter((clause) => clause.group === group && has(clause)),
    }))
    .filter(({ clauses: own }) => own.length > 0);
}
