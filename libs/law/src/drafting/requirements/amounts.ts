import { findAmounts, NUMBER_WORDS, numberFromWords } from '@casewright/law/citations/figures';
import type { Span } from './phrases.js';

interface Amount extends Span {
  value: number;
  currency: string;
}

const LETTERS: Record<string, number> = { k: 1e3, m: 1e6, mn: 1e6, mil: 1e6, mm: 1e6, bn: 1e9 };
const SCALES: Record<string, number> = { thousand: 1e3, million: 1e6 };
const SPELLED = new RegExp(
  `\\b(${NUMBER_WORDS})(?:\\s(thousand|million)(?:\\s(?:and\\s)?(${NUMBER_WORDS}))?)?\\s(dollars|pounds|euros)\\b`,
  'gi',
);
const CURRENCIES: Record<string, string> = { dollars: 'USD', pounds: 'GBP', euros: 'EUR' };

/**
 * Amounts that can be taken from notes: `$140k`, `forty thousand dollars`, `… ($40,000)`. An amount of
 * a range, `between $50,000 and $75,000`, is none: nobody has chosen it yet.
 */
export function amountsIn(text: string): Amount[] {
  const figures = findAmounts(text).map((amount) => withLetter(amount, text));
  const spelled = [...text.matchAll(SPELLED)].flatMap((match): Amount[] => {
    const [all, units = '', scale = '', rest, currency = ''] = match;
    const head = numberFromWords(units);
    const tail = rest ? numberFromWords(rest) : 0;
    if (head === null || tail === null) return [];
    const value = head * (SCALES[scale.toLowerCase()] ?? 1) + tail;
    const span = { start: match.index, end: match.index + all.length };
    return [{ ...span, value, currency: CURRENCIES[currency.toLowerCase()] ?? 'USD' }];
  });
  const joined = spelled.map((words) => figures.find((each) => isSame(words, each, text)) ?? words);
  const all = spelled.map((words, at) => ({ ...words, end: joined[at]!.end }));
  const rest = figures.filter((figure) => !joined.includes(figure));
  const amounts = [...all, ...rest].sort((a, b) => a.start - b.start);
  return amounts.filter((amount, at) => !isOfRange(amount, amounts[at - 1], amounts[at + 1], text));
}

function withLetter(amount: Amount, text: string): Amount {
  const letter = /^\s?(k|mil|mm|mn?|bn)(?![\p{L}\d])/iu.exec(text.slice(amount.end));
  if (!letter) return amount;
  const value = amount.value * LETTERS[letter[1]!.toLowerCase()]!;
  return { ...amount, value, end: amount.end + letter[0].length };
}

/** True of the figures in parentheses behind the words that say the same. */
const isSame = (words: Amount, figure: Amount, text: string): boolean =>
  figure.value === words.value && /^\s?\($/.test(text.slice(words.end, figure.start));

function isOfRange(
  amount: Amount,
  before: Amount | undefined,
  after: Amount | undefined,
  text: string,
): boolean {
  const parts = (low: Amount, high: Amount): boolean => {
    const middle = text.slice(low.end, high.start);
    return (
      /^\s?(?:to|[-–—])\s?$/.test(middle) ||
      (/^\s(?:and|or)\s$/.test(middle) && /\b(?:between|either)\s$/i.test(text.slice(0, low.start)))
    );
  };
  return (
    (before !== undefined && parts(before, amount)) || (after !== undefined && parts(amount, after))
  );
}
