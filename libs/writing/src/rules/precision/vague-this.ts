import { inSentences } from '../in-sentences.js';
import type { Rule } from '../rule.js';

/** Verbs of which the reader asks: what does? */
const VERBS =
  /^(?:show|mean|demonstrate|suggest|indicate|prove|establish|create|lead|result|violate|require|make|cause|raise|support|confirm|undermine|explain|prevent|allow|deprive|constitute|imply|reveal|defeat|bar|reflect|give|leave|ignore|affect|illustrate|follow)s?$|^(?:led|made|gave|left|[a-z]+ed)$/;

export const vagueThis: Rule = {
  id: 'vague-this',
  name: '“This” without a noun',
  family: 'precision',
  severity: 'low',
  why: 'A noun after “this” tells which of the things said before is meant.',
  source: 'Garner, The Redbook, on remote relatives and vague pronouns',
  matches: ['He searched the box. [[This]] violated the rule.'],
  passes: [
    'He searched the box. This search violated the rule.',
    'This appeal followed.',
    'This is a contract dispute.',
  ],
  check: (paragraph) =>
    inSentences(paragraph, ({ tokens }, index) => {
      const [first, verb] = tokens;
      if (index === 0 || first?.text !== 'This' || !verb || verb.masked) return [];
      if (verb.pos !== 'VERB' || !VERBS.test(verb.lower)) return [];
      // “This purported distinction”: the participle describes the noun that is there.
      if (/ed$/.test(verb.lower) && /^(?:NOUN|ADJ)$/.test(tokens[2]?.pos ?? '')) return [];
      return [
        {
          start: first.start,
          end: first.end,
          remark: `What “${verb.text}” here is not said: “this” may be the last fact or all of them.`,
        },
      ];
    }),
};
