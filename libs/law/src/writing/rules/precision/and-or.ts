import type { Token } from '@casewright/law/sentences';
import { isWord } from '../../text/grammar.js';
import { firstWord } from '../first-word.js';
import { inSentences } from '../in-sentences.js';
import type { Match, Rule } from '../rule.js';

export const andOr: Rule = {
  id: 'and-or',
  name: 'And/or',
  family: 'precision',
  severity: 'medium',
  why: 'Courts have called it a monster: it leaves open whether one or both are meant. “A or B, or both” does not.',
  source:
    'Garner’s Dictionary of Legal Usage, “and/or”; Adams, A Manual of Style for Contract Drafting',
  matches: [
    'He owes wages [[and/or penalties]].',
    'They may repair [[and/or]] replace the pump.',
    'He may not claim wages [[and/or]] penalties.',
  ],
  passes: ['He owes wages or penalties, or both.', 'He filed either/or arguments.'],
  check: (paragraph) =>
    inSentences(paragraph, ({ tokens }) =>
      tokens.flatMap((token, i) => {
        const isIt =
          token.lower === 'and' && tokens[i + 1]?.text === '/' && tokens[i + 2]?.lower === 'or';
        return isIt && !token.masked ? [matchOf(tokens, i)] : [];
      }),
    ),
};

const DENIES = /^(?:not|no|never|neither|nor|cannot|without)$/;

/** Between two single words at a clause's end both can be said at once; after a “not”, “or” does it. */
function matchOf(tokens: readonly Token[], i: number): Match {
  const [before, first, last] = [tokens[i - 1], tokens[i]!, tokens[i + 2]!];
  const [other, mark] = [tokens[i + 3], tokens[i + 4]];
  const remark = '“And/or” does not say whether one or both are meant.';
  const denied = firstWord(tokens, DENIES) < i;
  const single =
    !denied &&
    isWord(before) &&
    isWord(other) &&
    before.pos === other.pos &&
    /^[.;]$/.test(mark?.text ?? '');
  if (single) {
    const text = `or ${other.text}, or both`;
    return { start: first.start, end: other.end, remark, replacement: { text, safe: true } };
  }
  return { start: first.start, end: last.end, remark, replacement: { text: 'or', safe: false } };
}
