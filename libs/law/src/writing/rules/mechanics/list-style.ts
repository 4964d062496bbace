import type { Token } from '@casewright/law/sentences';
import { inSentences } from '../in-sentences.js';
import type { Match, Rule } from '../rule.js';

const PLAIN = new Map<string, string>([
  ['firstly', 'first'],
  ['secondly', 'second'],
  ['thirdly', 'third'],
  ['fourthly', 'fourth'],
  ['fifthly', 'fifth'],
  ['lastly', 'last'],
]);

export const listStyle: Rule = {
  id: 'list-style',
  name: 'List style',
  family: 'mechanics',
  severity: 'low',
  why: 'Items that count plainly and skip no number can be followed and cited.',
  source: 'Garner’s Modern English Usage, on enumerations; The Redbook, on lists',
  matches: ['It fails: [[firstly]], it is late.', 'He must (a) pay, (b) sign, and [[(d)]] leave.'],
  passes: ['First, it is late.'],
  check: (paragraph) =>
    inSentences(paragraph, ({ tokens }) => [...ordinals(tokens), ...gaps(tokens)]),
};

function ordinals(tokens: readonly Token[]): Match[] {
  return tokens.flatMap((token, i) => {
    const plain = token.masked ? undefined : PLAIN.get(token.lower);
    if (!plain || tokens[i + 1]?.text !== ',') return [];
    const text = /^\p{Lu}/u.test(token.text) ? plain[0]!.toUpperCase() + plain.slice(1) : plain;
    return [
      {
        start: token.start,
        end: token.end,
        remark: `“${plain}” is an adverb already.`,
        replacement: { text, safe: true },
      },
    ];
  });
}

/** Words before which a bracket is a reference and no item. */
const REFERENCE =
  /^(?:sections?|subsections?|rules?|paragraphs?|subparagraphs?|clauses?|items?|parts?|under|of|in|see|and|or|to|through|counts?|steps?|elements?|factors?|grounds?|prongs?)$/;

function gaps(tokens: readonly Token[]): Match[] {
  const items = tokens.flatMap((token, i) => {
    const label = tokens[i + 1];
    if (token.text !== '(' || !label || tokens[i + 2]?.text !== ')' || label.masked) return [];
    const before = tokens[i - 1];
    if (
      before &&
      (before.kind === 'number' ||
        (REFERENCE.test(before.lower) && !isJoin(tokens, i)) ||
        before.end === token.start ||
        /^[.&§]$/.test(before.text))
    )
      return [];
    const rank = rankOf(label.text);
    return rank === null ? [] : [{ ...rank, start: token.start, end: tokens[i + 2]!.end }];
  });
  return items.slice(1).flatMap((item, k) => {
    const last = items[k]!;
    if (item.style !== last.style || items[0]!.rank !== 1 || item.rank <= last.rank + 1) return [];
    return [
      {
        start: item.start,
        end: item.end,
        remark: `The item before this one is number ${last.rank}, and this is number ${item.rank}.`,
      },
    ];
  });
}

/** `, and (d)` joins an item; `(a) and (c)` may be references. */
const isJoin = (tokens: readonly Token[], i: number): boolean =>
  /^(?:and|or)$/.test(tokens[i - 1]!.lower) && /^[,;]$/.test(tokens[i - 2]?.text ?? '');

const ROMAN = 'i ii iii iv v vi vii viii ix x'.split(' ');

function rankOf(label: string): { style: string; rank: number } | null {
  if (/^\d{1,2}$/.test(label)) return { style: 'figure', rank: Number(label) };
  if (/^[a-h]$/.test(label)) return { style: 'letter', rank: label.charCodeAt(0) - 96 };
  const roman = ROMAN.indexOf(label);
  if (roman >= 0) return { style: 'roman', rank: roman + 1 };
  return null;
}
