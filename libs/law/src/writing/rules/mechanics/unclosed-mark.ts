import type { Match, Rule } from '../rule.js';

const PAIRS = [
  ['(', ')', 'bracket'],
  ['[', ']', 'bracket'],
  ['“', '”', 'quotation mark'],
] as const;
/** A closing bracket of an enumeration has no opening one: `a)`, `1)`. */
const PARAGRAPH_OPENS = /^(?:\[\d+\]|\*?\d+)?\s*"/;
const ITEM = /(?:^|[\s;,])(?:\p{L}|\d{1,2}|[ivx]{1,4})$/u;

export const unclosedMark: Rule = {
  id: 'unclosed-mark',
  name: 'Mark that is not closed',
  family: 'mechanics',
  severity: 'medium',
  why: 'A reader cannot tell where the quoted or bracketed words end.',
  source: 'The Redbook, on quotation marks and on parentheses',
  matches: ['He called the term [[“]]vague and left.', 'He called the term [["]]vague and left.'],
  passes: ['He called the term “vague” and left (in May).'],
  check: ({ text, kind }) =>
    kind !== 'prose'
      ? []
      : [
          ...PAIRS.flatMap(([open, close, name]) => unpaired(text, open, close, name)),
          ...odd(text),
        ],
};

function unpaired(text: string, open: string, close: string, name: string): Match[] {
  if (!text.includes(open) && !text.includes(close)) return [];
  const opened: number[] = [];
  const alone: number[] = [];
  for (let at = 0; at < text.length; at++) {
    if (text[at] === open) opened.push(at);
    else if (text[at] === close && opened.pop() === undefined) alone.push(at);
  }
  const isQuote = open === '“';
  // What begins or ends a paragraph may be closed or opened in another.
  const places = [
    ...opened.filter((at) => !(isQuote && at < 3)),
    ...alone.filter((at) => !isQuote && !ITEM.test(text.slice(Math.max(0, at - 6), at))),
  ];
  const [place] = places;
  const end = isQuote && place !== undefined ? endOf(text, place) : null;
  return places.length === 1 ? [end ?? matchOf(places[0]!, text[places[0]!] === open, name)] : [];
}

/** Straight marks come in pairs, but for those of inches and of a paragraph that goes on. */
function odd(text: string): Match[] {
  const marks = [...text.matchAll(/(?<!\d)"|"(?=\p{L})/gu)].map(({ index }) => index);
  if (PARAGRAPH_OPENS.test(text) || /\d"/.test(text)) return [];
  const opens = marks.filter(
    (at) => /[\s([—]|^$/.test(text[at - 1] ?? '') && /\S/.test(text[at + 1] ?? ''),
  );
  // One too many opens, or of two that open the first is never closed.
  const isOdd = opens.length * 2 === marks.length + 1;
  if (!isOdd && !(marks.length === 2 && opens.length === 2)) return [];
  const last = opens.find((at) => {
    const next = marks[marks.indexOf(at) + 1];
    return next === undefined || opens.includes(next);
  });
  return last === undefined ? [] : [endOf(text, last) ?? matchOf(last, true, 'quotation mark')];
}

/** From the mark to the end of the sentence, or of the brackets, where an open quotation is likely to close. */
function endOf(text: string, from: number): Match | null {
  const end = /[.?!](?=\s+\p{Lu})|\)/u.exec(text.slice(from));
  const words = end && /\S+$/.exec(text.slice(from, from + end.index))?.[0];
  if (!words) return null;
  const at = from + end.index;
  const remark = `The quotation that begins with “${text.slice(from + 1, from + 12).trim()}” is not closed.`;
  return { start: from, end: at + 1, remark };
}

const matchOf = (start: number, isOpen: boolean, name: string): Match => ({
  start,
  end: start + 1,
  remark: `This ${name} is never ${isOpen ? 'closed' : 'opened'}.`,
});
