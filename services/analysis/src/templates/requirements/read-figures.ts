import type { PlaceholderType } from '@casewright/contracts';
import { findDates } from '../../engine/local/understanding/figures/dates.js';
import { findDurations } from '../../engine/local/understanding/figures/durations.js';
import { findAmounts } from '../../engine/local/understanding/figures/money.js';
import type { PlaceholderSource } from '../source/template-source.js';
import type { Claims, Span } from './claims.js';
import { sentenceAt } from './phrases.js';

interface Mention extends Span {
  type: PlaceholderType;
  raw: string;
}

/** `net 30`: payable so many days after the invoice. */
const NET = /\bnet[- ](\d{1,3})\b(?![- ]?(?:days?|weeks?|months?))/gi;
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const DOCKET =
  /\b(?:(?:No\.?|Number)\s)?(\d{1,2}:\d{2}-[a-z]{2}-\d{2,6}(?:-[A-Z]{2,4})*|[A-Z]{2}-\d{4}-\d{4,6}|(?<=(?:No\.?|Number)\s)[A-Z]{0,4}-?\d[\w-]{3,20})/g;
const STREET =
  /\b\d{1,6}[A-Z]?\s(?:[A-Z0-9][\w.'’-]*\s){1,5}?(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Court|Ct|Place|Pl|Way|Square|Terrace|Parkway|Pkwy|Highway|Hwy|Broadway|Plaza|Row)\b\.?(?:,?\s(?:Suite|Ste|Apt|Apartment|Unit|Floor|#)\.?\s?[\w-]+)?(?:,\s[A-Z][\w.'’ -]*?(?=,|\s\d{5}|\.|;|\s(?:for|at|from|to|with|and|is|starting|beginning)\b|$)){0,2}(?:,?\s[A-Z]{2})?(?:,?\s(?:\d{5}(?:-\d{4})?|[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}))?/g;

/** Takes up dates, amounts, periods, addresses, e-mail addresses and docket numbers. */
export function readFigures(placeholders: readonly PlaceholderSource[], claims: Claims): void {
  const mentions = mentionsIn(claims.text).filter((mention) => !claims.isTaken(mention));
  for (const mention of mentions) {
    const found = nearest(mention, placeholders, claims);
    if (!found) continue;
    claims.add({
      start: mention.start,
      end: mention.end,
      what: found.source.label,
      takes: { placeholder: found.source.name, raw: mention.raw },
    });
    if (found.by) claims.support(found.by);
  }
}

function mentionsIn(text: string): Mention[] {
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
    ...findAmounts(text)
      .filter(isPrintable)
      .map(({ start, end, value, currency }) => ({
        start,
        end,
        type: 'money' as const,
        raw: `${currency} ${Number.isInteger(value) ? value : value.toFixed(2)}`,
      })),
    ...findDurations(text).map(({ start, end, count, unit }) => ({
      start,
      end,
      type: 'duration' as const,
      raw: `${count} ${unit.replace('-', ' ')}${count === 1 ? '' : 's'}`,
    })),
    ...matches(NET, 'duration').map((mention) => ({ ...mention, raw: `${mention.raw} days` })),
    ...matches(EMAIL, 'email'),
    ...matches(DOCKET, 'docket'),
    ...matches(STREET, 'address'),
  ].sort((a, b) => a.start - b.start);
}

/** Drafts print amounts in these currencies; another is left for the reader to place. */
const isPrintable = ({ currency }: { currency: string }): boolean =>
  ['USD', 'GBP', 'EUR'].includes(currency);

/** Words farther than this from a figure, in characters, say nothing of it. */
const FARTHEST = 70;

/** The placeholder whose words stand nearest, or the one that takes what nothing assigns. */
function nearest(
  mention: Mention,
  placeholders: readonly PlaceholderSource[],
  claims: Claims,
): { source: PlaceholderSource; by?: Span } | null {
  const open = placeholders.filter(
    ({ type, name }) => type === mention.type && !claims.hasValue(name),
  );
  const sentence = sentenceAt(claims.text, mention.start);
  let best: { source: PlaceholderSource; by: Span; distance: number } | null = null;
  for (const source of open) {
    for (const by of wordsNear(source, sentence, claims.text)) {
      const gap =
        by.end <= mention.start ? mention.start - by.end : Math.max(0, by.start - mention.end) + 8;
      if (gap <= FARTHEST && (!best || gap < best.distance)) best = { source, by, distance: gap };
    }
  }
  const primary = open.find((source) => source.primary);
  return best ?? (primary ? { source: primary } : null);
}

function wordsNear({ near }: PlaceholderSource, { start, end }: Span, text: string): Span[] {
  if (!near) return [];
  const expression = new RegExp(near.source, 'gi');
  return [...text.slice(start, end).matchAll(expression)].map((match) => ({
    start: start + match.index,
    end: start + match.index + match[0].length,
  }));
}
