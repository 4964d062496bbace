import { plain } from '../../documents/reading/spans.js';
import type { Section, Understanding } from '../../documents/understanding.js';
import type { TextSpan } from '../../extracted-text.js';

/** `a`, `a and b`, `a, b and c`. */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** Of items with their own commas: `a, b; and c, d`. */
export const listedApart = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join('; ')}; and ${items.at(-1)}`;

/** `1 page`, `12 pages`. */
export const counted = (count: number, noun: string, plural = `${noun}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? noun : plural}`;

export const article = (words: string): string =>
  /^[aeiou]|^(?:FRCP|NDA|SEC|hour|honest)/i.test(words) && !/^(?:uni|use|one|eu)/i.test(words)
    ? `an ${words}`
    : `a ${words}`;

export const capitalized = (words: string): string =>
  words.charAt(0).toUpperCase() + words.slice(1);

/** The passage as a sentence quotes it: on one line, and no longer than `most` characters. */
export function quoted(
  { text }: Pick<Understanding, 'text'>,
  { start, end }: TextSpan,
  most = 320,
): string {
  const words = plain(text.slice(start, Math.min(end, start + most * 3)))
    .replace(
      /^(?:\*\d+\s|¶\s?\d+\s|\(?\d{1,2}(?:\.\d{1,3})*[.)]\s|\d{1,2}(?:\.\d{1,3})+\s|\([a-z]{1,3}\)\s)+/,
      '',
    )
    .replace(/“|”/g, (mark) => (mark === '“' ? '‘' : '’'))
    .replace(/"([^"]*)"/g, '‘$1’')
    .replace(/[\s,;:]+$/, '');
  if (words.length <= most) return `“${words}”`;
  const cut = words.slice(0, most).replace(/[\s,;:]+\S*$/, '');
  return `“${cut} …”`;
}

/**
 * Where a passage is, as a lawyer refers to it: `Section 8.2`, `page 4`; null where neither is
 * known.
 */
export function placeOf(document: Understanding, offset: number): string | null {
  const section = numberedSectionAt(document.sections, offset);
  if (section?.path && document.documentType.family === 'contract') {
    return /^(?:Article|Exhibit|Schedule|Annex|Appendix|Attachment)/i.test(section.path)
      ? section.path
      : `Section ${section.path}`;
  }
  const page = document.pageAt(offset);
  return page === null ? null : `page ${page}`;
}

/** ` (Section 8.2)`, or nothing. */
export function inBrackets(document: Understanding, offset: number): string {
  const place = placeOf(document, offset);
  return place ? ` (${place})` : '';
}

/** The innermost numbered section around an offset. */
function numberedSectionAt(sections: readonly Section[], offset: number): Section | null {
  let found: Section | null = null;
  for (const section of sections) {
    if (section.start > offset) break;
    if (section.number !== null && offset < section.end) found = section;
  }
  return found;
}

/** Ended already: also behind an inner quotation, a bracket or the mark of a footnote. */
const ENDED = /[.!?…](?:\s?\[[\w*]{1,3}\])?[’'")\]]*”$|\.$/;

/** Words and a quotation behind them, with one period at the end. */
export const closing = (words: string): string => (ENDED.test(words) ? words : `${words}.`);

/** What is set between commas may end up before another comma or the period. */
export const withoutDoubledMarks = (words: string): string =>
  words.replace(/,(?=[,.;])/g, '').replace(/\.\.(?= |$)/g, '.');

export interface Prose {
  analysis: string;
  insights: string[];
  recommendations: string[];
}

/** Paragraphs with something in them. */
export const paragraphs = (parts: readonly (string | null | undefined)[]): string =>
  parts.filter((part) => part?.trim()).join('\n\n');
