import { inCaseOf, isFiniteVerb, isHiddenVerb, nounPhraseEnd } from '../../text/grammar.js';
import type { Sentence } from '../../text/reading.js';
import { inSentences } from '../in-sentences.js';
import type { Match, Rule } from '../rule.js';

export const expletiveOpening: Rule = {
  id: 'expletive-opening',
  name: 'Empty opening',
  family: 'verbs',
  severity: 'low',
  why: '“There is” and “it is” take the place where the reader looks for the subject.',
  source: 'Strunk and White, The Elements of Style; Garner, The Winning Brief',
  matches: [
    '[[There are many courts that]] reject this theory.',
    '[[It is the employer who]] bears that burden.',
    '[[There are three reasons why]] the judgment should be vacated.',
  ],
  passes: [
    'There is no genuine dispute of material fact.',
    'There are three elements: duty, breach, and harm.',
    'It is clear that the notice was late.',
    'It is the rule that a party pays its own costs.',
  ],
  check: (paragraph) => inSentences(paragraph, (sentence) => match(paragraph.text, sentence)),
};

/** After the noun phrase, with one phrase that hangs on it: `a clause in the lease`. */
function subjectEnd(tokens: Sentence['tokens']): number {
  const end = nounPhraseEnd(tokens, 2);
  if (end === 2 || !/^(?:in|of|on|at|from|for)$/.test(tokens[end]?.lower ?? '')) return end;
  const longer = nounPhraseEnd(tokens, end + 1);
  return longer > end + 1 ? longer : end;
}

function match(text: string, { tokens }: Sentence): Match[] {
  const [opening, be, head] = tokens;
  const isThere = opening?.lower === 'there';
  if (!isThere && opening?.lower !== 'it') return [];
  if (!be || !/^(?:is|are|was|were)$/.test(be.lower)) return [];
  if (!head || head.lower === 'no' || head.pos === 'PRON') return [];
  const end = subjectEnd(tokens);
  const relative = tokens[end];
  if (isThere && relative?.lower === 'why' && /^reasons?$/.test(tokens[end - 1]!.lower)) {
    const span = { start: opening.start, end: relative.end };
    return [
      { ...span, remark: 'Say what follows from the reasons, “for” them, or give the first.' },
    ];
  }
  if (end === 2 || !relative || !/^(?:that|who|which)$/.test(relative.lower)) return [];
  if (!isFiniteVerb(tokens[end + 1]) && !isHiddenVerb(tokens[end + 1], tokens[end + 2])) return [];
  if (!isThere && head.pos !== 'DET' && head.pos !== 'PROPN') return [];
  const subject = text.slice(head.start, tokens[end - 1]!.end);
  return [
    {
      start: opening.start,
      end: relative.end,
      remark: `The subject is “${subject}”; begin with it.`,
      replacement: { text: inCaseOf(opening.text, subject), safe: isThere },
    },
  ];
}
