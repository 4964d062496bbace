import type { CheckedCitation } from '@casewright/contracts';
import {
  choicesAmong,
  type FilterChoice,
  placesThatPass,
} from '../../../../shared/reading/filter/filter-items';
import type { FindingsFilter } from '../../citations-address';

type Part = keyof FindingsFilter;

/** The places in `citations` that pass the filter, ascending. */
export function filterFindings(
  citations: readonly CheckedCitation[],
  filter: FindingsFilter,
): number[] {
  return placesThatPass<CheckedCitation, Part>(citations, { ...filter }, valuesOf);
}

/** The values of one part of the filter that the text has, with what each would leave. */
export function choicesOf<K extends Part>(
  citations: readonly CheckedCitation[],
  filter: FindingsFilter,
  part: K,
  values: readonly NonNullable<FindingsFilter[K]>[],
): FilterChoice<NonNullable<FindingsFilter[K]>>[] {
  return choicesAmong<CheckedCitation, Part, NonNullable<FindingsFilter[K]>>(
    citations,
    { ...filter },
    part,
    values,
    valuesOf,
  );
}

function valuesOf(citation: CheckedCitation, part: Part): string[] {
  if (part === 'standing') return citation.history ? [citation.history.standing] : [];
  if (part !== 'quotation') return [citation[part]];
  return citation.quotations?.map(({ status }) => status) ?? [];
}
