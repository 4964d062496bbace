import type { Span } from '../types.js';

/** An amount of money, as printed. */
export interface Amount extends Span {
  value: number;
  /** ISO 4217. */
  currency: string;
}

const SIGNS: Record<string, string> = { $: 'USD', US$: 'USD', '€': 'EUR', '£': 'GBP', '¥': 'JPY' };
const CODES: Record<string, string> = {
  USD: 'USD',
  EUR: 'EUR',
  GBP: 'GBP',
  CAD: 'CAD',
  AUD: 'AUD',
  CHF: 'CHF',
  JPY: 'JPY',
  RMB: 'CNY',
  CNY: 'CNY',
  C$: 'CAD',
  CDN$: 'CAD',
  A$: 'AUD',
};
const SCALES: Record<string, number> = {
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
};
const NUMBER = '(\\d{1,3}(?:,\\d{3})+(?:\\.\\d{1,4})?|\\d+(?:\\.\\d{1,4})?)';
const SCALE = '(?:\\s{1,2}(thousand|million|billion|trillion)\\b)?';

const SIGNED = new RegExp(
  `(US\\$|C\\$|CDN\\$|A\\$|\\$|€|£|¥|\\b(?:USD|EUR|GBP|CAD|AUD|CHF|JPY|RMB|CNY)\\s?\\$?)\\s{0,2}${NUMBER}${SCALE}`,
  'gi',
);
const NAMED = new RegExp(
  `(?<![\\d$.,])${NUMBER}${SCALE}\\s{1,2}(U\\.S\\. dollars|dollars|euros?|pounds sterling|Canadian dollars)\\b`,
  'gi',
);

function currencyOf(sign: string): string {
  const key = sign
    .trim()
    .toUpperCase()
    .replace(/^([A-Z]{3})\s?\$$/, '$1');
  return SIGNS[key] ?? CODES[key] ?? 'USD';
}

function currencyNamed(name: string): string {
  if (/euro/i.test(name)) return 'EUR';
  if (/sterling/i.test(name)) return 'GBP';
  return /canadian/i.test(name) ? 'CAD' : 'USD';
}

const amountOf = (number: string, scale: string | undefined): number =>
  Number(number.replace(/,/g, '')) * (scale ? SCALES[scale.toLowerCase()]! : 1);

/** All amounts of money that the text prints in figures, in its order. */
export function findAmounts(text: string): Amount[] {
  const found: Amount[] = [];
  for (const match of text.matchAll(SIGNED)) {
    const [all, sign = '', number = '', scale] = match;
    const span = { start: match.index, end: match.index + all.length };
    found.push({ ...span, value: amountOf(number, scale), currency: currencyOf(sign) });
  }
  for (const match of text.matchAll(NAMED)) {
    const [all, number = '', scale, name = ''] = match;
    const span = { start: match.index, end: match.index + all.length };
    found.push({ ...span, value: amountOf(number, scale), currency: currencyNamed(name) });
  }
  found.sort((a, b) => a.start - b.start);
  return found.filter((each, at) => at === 0 || each.start >= found[at - 1]!.end);
}
