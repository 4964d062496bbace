import type { Token } from '@casewright/law/sentences';
import { inSentences } from '../in-sentences.js';
import type { Match, Rule } from '../rule.js';

/** Verbs of which the reader asks: what does? */
const VERBS =
  /^(?:show|mean|demonstrate|suggest|indicate|prove|establish|create|lead|result|violate|require|make|cause|raise|support|confirm|undermine|explain|prevent|allow|deprive|constitute|imply|reveal|defeat|bar|reflect|give|leave|ignore|affect|illustrate|follow)s$|^(?:led|made|gave|left|(?!need)[a-z]+ed)$/;

export const vagueThis: Rule = {
  id: 'vague-this',
  name: '“This” without a noun',
  family: 'precision',
  severity: 'low',
  why: 'A noun after “this” tells which of the things said before is meant.',
  source: 'Garner, The Redbook, on remote relatives and vague pronouns',
  matches: [
    'He searched the box. [[This]] violated the rule.',
    'The notice was late and unsigned, and [[this]] shows haste.',
  ],
  passes: [
    'He searched the box. This search violated the rule.',
    'This appeal followed.',
    'This is a contract dispute.',
    'The order is reversed, and this cause is remanded. This need not detain us.',
    'He says that the box was searched and this search violated the rule.',
  ],
  check: (paragraph) =>
    inSentences(paragraph, ({ tokens }, index) => {
      return tokens.flatMap((token, i) =>
        opensClause(tokens, i, index) ? matchOf(token, tokens[i + 1], tokens[i + 2]) : [],
      );
    }),
};

/** `This shows`, but not in a paragraph's first sentence; `…, and this shows`. */
function opensClause(tokens: readonly Token[], i: number, sentence: number): boolean {
  const { text, masked } = tokens[i]!;
  if (masked) return false;
  if (i === 0) return text === 'This' && sentence > 0;
  return text === 'this' && /^(?:and|but|;)$/.test(tokens[i - 1]!.lower);
}

function matchOf(first: Token, verb: Token | undefined, next: Token | undefined): Match[] {
  if (!verb || verb.masked || verb.pos !== 'VERB' || !VERBS.test(verb.lower)) return [];
  // “This purported distinction”: the participle describes the noun that is there.
  if (/ed$/.test(verb.lower) && /^(?:NOUN|ADJ)$/.test(next?.pos ?? '')) return [];
  return [
    {
      start: first.start,
      end: first.end,
      remark: `What “${verb.text}” here is not said: “this” may be the last fact or all of them.`,
    },
  ];
}
