import { categoryWords, type Finding } from '@casewright/contracts';
import {
  choicesAmong,
  type FilterChoice,
  placesThatPass,
} from '../../../shared/reading/filter/filter-items';
import { GRAVEST_FIRST } from '../../../shared/severity/severity-words';
import type { FindingsFilter, FindingsOrder } from '../document-address';

type Part = keyof FindingsFilter;

/** The findings in the order of the list; as the engine gave them, the severest come first. */
export function inOrder(findings: readonly Finding[], order: FindingsOrder): readonly Finding[] {
  if (order === 'severity') return findings;
  return findings.toSorted((a, b) => a.start - b.start || a.end - b.end);
}

/** The places in `findings` that pass the filter, ascending. */
export function listedFindings(findings: readonly Finding[], filter: FindingsFilter): number[] {
  return placesThatPass<Finding, Part>(findings, { ...filter }, valuesOf);
}

/**
 * The severities that the document has, the most serious first, each with how many findings it
 * would leave.
 */
export function severityChoices(findings: readonly Finding[], filter: FindingsFilter) {
  return choicesAmong<Finding, Part, (typeof GRAVEST_FIRST)[number]>(
    findings,
    { ...filter },
    'severity',
    GRAVEST_FIRST,
    valuesOf,
  );
}

/** The categories that the document has, by their words, with what each would leave. */
export function categoryChoices(
  findings: readonly Finding[],
  filter: FindingsFilter,
): FilterChoice<string>[] {
  const categories = [...new Set(findings.map(({ category }) => category))];
  const byWords = categories.toSorted((a, b) => categoryWords(a).localeCompare(categoryWords(b)));
  return choicesAmong<Finding, Part, string>(
    findings,
    { ...filter },
    'category',
    byWords,
    valuesOf,
  );
}

function valuesOf(finding: Finding, part: Part): string[] {
  return [finding[part]];
}
