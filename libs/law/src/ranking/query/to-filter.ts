import type { CaseFilter } from '../search/rank-options.js';
import type { ParsedQuery } from './parsed-query.js';

/** What a person set beside the query; days are `YYYY-MM-DD`. */
export interface SetFilters {
  jurisdiction?: string | undefined;
  court?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** The conditions that are set beside a query, with those that it names. */
export function toFilter(query: ParsedQuery, filters: SetFilters = {}): CaseFilter {
  const from = [numberOf(filters.from), query.after].filter((day) => day !== null);
  const to = [numberOf(filters.to), query.before].filter((day) => day !== null);
  return {
    jurisdiction: filters.jurisdiction ?? null,
    court: filters.court ?? null,
    courts: query.courts,
    exceptCourts: query.exceptCourts,
    from: from.length > 0 ? Math.max(...from) : null,
    to: to.length > 0 ? Math.min(...to) : null,
  };
}

function numberOf(day: string | undefined): number | null {
  return day ? Number(day.replaceAll('-', '')) : null;
}
