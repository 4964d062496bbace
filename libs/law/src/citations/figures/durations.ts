import type { Span } from '../types.js';
import { NUMBER_WORDS, numberFromWords } from './number-words.js';

/** A period of time, as printed: `thirty (30) days`. */
export interface Duration extends Span {
  count: number;
  unit: (typeof DURATION_UNITS)[number];
  /** What the words say where words and figures are both printed and disagree; absent otherwise. */
  words?: number;
}

const DURATION_UNITS = ['hour', 'day', 'business-day', 'week', 'month', 'year'] as const;

const UNIT = '(business|working|calendar|banking)?[-\\s]{0,3}(hour|day|week|month|year)s?\\b';
/** `thirty (30) days`, `30 days`, `thirty days`, `one-year`. */
const DURATION = new RegExp(
  `\\b(?:(${NUMBER_WORDS})\\s{0,3}\\(\\s?(\\d{1,4})\\s?\\)|(\\d{1,4})(?:\\s?\\(\\s?(${NUMBER_WORDS})\\s?\\))?|(${NUMBER_WORDS}))[-\\s]{1,3}(?:full |consecutive |additional |successive )?${UNIT}`,
  'gi',
);

/** All periods of time that the text states as a number of days, months, and the like. */
export function findDurations(text: string): Duration[] {
  const found: Duration[] = [];
  for (const match of text.matchAll(DURATION)) {
    const [all, words, figure, figureFirst, wordsLater, onlyWords, qualifier, unit = ''] = match;
    const figures = figure ?? figureFirst;
    const spelled = numberFromWords(words ?? wordsLater ?? onlyWords ?? '');
    const count = figures === undefined ? spelled : Number(figures);
    if (count === null || count === 0) continue;
    const disagrees = figures !== undefined && (words ?? wordsLater) && spelled !== count;
    found.push({
      start: match.index,
      end: match.index + all.length,
      count,
      unit: unitOf(unit.toLowerCase(), qualifier?.toLowerCase()),
      ...(disagrees && spelled !== null && { words: spelled }),
    });
  }
  return found;
}

function unitOf(unit: string, qualifier: string | undefined): Duration['unit'] {
  const business = qualifier !== undefined && qualifier !== 'calendar';
  return unit === 'day' && business ? 'business-day' : (unit as Duration['unit']);
}

/** `30 days`, `1 business day`. */
export function spell({ count, unit }: Pick<Duration, 'count' | 'unit'>): string {
  return `${count} ${unit.replace('-', ' ')}${count === 1 ? '' : 's'}`;
}
