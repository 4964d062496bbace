import type { Token } from '@casewright/law/sentences';
import { inCaseOf, isAbbreviation } from '../../text/grammar.js';
import { inSentences } from '../in-sentences.js';
import type { Match, Rule } from '../rule.js';
import { counted, respectively, told } from './announced.js';

const NEITHER = /\bneither\s([^,;.:]{2,40}?)\sor\s/gi;

export const listCount: Rule = {
  id: 'list-count',
  name: 'List that does not fit its number',
  family: 'mechanics',
  severity: 'medium',
  why: '“Both” and “either” are of two, and a number that announces a list is counted by every careful reader.',
  source: 'Garner’s Modern English Usage, on “both,” “either,” and “neither”',
  matches: [
    'The lease binds [[both the]] tenant, the guarantor, and the heirs.',
    'She called [[two witnesses]], Ann Poe, Bob Roe, and Carl Doe. The [[four heirs]] (Ames, Bode, and Cole) sued.',
    'The test has [[three parts]]. The first is notice. The second is time. The third is harm. The fourth is fault.',
    'The paper binds [[both you]], Lund, and Ruiz.',
    'I took [[five photographs]]: one of the gate, one of the locked office door, and one of the tank.',
    'The rule has [[two parts]]: the loss must be real, the harm must be near, and it must be fair to those who pay.',
    'It ends when [[both]] of these events occur: (a) he pays; (b) she signs; and (c) it closes.',
    '[[Both Dr]]. Lund, Dr. Vos, and the nurse signed.',
  ],
  passes: [
    'There are two rules: he pays, and she signs. The lease binds both the tenant and the guarantor.',
  ],
  check: (paragraph) =>
    inSentences(paragraph, ({ start, end, tokens }, index) => {
      const found = tokens.flatMap((_, at) => pairAt(tokens, at) ?? []);
      if (tokens.some(({ masked }) => masked)) return found;
      const text = paragraph.plain.slice(start, end);
      const behind = paragraph.sentences.slice(index + 1);
      const placed = [
        ...counted(text),
        ...neither(text),
        ...told(text, behind),
        ...respectively(text),
      ].map((match) => ({
        ...match,
        start: match.start + start,
        end: match.end + start,
      }));
      return [...found, ...placed];
    }),
};

const IN_ITEM = /^(?:DET|ADJ|NOUN|PROPN|PRON|NUM)$/;
const LONGEST_ITEM = 6;

/** `both the A, the B, and the C`: items without a verb, the second no apposition to the first. */
function pairAt(tokens: readonly Token[], at: number): Match | null {
  const { lower, text, start } = tokens[at]!;
  const next = tokens[at + 1];
  if (!/^(?:both|either)$/.test(lower) || !next || next.lower === 'of') return null;
  const items: Token[][] = [[]];
  for (let i = at + 1; i < tokens.length; i++) {
    const token = tokens[i]!;
    const isLast = /^(?:and|or)$/.test(token.lower);
    if (isLast && items.at(-1)!.length === 0 && items.length > 2) {
      const last = tokens[i + 1];
      if (!last || !IN_ITEM.test(last.pos) || isApposed(items)) return null;
      return {
        start,
        end: next.end,
        remark: `“${text}” is of two, and here are ${items.length}.`,
        replacement: { text: inCaseOf(text, next.text), safe: false },
      };
    }
    if (token.text === ',' && items.at(-1)!.length > 0) items.push([]);
    else if (token.text === '.' && isAbbreviation(tokens[i - 1])) continue;
    else if (isLast || !(IN_ITEM.test(token.pos) || token.lower === 'of')) return null;
    else if (items.at(-1)!.push(token) > LONGEST_ITEM) return null;
  }
  return null;
}

/** `Lund, a lawyer,` and `the broker, Ms. Lund,`: one item and what it is. */
const isApposed = ([first, second]: readonly Token[][]): boolean =>
  !(first!.length === 1 && first![0]!.pos === 'PRON') &&
  ((first!.at(-1)!.pos === 'PROPN') !== (second!.at(-1)!.pos === 'PROPN') ||
    /^an?$/.test(second![0]!.lower));

function neither(text: string): Match[] {
  if (/\bnor\b/i.test(text)) return [];
  return [...text.matchAll(NEITHER)].flatMap(({ 0: words, 1: first = '', index }) =>
    /^of\b/.test(first) ||
    first.split(' ').length > 5 ||
    /\b(?:is|was|are|were|has|had|have)\b/.test(first)
      ? []
      : [
          {
            start: index,
            end: index + 'neither'.length,
            remark: `“${words.slice(0, 7)}” asks for “nor,” and “or” follows.`,
          },
        ],
  );
}
