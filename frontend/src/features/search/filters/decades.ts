import type { SearchFilters } from '@casewright/contracts';

/** The days of a decade, by its first year: `1990` is 1 January 1990 to 31 December 1999. */
export function decadeRange(decade: string | undefined): Pick<SearchFilters, 'from' | 'to'> {
  if (decade === undefined) return { from: undefined, to: undefined };
  return yearRange(decade, String(Number(decade) + 9));
}

/** From the first day of one year to the last of another; an empty one is open. */
export function yearRange(from: string, to: string): Pick<SearchFilters, 'from' | 'to'> {
  return {
    from: from ? `${from.padStart(4, '0')}-01-01` : undefined,
    to: to ? `${to.padStart(4, '0')}-12-31` : undefined,
  };
}

/** The decade that is chosen, where the days are exactly one. */
export function decadeOf({ from, to }: SearchFilters): string | undefined {
  const decade = from && /^(\d{3}0)-01-01$/.exec(from)?.[1];
  return decade && decadeRange(decade).to === to ? decade : undefined;
}

/** The filters that are set. */
export function withoutEmpty(
  filters: Partial<Record<keyof SearchFilters, string | undefined>>,
): SearchFilters {
  // Only `standing` takes one value alone, and only its own box sets it.
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value)) as SearchFilters;
}
