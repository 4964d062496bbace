import type { Token } from '@casewright/law/sentences';
import { inSentences } from '../in-sentences.js';
import type { Match, Rule } from '../rule.js';

const MONTH =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December)$/;
const YEAR = /^(?:1[6-9]|20)\d\d$/;

export const dateStyle: Rule = {
  id: 'date-style',
  name: 'Date style',
  family: 'mechanics',
  severity: 'info',
  why: 'American style writes “May 3, 2019,” with a comma after the year, and “May 2019” without one.',
  source: 'The Redbook, on dates; The Chicago Manual of Style, on commas with dates',
  matches: ['It began on [[May 3rd, 2019]].', 'It burned in [[May, 2019]].'],
  passes: ['It began on May 3, 2019.'],
  check: (paragraph) =>
    inSentences(paragraph, ({ tokens }) =>
      tokens.flatMap((token, i) =>
        MONTH.test(token.text) && !token.masked
          ? (ordinal(paragraph.text, tokens, i) ??
            monthComma(tokens, i) ??
            yearComma(paragraph.text, tokens, i) ??
            [])
          : [],
      ),
    ),
};

/** `May 3rd` */
function ordinal(text: string, tokens: readonly Token[], i: number): Match[] | null {
  const [month, day, comma, year] = tokens.slice(i, i + 4);
  const figure = /^(\d{1,2})(?:st|nd|rd|th)$/.exec(day?.text ?? '')?.[1];
  if (!month || !day || !figure) return null;
  const end = comma?.text === ',' && YEAR.test(year?.text ?? '') ? year! : day;
  return [
    {
      start: month.start,
      end: end.end,
      remark: `After a month the day is a plain figure: “${month.text} ${figure}.”`,
      replacement: { text: `${month.text} ${figure}${text.slice(day.end, end.end)}`, safe: true },
    },
  ];
}

/** `May, 2019` */
function monthComma(tokens: readonly Token[], i: number): Match[] | null {
  const [month, comma, year] = tokens.slice(i, i + 3);
  if (comma?.text !== ',' || !month || !YEAR.test(year?.text ?? '')) return null;
  if (/^\d/.test(tokens[i - 1]?.text ?? '')) return null;
  return [
    {
      start: month.start,
      end: year!.end,
      remark: 'Month and year alone take no comma.',
      replacement: { text: `${month.text} ${year!.text}`, safe: true },
    },
  ];
}

/** `On June 4, 2018 the clerk` */
function yearComma(text: string, tokens: readonly Token[], i: number): Match[] | null {
  const [month, day, comma, year, next] = tokens.slice(i, i + 5);
  if (
    !month ||
    !/^\d{1,2}$/.test(day?.text ?? '') ||
    comma?.text !== ',' ||
    !YEAR.test(year?.text ?? '')
  )
    return null;
  if (next?.kind !== 'word' || next.masked || !/^(?:DET|PRON)$/.test(next.pos) || i !== 1)
    return null;
  const date = text.slice(month.start, year!.end);
  return [
    {
      start: month.start,
      end: year!.end,
      remark: 'A comma follows the year inside a sentence.',
      replacement: { text: `${date},`, safe: true },
    },
  ];
}
