import type { CheckedCitation } from '@casewright/contracts';
import type { FindingsFilter } from '../../address/citations-address';

/** One choice of a filter with how many findings it would leave. */
export interface FilterChoice<T extends string> {
  value: T;
  count: number;
}

/** The places in `citations` that pass the filter, ascending. */
export function filterFindings(
  citations: readonly CheckedCitation[],
  filter: FindingsFilter,
): number[] {
  return citations.flatMap((citation, index) => (passes(citation, filter) ? [index] : []));
}

/**
 * The values of one part of the filter in their order, counted among the findings that pass its
 * other parts. One that no citation of the text has is left out.
 */
export function choicesOf<K extends keyof FindingsFilter>(
  citations: readonly CheckedCitation[],
  filter: FindingsFilter,
  part: K,
  values: readonly NonNullable<FindingsFilter[K]>[],
): FilterChoice<NonNullable<FindingsFilter[K]>>[] {
  const others = { ...filter, [part]: null };
  const inText = new Set<string>(citations.flatMap((citation) => valuesOf(citation, part)));
  const counts = new Map<string, number>();
  for (const citation of citations) {
    if (!passes(citation, others)) continue;
    for (const value of new Set(valuesOf(citation, part))) {
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  return values
    .filter((value) => inText.has(value))
    .map((value) => ({ value, count: counts.get(value) ?? 0 }));
}

function passes(citation: CheckedCitation, filter: FindingsFilter): boolean {
  return (Object.keys(filter) as (keyof FindingsFilter)[]).every((part) => {
    const wanted = filter[part];
    return wanted === null || valuesOf(citation, part).includes(wanted);
  });
}

function valuesOf(citation: CheckedCitation, part: keyof FindingsFilter): string[] {
  if (part !== 'quotation') return [citation[part]];
  return citation.quotations?.map(({ status }) => status) ?? [];
}
