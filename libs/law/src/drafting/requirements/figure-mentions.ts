import type { PlaceholderType } from '@casewright/contracts';
import { findDates, findDurations } from '@casewright/law/citations/figures';
import { amountsIn } from './amounts.js';
import type { Span } from './phrases.js';

export interface Mention extends Span {
  type: PlaceholderType;
  raw: string;
  /** True of a sum without a currency. */
  isUnsure?: boolean;
}

/** `2 yrs`, `for a year`. */
const SHORT =
  /\b(\d{1,3})[- ]?(yr|mo|mth|wk|hr|d(?!\.)|(?:biz|bus\.?) day)s?\b\.?|\b(?:for|lasts|of)\s(?:an?|one)\s(?:(?:full|whole|single)\s)?(year|month|week)\b(?!['’])/gi;
const UNITS: Readonly<Record<string, string>> = {
  yr: 'year',
  mo: 'month',
  mth: 'month',
  wk: 'week',
  hr: 'hour',
  d: 'day',
  'biz day': 'business day',
  'bus day': 'business day',
  'bus. day': 'business day',
};
/** `2,450/mo`, `dep 2450`, `65k`, `500 EUR`: sums without a sign of their own. */
const PLAIN =
  /(?<![\d$£€.,:/#-])\b(\d{1,3}(?:,\d{3})+|\d{2,7}|\d{1,3}(?:\.\d)?(?=k\b))(k?)(?![\d,]*\d)(?:\s(USD|GBP|EUR)\b|(?<=,\d{3}|k)(?!\s?[A-Za-z%]|\/\d|-)|(?<=\d{3})(?=\s?(?:(?:\/|per\s|an?\s)\s?(?:mo|month|yr|year|wk|week|hr|hour|day|visit)|pm)\b)|(?=\s(?:flat|total|fixed|all[- ]in)\b)|(?<=\b(?:rent|price|fee|dep|deposit|salary|base|total|sum|rate|pay)(?:\s(?:is|of)|:|\s=)?\s\d{3,7})(?![\s-]?\p{L}))/giu;

/** `net 30`: payable so many days after the invoice. */
const NET = /\bnet[- ](\d{1,3})\b(?![- ]?(?:days?|weeks?|months?))/gi;
const EMAIL = /[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/g;
const DOCKET =
  /(?:\b(?:Indictment |Index |index |Case |case |Cause |[Cc]laim |C\.A\. )?(?:No\.?|Number|no\.?)\s)?(\d{2}[A-Z]{2,6}\d{4,8}\b|\d{4}[ -](?:CV|CR|LA|CH|DR|SC|D|L|M|P)[ -]\d{3,7}\b|(?:\d{1,2}:)?\d{2}-[a-z]{2}-\d{2,6}(?:-[A-Z]{2,4})*|[A-Z]{2}-\d{4}-\d{4,6}(?!\d)|(?<=(?<!Reg\. |Patent |Registration |Company |company )(?:No\.?|Number|no\.?)\s)[A-Z]{0,4}-?\d[\w-]{1,20}(?:\/\d{4})?(?:,\s\d{4}(?=[.,;\s]|$))?(?![\d,]*\d))/g;
/** A street address, with its town, State and postal code where they follow. */
export const STREET =
  /\b(?:(?:[Uu]nit|[Aa]pt\.?|[Aa]partment|[Ss]uite|[Ff]lat)\s#?[\w-]{1,6}(?:,|,?\s(?:at|of|in))\s)?\d{1,6}(?:-\d{1,4})?[A-Z]?\s(?:[A-Z0-9][\w.'’-]*\s){1,5}?(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Court|Ct|Place|Pl|Way|Square|Terrace|Parkway|Pkwy|Highway|Hwy|Broadway|Plaza|Row|Yards?|Close|Crescent|Gardens|Quay|Hill|Mews|Walk|Park|Green|Circle|Cir|Trail|Alley|Wharf|Embankment)\b(?!\s(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Court|Ct|Place|Way|Circle|Trail)\b)\.?(?:,?\s(?:(?:[Ss]uite|[Ss]te|[Aa]pt|[Aa]partment|[Uu]nit|[Ff]lat|[Ff]loor|#)\.?\s?#?[\w-]+|\d{1,3}[A-Z](?=[,.;\s]|$)))?(?:(?:,|\sin)\s[A-Z][\w.'’ -]*?(?=,|\s\d{5}|\s[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}\b|\.|;|\s(?:for|at|from|to|with|and|is|are|was|will|shall|has|by|as|on|which|that|the|owned|starting|beginning)\b|$)){0,2}(?:,?\s[A-Z]{2}\b)?(?:,?\s(?:\d{5}(?:-\d{4})?|[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}))?/g;

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
      return {
        ...span,
        type: 'duration' as const,
        raw: `${count} ${unit}${count === 1 ? '' : 's'}`,
      };
    }),
    ...plainSums(text, [
      ...amountsIn(text),
      ...findDates(text),
      ...matches(STREET, 'address'),
      ...matches(DOCKET, 'docket'),
    ]),
    ...matches(NET, 'duration').map((mention) => ({ ...mention, raw: `${mention.raw} days` })),
    ...matches(EMAIL, 'email'),
    ...matches(DOCKET, 'docket'),
    ...matches(STREET, 'address'),
  ]
    .filter(({ end }) => !TAKEN_BACK.test(text.slice(end, end + 40)))
    .sort((a, b) => a.start - b.start);
}

/** Their currency is that of the other sums; where there is none, it is asked. */
function plainSums(text: string, signed: readonly Span[]): Mention[] {
  const [common, ...others] = new Set(amountsIn(text).map((amount) => amount.currency));
  return [...text.matchAll(PLAIN)].flatMap((match): Mention[] => {
    const span = { start: match.index, end: match.index + match[0].length };
    if (signed.some((each) => each.start < span.end && span.start < each.end)) return [];
    // Where sums have their sign, a bare figure counts something: `$89,000, odometer 48,302`.
    const isCount = common !== undefined && !OF_MONEY.test(text.slice(0, span.start).slice(-24));
    if (isCount && !match[2] && !match[3] && /,/.test(match[1]!)) return [];
    const currency = match[3]?.toUpperCase() ?? (others.length === 0 ? common : undefined);
    const sum = String(Number(match[1]!.replaceAll(',', '')) * (match[2] ? 1000 : 1));
    const raw = currency ? `${currency} ${sum}` : sum;
    return [{ ...span, type: 'money', raw, ...(!currency && { isUnsure: true }) }];
  });
}

const OF_MONEY =
  /\b(?:rent|price|fee|dep|deposit|salary|base|total|sum|rate|pays?|balance|bonus|damages|late|bond|loan|cap|limit|insurance|value|cost|budget|retainer|stipend|for|at|of|to|and|plus)[:=]? $/i;

/** Drafts print amounts in these currencies; another is left for the reader to place. */
const isPrintable = ({ currency }: { currency: string }): boolean =>
  ['USD', 'GBP', 'EUR'].includes(currency);

/** `$41 a jar? No, $44.` */
const TAKEN_BACK = /^[^.;?\n]{0,24}\?\s(?:no|not)\b/i;

/** `five weeks’ rent` is a sum. */
const MEASURES_PAY = /^['’]?s?['’]?\s(?:(?:base|gross)\s)?(?:rent|salary|pay|wages)\b/i;
