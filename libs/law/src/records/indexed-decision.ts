import { citationKey, preferredFirst } from '@casewright/law/citations';
import { courtLabel } from './courts/court-label.js';
import { courtOf } from './courts/resolve-court.js';
import { decisionDate, yearOfCitations } from './decision-date.js';
import { repair } from './repair-text.js';
import type { SourceCase } from './source-case.js';

/** Whose record it is: two publishers' that agree are two sources. */
export type Witness = 'cap' | 'courtlistener' | 'other';

/** What is kept of a decision that is known without its text. */
export interface NewIndexedDecision {
  sourceId: string;
  witness: Witness;
  name: string;
  fullName: string | null;
  citations: string[];
  courtId: string | null;
  year: number | null;
}

/** Longer captions list every party; nobody cites by them. In characters. */
const LONGEST_NAME = 400;

/** Null for a decision without a citation, which nothing could find. */
export function indexedDecision(item: SourceCase): NewIndexedDecision | null {
  const printed = item.citations.map(line).filter((cite) => citationKey(cite) !== '');
  const citations = preferredFirst([...new Set(printed)]);
  if (citations.length === 0) return null;
  const court = courtOf(item.court, citations).id;
  const { year } = decisionDate(item.decided, item.year);
  const [name, fullName] = [line(item.name), line(item.fullName ?? '')];
  return {
    sourceId: item.sourceId,
    witness: item.takenFrom ?? (item.source === 'jsonl' ? 'other' : item.source),
    name,
    fullName: fullName === '' || fullName === name ? null : fullName,
    citations,
    courtId: courtLabel(court) ? court : null,
    year: year ?? yearOfCitations(citations),
  };
}

const line = (text: string): string =>
  repair(text).replaceAll('\0', '').replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME);
