import type { CaseFact, CaseRecord, SourceRecord } from '@casewright/contracts';
import { inWords } from '../../shared/config/texts';
import { dayFormat } from './opinion/texts';

// Cited by tab

export const cases = (total: string | number) => `${total} cases`;

// Case sources

export const readTextOf = (source: string) => `Read its text: ${sourceName(source)}`;

const SOURCES: Record<string, string> = {
  starter: 'Starter library',
  courtlistener: 'CourtListener',
  cap: 'Caselaw Access Project',
  jsonl: 'Imported file',
};

/** The source's name; one that is unknown keeps its own. */
export const sourceName = (source: string) => SOURCES[source] ?? source;

const FACTS: Partial<Record<CaseFact, string>> = {
  docket: 'docket number',
  history: 'later history',
  opinions: 'opinion',
};

/** `Name, date, key points`. */
export function factsFrom({ facts }: Pick<SourceRecord, 'facts'>): string {
  return inWords(facts.map((fact) => FACTS[fact] ?? fact).join(', '));
}

// Treatment notices

/** `June 25, 2014`; the year where only that is known; null where nothing is. */
export function decidedOn({ date, year }: Pick<CaseRecord, 'date' | 'year'>): string | null {
  if (date) return dayFormat.format(new Date(`${date}T00:00:00Z`));
  return year === null ? null : String(year);
}

/** Of a list of citations. */
export const ofList = {
  what: 'the citations',
  otherwise: 'The rest of the page is complete. Check the connection and try again.',
};
