import type { PlaceholderType } from '@casewright/contracts';
import { findDates, findDurations } from '@casewright/law/citations/figures';
import { amountsIn } from './amounts.js';
import type { Span } from './phrases.js';

export interface Mention extends Span {
  type: PlaceholderType;
  raw: string;
}

/** `2 yrs`, `for a year`. */
const SHORT = /\b(\d{1,3})[- ]?(yr|mo|mth|wk|hr)s?\b\.?|\b(?:for|lasts|of)\s(?:an?|one)\s(?:(?:full|whole|single)\s)?(year|month|week)\b(?!['’])/gi;
const UNITS: Readonly<Record<string, string>> = {
  yr: 'year',
  mo: 'month',
  mth: 'month',
  wk: 'week',
  hr: 'hour',
};
/** `2,450/mo`, `dep 2,450`: a sum without a currency has that of the others. */
const PLAIN = /(?<![\d$£€.,:/#-])\b\d{1,3}(?:,\d{3})+(?:\.\d\d)?(?![\d,]*\d|\s?[A-Za-z%]|\/\d|-)|(?<![\d$£€.,:/#-])\b\d{3,6}(?=\s?(?:\/|per |a )(?:mo|month|yr|year|wk|week|hr|hour)\b)|\b\d{1,3},\d{3}(?=\s?(?:\/|per |a )(?:mo|month|yr|year|wk|week|hr|hour)\b)/g;

/** `net 30`: payable so many days after the invoice. */
const NET = /\bnet[- ](\d{1,3})\b(?![- ]?(?:days?|weeks?|months?))/gi;
const EMAIL = /[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/g;
const DOCKET =
  /(?:\b(?:Indictment |Index |index |Case |case |Cause |[Cc]laim |C\.A\. )?(?:No\.?|Number|no\.?)\s)?(\d{2}[A-Z]{2,6}\d{4,8}\b|(?:\d{1,2}:)?\d{2}-[a-z]{2}-\d{2,6}(?:-[A-Z]{2,4})*|[A-Z]{2}-\d{4}-\d{4,6}(?!\d)|(?<=(?<!Reg\. |Patent |Registration |Company |company )(?:No\.?|Number|no\.?)\s)[A-Z]{0,4}-?\d[\w-]{1,20}(?:\/\d{4})?(?:,\s\d{4}(?=[.,;\s]|$))?(?![\d,]*\d))/g;
/** A street address, with its town, State and postal code where they follow. */
export const STREET =
  /\b(?:(?:[Uu]nit|[Aa]pt\.?|[Aa]partment|[Ss]uite|[Ff]lat)\s#?[\w-]{1,6}(?:,|,?\s(?:at|of|in))\s)?\d{1,6}[A-Z]?\s(?:[A-Z0-9][\w.'’-]*\s){1,5}?(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Court|Ct|Place|Pl|Way|Square|Terrace|Parkway|Pkwy|Highway|Hwy|Broadway|Plaza|Row|Yards?|Close|Crescent|Gardens|Quay|Hill|Mews|Walk|Park|Green|Circle|Cir|Trail|Alley|Wharf|Embankment)\b\.?(?:,?\s(?:(?:[Ss]uite|[Ss]te|[Aa]pt|[Aa]partment|[Uu]nit|[Ff]lat|[Ff]loor|#)\.?\s?#?[\w-]+|\d{1,3}[A-Z](?=[,.;\s]|$)))?(?:,\s[A-Z][\w.'’ -]*?(?=,|\s\d{5}|\s[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}\b|\.|;|\s(?:for|at|from|to|with|and|is|starting|beginning)\b|$)){0,2}(?:,?\s[A-Z]{2}\b)?(?:,?\s(?:\d{5}(?:-\d{4})?|[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}))?/g;

export function mentionsIn(text: string): Mention[] {
  const matches = (expression: RegExp, type: PlaceholderType): Mention[] =>
    [...text.matchAll(expression)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      type,
      raw: match[1] ?? match[0],
    }));
  return [
    ...findDates(text).map(({ start, end, date }) => ({
      start,
      end,
      type: 'date' as const,
      raw: date,
    })),
    ...amountsIn(text)
      .filter(isPrintable)
      .map(({ start, end, value, currency }) => ({
        start,
        end,
        type: 'money' as const,
        raw: `${currency} ${Number.isInteger(value) ? value : value.toFixed(2)}`,
      })),
    ...findDurations(text)
      .filter(({ end }) => !MEASURES_PAY.test(text.slice(end)))
      .map(({ start, end, count, unit }) => ({
        start,
        end,
        type: 'duration' as const,
        raw: `${count} ${unit.replace('-', ' ')}${count === 1 ? '' : 's'}`,
      })),
    ...[...text.matchAll(SHORT)].map((match) => {
      const [count, unit] = [Number(match[1] ?? 1), match[3] ?? UNITS[match[2]!.toLowerCase()]];
      const span = { start: match.index, end: match.index + match[0].length };
      return { ...span, type: 'duration' as const, raw: `${count} ${unit}${count === 1 ? '' : 's'}` };
    }),
    ...plainSums(text),
    ...matches(NET, 'duration').map((mention) => ({ ...mention, raw: `${mention.raw} days` })),
    ...matches(EMAIL, 'email'),
    ...matches(DOCKET, 'docket'),
    ...matches(STREET, 'address'),
  ]
    .filter(({ end }) => !TAKEN_BACK.test(text.slice(end, end + 40)))
    .sort((a, b) => a.start - b.start);
}

function plainSums(text: string): Mention[] {
  const [currency, ...others] = new Set(amountsIn(text).map((amount) => amount.currency));
  if (currency === undefined || others.length > 0) return [];
  return [...text.matchAll(PLAIN)].map(({ 0: words, index }) => ({
    start: index,
    end: index + words.length,
    type: 'money',
    raw: `${currency} ${words.replaceAll(',', '')}`,
  }));
}

/** Drafts print amounts in these currencies; another is left for the reader to place. */
const isPrintable = ({ currency }: { currency: string }): boolean =>
  ['USD', 'GBP', 'EUR'].includes(currency);

/** `$41 a jar? No, $44.` */
const TAKEN_BACK = /^[^.;?\n]{0,24}\?\s(?:no|not)\b/i;

/** `five weeks’ rent` is a sum. */
const MEASURES_PAY = /^['’]?s?['’]?\s(?:(?:base|gross)\s)?(?:rent|salary|pay|wages)\b/i;
