import type { TemplateSource } from '../source/template-source.js';
import type { Span } from './phrases.js';

/** A text with its abbreviations written out, which remembers how each was written. */
export interface Full {
  text: string;
  /** The words that were written for a stretch of it. */
  written(span: Span): string;
}

type Rule = readonly [short: RegExp, long: (...groups: string[]) => string];

/** The period of an abbreviation, where it ends no sentence as well. */
const STOP = '(?:\\.(?= ?[\\p{Ll},;:]))?';
/** Words for words; what an entry begins with is an expression. */
const WORDS =
  `fr from | dep deposit | ins insurance | w/\\s?in within | w/\\s?o without | w/ with | (?<!\\d\\s)min minimum | max maximum | incl including
  | req'd required | Cnty County | bus\\. business | MSJ Motion for summary judgment | MTD Motion to dismiss
  | Cir\\. Ct Circuit Court | Super\\. Ct Superior Court | Dist\\. Ct District Court`
    .split('|')
    .map((line) => /^(\S+(?: Ct)?) (.+)$/.exec(line.trim())!);
const UNITS: Readonly<Record<string, string>> = {
  d: 'day',
  hr: 'hour',
  wk: 'week',
  mo: 'month',
  yr: 'year',
};
const UNIT = `(${[...Object.keys(UNITS), ...Object.values(UNITS)].join('|')})`;
const inWords = (unit = ''): string => UNITS[unit] ?? unit;
const monthOf = (month = ''): string =>
  new Date(2000, Number(month) - 1).toLocaleString('en-US', { month: 'long' });

const RULES: readonly Rule[] = [
  [
    /(?<=[$£€])(\d+(?:\.\d+)?) ?([MKk])\b/g,
    (_, sum, by) => Math.round(Number(sum) * (by === 'M' ? 1e6 : 1e3)).toLocaleString('en-US'),
  ],
  ...WORDS.map(
    ([, short, long]): Rule => [
      new RegExp(`\\b${short}(?:(?<=/) ?(?=\\S)|(?<!/)(?!\\p{L})${STOP})`, 'gu'),
      () => (short === 'w/' ? `${long} ` : long!),
    ],
  ),
  [
    new RegExp(`(?<=\\d|\\d \\p{Ll}{1,14}) ?/ ?${UNIT}s?\\b${STOP}`, 'gu'),
    (_, unit) => ` ${inWords(unit) === 'hour' ? 'an' : 'a'} ${inWords(unit)}`,
  ],
  [
    new RegExp(`(?<=\\b(?:an?|each|every|per) )${UNIT}\\b${STOP}`, 'gu'),
    (_, unit) => inWords(unit),
  ],
  [
    new RegExp(`\\b(\\d+)([ -]?)${UNIT}s?\\b${STOP}`, 'gu'),
    (_, count, mark, unit) =>
      `${count}${mark || ' '}${inWords(unit)}${mark === '-' || count === '1' ? '' : 's'}`,
  ],
  [/(?<=[$£€]\d[\d,.]*)\/(?=\p{Ll}{3})/gu, () => ' per '],
  [/(?<=[\p{L}\d]) \+ (?=\p{L}|[$£€]?\d)/gu, () => ' and '],
];

/** Days by numbers, where the month goes first. */
const DAYS: readonly Rule[] = [
  [
    /(?<![\d/-])(0?[1-9]|1[0-2])\/(0?[1-9]|[12]\d|3[01])\/(?:20)?([2-4]\d)(?![\d/-])/g,
    (_, month, day, year) => `${monthOf(month)} ${Number(day)}, 20${year}`,
  ],
  [/(?<=, 20\d\d) [-–—] (?=[A-Z][a-z]+ \d)/g, () => ' to '],
];

/** Letters for the parties: `Er` of an employer, `P` of a plaintiff. */
const LETTERS: Readonly<Record<string, string>> = {
  Er: 'Employer',
  Ee: 'Employee',
  LL: 'Landlord',
  T: 'Tenant',
  P: 'Plaintiff',
  D: 'Defendant',
  'Pl\\.?': 'Plaintiff',
  'Def\\.?': 'Defendant',
  S: 'Seller',
  B: 'Buyer',
};

/** The requirements with the abbreviations of notes written out, so that every reader knows them. */
export function inFull(
  text: string,
  { parties }: Pick<TemplateSource, 'parties'>,
  isBritish: boolean,
): Full {
  const called = new Set(parties.flatMap((party) => party.called));
  const letters = Object.entries(LETTERS).flatMap(([short, role]): Rule[] => {
    const behind = `\\s?[:=]|['’]s\\b|\\s(?:[a-z]{2,}|\\+|\\$)${short.length > 1 ? '|\\s[A-Z]' : ''}`;
    const at = `(?<=^|[.;:,]\\s|/|\\n|\\b(?:by|to|from|and|if|for|\\p{Ll}{2,}s) )(?:${short})(?=${behind})`;
    return called.has(role.toLowerCase()) ? [[new RegExp(at, 'gu'), () => role]] : [];
  });
  return [...RULES, ...(isBritish ? [] : DAYS), ...letters].reduce(replaced, {
    text,
    written: ({ start, end }) => text.slice(start, end),
  });
}

function replaced(before: Full, [short, long]: Rule): Full {
  const edits: { at: number; length: number; start: number; end: number }[] = [];
  let text = '';
  let done = 0;
  for (const match of before.text.matchAll(short)) {
    const words = long(...match);
    text += before.text.slice(done, match.index);
    done = match.index + match[0].length;
    edits.push({ at: text.length, length: words.length, start: match.index, end: done });
    text += words;
  }
  text += before.text.slice(done);
  /** Where an offset was before; one within what was written out is at its start, or its end. */
  const was = (offset: number, isEnd: boolean): number => {
    const edit = edits.findLast(({ at }) => (isEnd ? at < offset : at <= offset));
    if (!edit) return offset;
    if (offset - edit.at < edit.length) return isEnd ? edit.end : edit.start;
    return edit.end + offset - edit.at - edit.length;
  };
  return {
    text,
    written: ({ start, end }) => before.written({ start: was(start, false), end: was(end, true) }),
  };
}
