import type { CaseRecord } from '@casewright/contracts';

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `June 25, 2014`; the year where only that is known; null where nothing is. */
export function decidedOn({ date, year }: Pick<CaseRecord, 'date' | 'year'>): string | null {
  if (date) return dayFormat.format(new Date(`${date}T00:00:00Z`));
  return year === null ? null : String(year);
}

/** Name, preferred citation, and court and year where the citation does not tell the court. */
export function caseCitation({
  name,
  citations,
  court,
  year,
}: Pick<CaseRecord, 'name' | 'citations' | 'court' | 'year'>): string {
  const preferred = citations[0];
  const tellsCourt = preferred !== undefined && / U\.S\. /.test(preferred);
  const bracket = [tellsCourt ? null : court.name, year].filter(Boolean).join(' ');
  return `${[name, preferred].filter(Boolean).join(', ')}${bracket ? ` (${bracket})` : ''}`;
}
