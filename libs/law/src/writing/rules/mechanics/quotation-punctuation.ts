import type { Rule } from '../rule.js';

export const quotationPunctuation: Rule = {
  id: 'quotation-punctuation',
  name: 'Punctuation outside quotation marks',
  family: 'mechanics',
  severity: 'low',
  why: 'American style puts periods and commas inside the closing quotation mark; colons and semicolons stay outside.',
  source:
    'The Redbook, on quotation marks; The Chicago Manual of Style, on punctuation with quotation marks',
  matches: ['He called it [["novel".]]', 'It speaks of [[“vehicles”,]] not of boats.'],
  passes: ['He called it "novel."'],
  check: ({ text, quotations, kind }) =>
    kind !== 'prose'
      ? []
      : quotations.flatMap(({ start, end, inner }) => {
          const sign = text[end];
          if ((sign !== '.' && sign !== ',') || inner.end >= end) return [];
          const last = text[inner.end - 1] ?? '';
          if (
            /[.,?!;:—-]/.test(last) ||
            /\d/.test(text[end + 1] ?? '') ||
            text.slice(end, end + 3) === '...'
          )
            return [];
          const words = text.slice(start, end);
          return [
            {
              start,
              end: end + 1,
              remark: `The ${sign === '.' ? 'period' : 'comma'} goes inside the closing mark.`,
              replacement: { text: `${words.slice(0, -1)}${sign}${words.at(-1)}`, safe: true },
            },
          ];
        }),
};
