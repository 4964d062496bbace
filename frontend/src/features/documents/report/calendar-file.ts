import type { DocumentDate } from '@casewright/contracts';
import { createEvents, type EventAttributes } from 'ics';
import { productName } from '../../../shared/config/product';

/** Characters of the document that an event quotes: programs cut longer ones. */
const QUOTED = 500;

/**
 * The dates of a document as an iCalendar file (RFC 5545), each as a whole day: a document's date has
 * no time zone. The same dates make the same events, which a calendar then replaces.
 */
export function calendarFile(dates: readonly DocumentDate[], title: string): Blob {
  const events = dates.map((date): EventAttributes => eventOf(date, title));
  const { error, value } = createEvents(events, {
    calName: title,
    productId: `-//${productName}//EN`,
  });
  if (error || !value) throw error ?? new Error('The calendar is empty.');
  return new Blob([value], { type: 'text/calendar;charset=utf-8' });
}

function eventOf(
  { date, label, kind, quote, start, computed }: DocumentDate,
  title: string,
): EventAttributes {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const words = quote.length > QUOTED ? `${quote.slice(0, QUOTED)}…` : quote;
  const computedBy = computed && `Computed under ${computed.rule}: ${computed.reasoning}`;
  return {
    uid: `${date}-${kind}-${start}-${hashOf(title)}@casewright`,
    start: [year, month, day],
    duration: { days: 1 },
    title: `${label}: ${title}`,
    description: [`“${words}”`, computedBy].filter(Boolean).join('\n\n'),
    busyStatus: 'FREE',
    transp: 'TRANSPARENT',
  };
}

/** Short, and the same for the same title: FNV-1a of 32 bits. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16);
}
