import { inSentences } from '../in-sentences.js';
import type { Rule } from '../rule.js';

export const exclamation: Rule = {
  id: 'exclamation',
  name: 'Exclamation mark',
  family: 'tone',
  severity: 'low',
  why: 'In legal writing the facts have to do the exclaiming.',
  source: 'The Redbook, on exclamation points',
  matches: ['He never asked for [[consent!]]'],
  passes: ['He shouted “Stop!” and ran.', 'He never asked for consent.'],
  check: (paragraph) =>
    inSentences(paragraph, ({ tokens }) => {
      const last = tokens.at(-1);
      const word = tokens.at(-2);
      if (last?.text !== '!' || !word || word.masked || /^\p{Lu}/u.test(word.text)) return [];
      return [
        {
          start: word.start,
          end: last.end,
          remark: 'The sentence ends in an exclamation mark.',
          replacement: { text: `${word.text}.`, safe: true },
        },
      ];
    }),
};
