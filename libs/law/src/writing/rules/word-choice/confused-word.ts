import type { Token } from '@casewright/law/sentences';
import { inCaseOf } from '../../text/grammar.js';
import { RARE } from '../../words/confused-words.js';
import { cuedAt } from '../../words/cues.js';
import { governedAt, governedPast, homophoneAt } from '../../words/slots.js';
import type { Words } from '../../words/words.js';
import { hasWord } from '../first-word.js';
import type { Match, Rule } from '../rule.js';

const SMALL = /^\p{Ll}/u;
const OPENS_NOUN = /^(?:the|a|an|his|her|its|their|our|your|this|these|those|any|every|each|my)$/;

/** `relied in the letter`: another preposition than the verb takes. */
function prepositionAt(tokens: readonly Token[], at: number, words: Words): string | null {
  const [first, before, next] = [tokens[at - 2], tokens[at - 1], tokens[at + 1]];
  if (!before || before.masked || !/^(?:VERB|ADJ|NOUN|ADV|PROPN)$/.test(before.pos)) return null;
  // Persons differ with each other.
  const isOfPersons =
    /^differ(?:s|ed)?$/.test(before.lower) && /^(?:PRON|PART|AUX)$/.test(first?.pos ?? '');
  const opens = OPENS_NOUN.test(next?.lower ?? '');
  const isAct = next?.pos === 'VERB' && /ing$/.test(next.lower);
  const isThing = /^(?:DET|NOUN|PROPN|NUM|ADJ)$/.test(next?.pos ?? '') || next?.kind === 'number';
  if (isOfPersons || !(opens || isAct || isThing)) return null;
  return governedAt(tokens, at) ?? governedPast(tokens, at) ?? words.takenAt(tokens, at, opens);
}

/** `a weak testator`, `its choice of where to sit`: no other word fits there. */
const isFitting = (tokens: readonly Token[], at: number, meant: string): boolean => {
  const [before, { lower, pos }, next] = [tokens[at - 1], tokens[at]!, tokens[at + 1]];
  return (
    (lower === 'where' && (before?.pos === 'ADP' || next?.lower === 'to')) ||
    (meant === 'week' && pos === 'ADJ' && before?.pos === 'DET' && next?.pos === 'NOUN')
  );
};

export const confusedWord: Rule = {
  id: 'confused-word',
  name: 'Word that may be another',
  family: 'word-choice',
  severity: 'medium',
  why: 'It is a word, so no spelling checker stops at it; the words around it ask for another.',
  source: 'Garner’s Modern English Usage, on the words concerned; learned from published opinions',
  matches: [
    'The agency held a [[pubic]] meeting on the permit.',
    'Please do not [[precede]] with it. The cart was [[stationery]] at noon. It is smaller [[then]] that one. She says that [[it’s]] agents knew.',
    'He had [[undo]] influence over her. The factors [[mitigate]] against it. It gave its [[ascent]] to the plan. Fraud played no [[roll]] in it.',
    'The tenants must repair [[there]] apartments before the end of the month. I [[advice]] you to decline. He paid in lieu [[for]] work, under penalty [[for]] perjury.',
  ],
  passes: [
    'The bronze statue stood in the park. He signed to mitigate the loss, and she asked to undo the sale.',
    'The grantor excepted the mineral rights. Exhibit 4 was stationery of the hotel. She was eager then to sell. The court marshal came. The firm was adverse to Boeing.',
  ],
  check: ({ kind, tokens }, { words }) =>
    words === undefined || kind !== 'prose'
      ? []
      : tokens.flatMap((token, at): Match[] => {
          if (token.masked || token.kind !== 'word') return [];
          if (!SMALL.test(token.text) && !/^[.?!]?$/.test(tokens[at - 1]?.text ?? '')) return [];
          const rare = RARE.get(token.lower);
          const meant = rare
            ? hasWord(tokens, rare.unless)
              ? null
              : rare.meant
            : (cuedAt(tokens, at) ??
              homophoneAt(tokens, at) ??
              prepositionAt(tokens, at, words) ??
              words.meantAt(tokens, at));
          const isLast = tokens[at + 1]?.pos === 'PUNCT';
          if (meant === null || (meant === 'to' && isLast) || isFitting(tokens, at, meant))
            return [];
          const { start, end, text } = token;
          return [
            {
              start,
              end,
              remark: `“${text}” may be meant to be “${meant}.”`,
              replacement: { text: inCaseOf(text, meant), safe: false },
            },
          ];
        }),
};
