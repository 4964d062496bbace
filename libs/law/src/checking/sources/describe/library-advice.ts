import { type CitationStyle, eventSentence, type SourceType } from '@casewright/contracts';
import type { Completed } from '../complete/completed.js';
import { described } from '../complete/judge-indexed-name.js';
import { listed } from './words.js';

export const VERDICTS: Partial<Record<Completed['verdict'], (source: Completed) => string>> = {
  name_mismatch: () =>
    'Check the volume, the reporter, and the page, or the name: another case stands at this place. Do not file the citation as it stands.',
  year_mismatch: () =>
    'Check the year against the decision: the text and the library differ, and the text was kept.',
  court_mismatch: () =>
    'Check the court against the decision: the text and the library differ, and the text was kept.',
  pin_mismatch: () =>
    'Check the pin cite: the case does not have that page. The page in the text was kept.',
  no_case_at_page: () =>
    'Check the first page: it is inside another case. If it is a pin cite, give the first page of the case before it.',
  impossible: () =>
    'Check the volume and the year against each other: no such decision can be there.',
  not_in_library: () =>
    'Verify the decision in the reporter itself before you rely on it: it is outside what is held here, which is no evidence either way that it exists.',
};

/** What later law did to the case, where the text does not say it itself. */
export function laterHistory({ history, item }: Completed): string[] {
  if (item.history || !history) return [];
  return history.events.map(
    (event) =>
      `${eventSentence(event)} Add it as subsequent history (Bluebook rule 10.7) and check that the point you cite is still good law.`,
  );
}

export interface Asked {
  format: CitationStyle;
  type: SourceType;
}

/** A docket number without a report: whoever reads the citation finds no page by it. */
export const docketAlone = ({ kind, item }: Completed): string[] =>
  kind === 'case' && item.number !== undefined && !item['container-title']
    ? [
        'The decision is cited by its docket number, and no reporter citation of it is known here: if it has been reported, add the reporter; if not, give a database’s number or the court’s file (Bluebook rule 10.8.1).',
      ]
    : [];

/** The named case is somewhere else in the library. */
export const foundElsewhere = ({ elsewhere, item }: Completed): string[] =>
  elsewhere.length > 0
    ? [
        `The library has ${elsewhere.length > 1 ? 'cases' : 'a case'} named like "${item.title}" at a different citation: ${elsewhere.map(described).join('; ')}. Use that citation if it is the one you mean.`,
      ]
    : [];

export function parallelCitations(
  { leftOut, alsoPrinted, item, origins, known }: Completed,
  { format }: Asked,
): string[] {
  if (leftOut?.length)
    return [
      `The parallel ${leftOut.length > 1 ? 'citations' : 'citation'} ${listed(leftOut)} ${leftOut.length > 1 ? 'are' : 'is'} left out, since decisions of the Supreme Court are cited to U.S. alone (Bluebook table T1.1).`,
    ];
  if (origins.parallel === 'library' || origins.parallel === 'index')
    return [
      `The parallel citation comes from the ${origins.parallel === 'index' ? 'citation index' : 'library'}. It belongs in documents for the courts of that state (Bluebook rule 10.3.1(a)); elsewhere cite the regional reporter alone with the court (rule 10.3.1(b)).`,
    ];
  if (alsoPrinted.length > 0 && format === 'bluebook' && item['container-title'] !== 'U.S.')
    return [
      `The ${known ? 'citation index' : 'library'} also knows the decision as ${listed(alsoPrinted)}; give a parallel citation where the court's rules ask for it (Bluebook rule 10.3.1).`,
    ];
  return [];
}
