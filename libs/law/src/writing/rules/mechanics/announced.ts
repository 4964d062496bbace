import { STATES } from '@casewright/law/citations';
import { NUMBER_WORDS, numberFromWords } from '@casewright/law/citations/figures';
import { type Token, tagged } from '@casewright/law/sentences';
import { isFiniteVerb } from '../../text/grammar.js';
import type { Sentence } from '../../text/reading.js';
import type { Match } from '../rule.js';

const MANY = '\\p{L}+s|criteria|children|people|men|women';
/** `three reasons: A; B; and C.`, `three heirs — A, B, and C`, `four heirs (A and B)`, `two heirs, A, B, and C,` */
const COUNTED = new RegExp(
  `\\b(${NUMBER_WORDS})\\s((?:[\\p{L}-]+\\s){0,3}?)(${MANY})(?:\\s\\p{L}+){0,4}?(:\\s|\\s?[—–]\\s?|\\s\\(|,\\s)(.+)$`,
  'iu',
);
const NUMBERED = /\((?:\d|[a-h]|i{1,3}|iv|vi{0,3})\)/gi;

/** `both of the following events have occurred: (a) A; (b) B; and (c) C.` */
const BOTH = /\b(both|either|neither) of (?:the following|these)\b[^:;.]{0,60}:\s([^:]+?)[.]?$/iu;

/** Lists whose number was announced, in the sentence that announces it. */
export function counted(text: string): Match[] {
  const [both, pair = '', items = ''] = BOTH.exec(text) ?? [];
  if (both) return differing({ start: text.indexOf(both), length: pair.length }, 2, itemsIn(items));
  const match = COUNTED.exec(text);
  if (!match) return [];
  const [, number = '', between = '', noun = '', opens = '', rest = ''] = match;
  const length = `${number} ${between}${noun}`.length;
  return differing(
    { start: match.index, length },
    numberFromWords(number),
    listed(opens.trim(), rest),
  );
}

function differing(
  { start, length }: { start: number; length: number },
  count: number | null,
  found: number | null,
): Match[] {
  return count === null || count < 2 || count > 9 || found === null || found === count
    ? []
    : [{ start, end: start + length, remark: `${count} are announced, and ${found} follow.` }];
}

/** How many items are behind a mark that opens a list; null where that is not plain. */
function listed(opens: string, rest: string): number | null {
  if (opens === ':') return rest.includes(':') ? null : itemsIn(rest.replace(/\.$/, ''));
  if (opens === '(') return namesIn(rest.split(')')[0]!, true) ?? itemsIn(rest.split(')')[0]!);
  if (opens === ',') return namesIn(rest, false);
  return itemsIn(rest.split(/\s?[—–]/)[0]!.replace(/\.$/, ''));
}

const NAME = "(?:(?:Mr|Ms|Mrs|Dr)\\. )?\\p{Lu}[\\p{L}.’'-]{2,}(?: \\p{Lu}[\\p{L}.’'-]*){0,3}";
const ARTICLED = 'an? [^,.;:()]{3,40}?';
const seriesOf = (item: string): RegExp =>
  new RegExp(`^(${item}(?:, (?!and )${item})*,? and ${item})(?=[,.;]|$)(?! and)`, 'u');
const SERIES = [seriesOf(NAME), seriesOf(ARTICLED)] as const;

/** `Ann Poe, Bob Roe, and Carl Doe`, `a motion to strike and a motion to dismiss`; of towns each has its State. */
function namesIn(rest: string, isWhole: boolean): number | null {
  const plain = rest.replace(/, (?:Inc|LLC|L\.L\.C|Ltd|LLP|Corp|Co|Jr|Sr)\b\.?/g, '');
  const series = SERIES.map((each) => each.exec(plain)?.[1]).find(Boolean);
  if (!series || (isWhole && series !== plain)) return null;
  const items = series.split(/,? and |, /);
  return items.some((item) => isState(item)) ? null : items.length;
}
const isState = (words: string): boolean => STATES.some(({ name }) => name === words);

/** How many items a list has; null where that is not plain. */
function itemsIn(list: string): number | null {
  const marks = list.match(NUMBERED)?.length ?? 0;
  if (marks > 1) return marks;
  if (list.includes(';')) return list.split(/;\s/).length;
  const items = list.split(/,\s(?:(?:and|or)\s)?|\s(?:and|or)\s/).filter((item) => item !== '');
  if (items.length < 2 || !/\b(?:and|or)\b/.test(list)) return null;
  // What is longer may have commas of its own, unless all begin alike or each is a clause.
  const [first = ''] = items[0]!.split(' ');
  const isPlain =
    items.every((item) => item.split(' ').length <= 6) ||
    items.every((item) => item.startsWith(`${first} `)) ||
    items.every((item) => tagged(item).some(isFiniteVerb));
  return isPlain ? items.length : null;
}

const VALUE = `(?:[$€£]?\\d[\\d,.]*|${NUMBER_WORDS})(?: (?:percent|\\p{Ll}+s))?`;
/** `The barn and the silo cost $400, $500, and $600, respectively` */
const RESPECTIVELY = new RegExp(
  `^(.*?)\\b((?:are|were|is|cost|secure|received?|paid|have|had|owe|owed|get|gets)\\b[^,]*? )((?:${VALUE}(?:, and |, | and ))+${VALUE}),? respectively\\b`,
  'iu',
);

export function respectively(text: string): Match[] {
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
  `\\b(${NUMBER_WORDS}) (?:[\\p{L}-]+ ){0,2}?(?:${MANY})[^.;:,()]{0,40}[.:]$`,
  'iu',
);

/** Sentences behind that begin with `First,` or `The first is`, and stop before or after the number. */
export function told(text: string, behind: readonly Sentence[]): Match[] {
  const match = ANNOUNCED.exec(text);
  const [next] = behind;
  if (!match || !next || openingOf(next.tokens) !== 'first') return [];
  const openings = behind.map(({ tokens }) => openingOf(tokens));
  if (openings.some((word) => /^(?:final|last)$/.test(word))) return [];
  let found = 0;
  while (openings.includes(ORDINALS[found]!)) found++;
  const length = match[0].replace(/[.:]$/, '').length;
  return found < 2
    ? []
    : differing({ start: match.index, length }, numberFromWords(match[1]!), found);
}

/** `First,` and `Firstly,` and `The first is` as `first`. */
function openingOf([one, two, three]: readonly Token[]): string {
  const isTold = one?.lower === 'the' && /^(?:AUX|VERB)$/.test(three?.pos ?? '');
  return (isTold ? two!.lower : (one?.lower ?? '')).replace(/ly$/, '');
}
