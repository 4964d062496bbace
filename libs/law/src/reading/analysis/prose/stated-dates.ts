import { longDate } from '@casewright/law/citations/figures';
import { itemAt } from '../../documents/reading/spans.js';
import type { Understanding } from '../../documents/understanding.js';
import { closing, inBrackets, quoted } from './words.js';

/** The hearings and deadlines that a court paper names. */
export function statedDates(document: Understanding): string[] {
  return document.dates
    .filter(({ kind }) => kind === 'hearing' || kind === 'deadline')
    .slice(0, 4)
    .map(
      ({ kind, date, start }) =>
        `It names ${longDate(date)} as ${kind === 'hearing' ? 'the day of a hearing or trial' : 'a deadline'}${inBrackets(document, start)}.`,
    );
}

/** What the paper itself says must be done by a date. */
export function statedDeadlines(document: Understanding): string[] {
  return document.dates
    .filter(({ kind }) => kind === 'deadline')
    .slice(0, 4)
    .map(({ date, start, end }) => {
      const said = itemAt(document.sentences, start) ?? { start, end };
      return closing(
        `Treat ${longDate(date)} as a deadline${inBrackets(document, start)}: ${quoted(document, said, 220)}`,
      );
    });
}
