import { NUMBER_WORDS, numberFromWords } from '@casewright/law/citations/figures';
import type { Token } from '@casewright/law/sentences';
import { inCaseOf, isAbbreviation } from '../../text/grammar.js';
import type { Sentence } from '../../text/reading.js';
import { inSentences } from '../in-sentences.js';
import type { Match, Rule } from '../rule.js';

/** `three reasons: A; B; and C.` */
const COUNTED = new RegExp(
  `\\b(${NUMBER_WORDS})\\s(?:\\p{L}+\\s){0,3}?(\\p{L}+s|criteria)(?:\\s\\p{L}+){0,4}:\\s([^:]+?)[.]?$`,
  'iu',
);
const NEITHER = /\bneither\s([^,;.:]{2,40}?)\sor\s/gi;
const NUMBERED = /\((?:\d|[a-h]|i{1,3}|iv|vi{0,3})\)/gi;

export const listCount: Rule = {
  id: 'list-count',
  name: 'List that does not fit its number',
  family: 'mechanics',
  severity: 'medium',
  why: '“Both” and “either” are of two, and a number that announces a list is counted by every careful reader.',
  source: 'Garner’s Modern English Usage, on “both,” “either,” and “neither”',
  matches: [
    'The lease binds [[both the]] tenant, the guarantor, and the heirs.',
    'The paper binds [[both you]], Lund, and Ruiz.',
    'It ends when [[both]] of these events occur: (a) he pays; (b) she signs; and (c) it closes.',
    '[[Both Dr]]. Lund, Dr. Vos, and the nurse signed.',
  ],
  passes: ['The lease binds both the tenant and the guarantor.'],
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

/** `both of the following events have occurred: (a) A; (b) B; and (c) C.` */
const BOTH = /\b(both|either|neither) of (?:the following|these)\b([^:;.]{0,60}):\s([^:]+?)[.]?$/iu;

function counted(text: string): Match[] {
  const pair = BOTH.exec(text);
  const match = pair ?? COUNTED.exec(text);
  const count = pair ? 2 : numberFromWords(match?.[1] ?? '');
  if (!match || count === null || count < 2 || count > 9) return [];
  const found = itemsIn(match[3]!.trim());
  if (found === null || found === count) return [];
  const end =
    match.index + (pair ? pair[1]!.length : match[0].indexOf(match[2]!) + match[2]!.length);
  return [{ start: match.index, end, remark: `${count} are announced, and ${found} follow.` }];
}

/** How many items a list has; null where that is not plain. */
function itemsIn(list: string): number | null {
  const marks = list.match(NUMBERED)?.length ?? 0;
  if (marks > 1) return marks;
  if (list.includes(';')) return list.split(/;\s/).length;
  const items = list.split(/,\s(?:(?:and|or)\s)?|\s(?:and|or)\s/).filter((item) => item !== '');
  return items.length < 2 ||
    items.some((item) => item.split(' ').length > 6) ||
    !/\b(?:and|or)\b/.test(list)
    ? null
    : items.length;
}

const VALUE = `(?:[$€£]?\\d[\\d,.]*|${NUMBER_WORDS})(?: (?:percent|\\p{Ll}+s))?`;
/** `The barn and the silo cost $400, $500, and $600, respectively` */
const RESPECTIVELY = new RegExp(
  `^(.*?)\\b((?:are|were|is|cost|secure|received?|paid|have|had|owe|owed|get|gets)\\b[^,]*? )((?:${VALUE}(?:, and |, | and ))+${VALUE}),? respectively\\b`,
  'iu',
);

function respectively(text: string): Match[] {
  const [, names = '', verb = '', values = ''] = RESPECTIVELY.exec(text) ?? [];
  const [count, found] = [itemsIn(names.trim()), itemsIn(values)];
  if (!count || !found || count === found || /\band\b/.test(verb)) return [];
  const start = text.search(/respectively\b/i);
  const end = start + 'respectively'.length;
  return [{ start, end, remark: `Of ${count} there, ${found} are told.` }];
}

const ORDINALS = 'first second third fourth fifth sixth'.split(' ');
/** `There are three drawbacks.` */
const ANNOUNCED = new RegExp(
  `\\b(${NUMBER_WORDS}) ((?:\\p{L}+ )?(?:reasons|points|drawbacks|problems|grounds|defects|risks|options|issues|questions|errors|flaws|steps|conditions|objections|obstacles|arguments|factors|advantages|changes|tasks|requests|things|mistakes|concerns))[^.;:,()]{0,40}[.:]$`,
  'iu',
);

/** Sentences behind that begin with `First,` and so on, and stop before or after the number. */
function told(text: string, behind: readonly Sentence[]): Match[] {
  const match = ANNOUNCED.exec(text);
  const count = numberFromWords(match?.[1] ?? '');
  if (!match || count === null || count < 2 || behind[0]?.tokens[0]?.lower !== 'first') return [];
  const openings = behind.map(({ tokens }) => tokens[0]?.lower.replace(/ly$/, '') ?? '');
  if (openings.some((word) => /^(?:final|last)$/.test(word))) return [];
  let found = 0;
  while (openings.includes(ORDINALS[found]!)) found++;
  if (found < 2 || found === count) return [];
  const end = match.index + `${match[1]} ${match[2]}`.length;
  return [{ start: match.index, end, remark: `${count} are announced, and ${found} follow.` }];
}

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
