import { WRITING_FAMILIES } from '@casewright/contracts';
import { choicesAmong, placesThatPass } from '../../../shared/reading/filter/filter-items';
import { GRAVEST_FIRST } from '../../../shared/severity/severity-words';
import type { Placed } from '../draft/placed';
import type { FindingsFilter } from '../writing-address';

type Part = keyof FindingsFilter;

/** The findings that pass the filter, in their order. */
export function filterFindings(
  findings: readonly Placed[],
  filter: FindingsFilter,
): readonly Placed[] {
  if (filter.severity === null && filter.family === null) return findings;
  return placesThatPass<Placed, Part>(findings, { ...filter }, valuesOf).map((at) => findings[at]!);
}

/**
 * The severities that the draft has, the most serious first, each with how many findings it would
 * leave.
 */
export function severityChoices(findings: readonly Placed[], filter: FindingsFilter) {
  return choicesAmong<Placed, Part, (typeof GRAVEST_FIRST)[number]>(
    ...([findings, { ...filter }, 'severity', GRAVEST_FIRST, valuesOf] as const),
  );
}

/** The families of rules that the draft has something of, with what each would leave. */
export function familyChoices(findings: readonly Placed[], filter: FindingsFilter) {
  return choicesAmong<Placed, Part, (typeof WRITING_FAMILIES)[number]>(
    ...([findings, { ...filter }, 'family', WRITING_FAMILIES, valuesOf] as const),
  );
}

function valuesOf({ finding }: Placed, part: Part): string[] {
  return [finding[part]];
}
