import { NUMBER_WORDS, numberFromWords } from '@casewright/law/citations/figures';
import type { Match, Rule } from '../rule.js';

const SCALES: Readonly<Record<string, number>> = { thousand: 1e3, million: 1e6 };
/** `thirty (45)`, `ten thousand dollars ($12,000)`; a fraction is none of ours. */
const BOTH = new RegExp(
  `(?<![-\\d]|\\band\\s)\\b(${NUMBER_WORDS})(?:\\s(thousand|million)(?:\\s(?:and\\s)?(${NUMBER_WORDS}))?)?\\s(?:(?:U\\.?S\\.? )?dollars?\\s|percent\\s|per cent\\s)?\\(\\s?(?:US)?\\$?(\\d[\\d,]*)(?:\\.00)?\\s?%?\\s?\\)`,
  'gi',
);

/** A number without a unit is the rule’s of the style of numbers. */
const PLAIN = /^\S+\s\(\s?\d{1,3}\s?\)$/;

/** `Year One (1998)` */
const YEAR = /\(\s?(?:19|20)\d\d\s?\)$/;
/** `two million` before `five hundred thousand`: the rest of a longer number. */
const GOES_BEFORE = /(?:billion|million|thousand|hundred),?\s(?:and\s)?$/i;

export const figureMismatch: Rule = {
  id: 'figure-mismatch',
  name: 'Amount in words and figures that differ',
  family: 'mechanics',
  severity: 'high',
  why: 'Where words and figures differ, courts follow the words, which may not be what was meant.',
  source: 'Restatement (Second) of Contracts § 203; U.C.C. § 3-114',
  matches: [
    'Interest is due at [[five percent (6%)]] a year.',
    'Borden shall pay [[ten thousand dollars ($12,000)]] at closing.',
  ],
  passes: ['Notice is due within thirty (45) days.'],
  check: ({ text }) =>
    [...text.matchAll(BOTH)].flatMap((match): Match[] => {
      const [words, head = '', scale, rest, figure = ''] = match;
      const before = text.slice(Math.max(0, match.index - 20), match.index);
      if (PLAIN.test(words) || YEAR.test(words) || GOES_BEFORE.test(before)) return [];
      const [high, low] = [numberFromWords(head), rest ? numberFromWords(rest) : 0];
      if (high === null || low === null) return [];
      const value = high * (scale ? SCALES[scale.toLowerCase()]! : 1) + low;
      const given = Number(figure.replaceAll(',', ''));
      if (value === given) return [];
      return [
        {
          start: match.index,
          end: match.index + words.length,
          remark: `The words say ${value.toLocaleString('en-US')}, the figures ${given.toLocaleString('en-US')}.`,
        },
      ];
    }),
};
