import {
  findAmounts,
  findDurations,
  NUMBER_WORDS,
  numberFromWords,
} from '@casewright/law/citations/figures';
import type { Span } from '../../text/span.js';
import { DATE } from './dates.js';

export interface Figure extends Span {
  kind: 'date' | 'amount' | 'period' | 'measure';
  value: readonly string[];
}

const MEASURE = new RegExp(
  `(?<![\\p{L}\\d.-])(${NUMBER_WORDS}|\\d+(?:\\.\\d+)?)[ -](inch(?:es)?|f(?:ee|oo)t|yards?|miles?|acres?|pounds?|tons?|gallons?|barrels?|degrees?|percent)(?![\\p{L}])`,
  'giu',
);

/** The figures of a sentence, in order. */
export function figuresIn(text: string): Figure[] {
  const figure = (
    kind: Figure['kind'],
    value: string[],
    { start, end }: Pick<Figure, 'start' | 'end'>,
  ): Figure => ({ kind, value, start, end });
  const placeOf = ({ 0: words, index: start }: RegExpExecArray) => ({
    start,
    end: start + words.length,
  });
  return [
    ...[...text.matchAll(DATE)].map((match) => {
      const [, , month = '', day = '', year = ''] = match;
      return figure('date', [month, day, year], placeOf(match));
    }),
    ...[...text.matchAll(MEASURE)].map((match) => {
      const [, count = '', unit = ''] = match;
      const value = [String(numberFromWords(count) ?? Number(count)), unitOf(unit)];
      return figure('measure', value, placeOf(match));
    }),
    ...findAmounts(text).map((it) => figure('amount', [String(it.value)], it)),
    ...findDurations(text).map((it) => figure('period', [String(it.count), it.unit], it)),
  ].sort((a, b) => a.start - b.start);
}
const unitOf = (unit: string): string =>
  unit.replace(/^feet$/, 'foot').replace(/(?:(?<=ch)e)?s$/, '');
