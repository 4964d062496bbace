import type { CaseRecord } from '@casewright/contracts';

const WORDS: Record<string, string> = {
  plurality: 'Plurality',
  concurrence: 'Concurrence',
  'concurrence-in-part': 'Concurrence in part',
  dissent: 'Dissent',
  addendum: 'Addendum',
  remittitur: 'Remittitur',
  rehearing: 'On rehearing',
  'on-the-merits': 'On the merits',
  'on-motion-to-strike': 'On motion to strike',
};

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The word for an opinion that is not simply the court's; null for that. */
export function opinionKindWord(kind: string): string | null {
  return WORDS[kind] ?? null;
}

/** `June 25, 2014`; the year where only that is known; null where nothing is. */
export function decidedOn({ date, year }: Pick<CaseRecord, 'date' | 'year'>): string | null {
  if (date) return dayFormat.format(new Date(`${date}T00:00:00Z`));
  return year === null ? null : String(year);
}
