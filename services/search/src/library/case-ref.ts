import type { CaseRef } from '@casewright/contracts';

/** The columns of `cases c` that `toCaseRef` reads. */
export const CASE_REF_COLUMNS =
  'c.id AS case_id, c.name AS case_name, c.citations AS case_citations, c.court_name, c.year AS case_year';

/** SQL for what the sources of a decision call it, by the record that represents it. */
export const namesOfDecision = (leaderId: string) => `ARRAY(
  SELECT DISTINCT said.name FROM same_decisions mate JOIN cases r ON r.id = mate.case_id
   CROSS JOIN LATERAL (VALUES (r.name), (r.full_name), (r.own_fields->>'name'),
                              (r.own_fields->>'full_name')) AS said (name)
   WHERE mate.leader_id = ${leaderId} AND said.name IS NOT NULL ORDER BY said.name)`;

export interface CaseRefRow {
  case_id: number;
  case_name: string;
  case_citations: string[];
  court_name: string;
  case_year: number | null;
}

export function toCaseRef(row: CaseRefRow): CaseRef {
  return {
    id: row.case_id,
    name: row.case_name,
    citation: row.case_citations[0] ?? null,
    court: row.court_name,
    year: row.case_year,
  };
}
