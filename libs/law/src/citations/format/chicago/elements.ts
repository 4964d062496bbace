import { longDate, yearOf } from '../shared/dates.js';
import type { Item } from '../shared/item.js';
import { fromMarkup } from '../shared/markup.js';
import { formatRange, printPart, readPin } from '../shared/pins.js';
import { address, endWith, italic, type Part, type Rich, rich } from '../shared/rich-text.js';
import type { SourceKind } from '../shared/source-kind.js';
import { headline } from '../shared/titles.js';
import { editionNumber, ordinal } from '../shared/typography.js';
import type { FormOptions } from '../types.js';
import type { ChicagoEdition } from './people.js';

/** What a Chicago form is written from. */
export interface ChicagoSource {
  item: Item;
  kind: SourceKind;
  options: FormOptions;
  edition: ChicagoEdition;
}

const titled = (
  { item, edition }: ChicagoSource,
  variable: string,
  face?: (part: Part) => Rich,
): Rich => {
  const title = item.text(variable);
  return title
    ? fromMarkup(headline(title, edition === 17 ? 'chicago-17' : 'chicago-18'), face)
    : [];
};

export const italicTitle = (source: ChicagoSource, variable = 'title'): Rich =>
  titled(source, variable, italic);

/** Quotation marks inside a quoted title become single (CMOS 13.30). */
const nested = (title: Rich): Rich =>
  title.map((run) => ({
    ...run,
    text: run.text
      .replace(/(^|[\s(])"/g, '$1‘')
      .replace(/"/g, '’')
      .replaceAll('“', '‘')
      .replaceAll('”', '’'),
  }));

/** `“Title,”`: comma and period are inside the quotation marks (CMOS 6.9). */
export function quotedTitle(source: ChicagoSource, mark: '.' | ',' | ''): Rich {
  const title = nested(titled(source, 'title'));
  if (title.length === 0) return [];
  return rich('“', mark ? endWith(title, mark) : title, '”');
}

/** The title before its subtitle and without its article (CMOS 17 § 14.33, 18 § 13.36). */
export function shortTitleText(item: Item): string | undefined {
  const given = item.text('shortTitle');
  return (
    given ??
    item
      .text('title')
      ?.replace(/(?<=\w)[:?].*$/, '')
      .replace(/^(?:A|An|The) (?=\w)/i, '')
  );
}

/** `1940–45, n5` : the label words of notes (CMOS 17 § 14.152). */
const LABELS: Record<string, string> = {
  '§': 'sec.',
  '§§': 'secs.',
  '¶': 'para.',
  '¶¶': 'paras.',
  'ch.': 'chap.',
  'chs.': 'chaps.',
};

export function notePin(text: string | undefined): string {
  const parts = readPin(text, { range: 'chicago', unit: '' });
  return parts
    .map((part) => printPart({ ...part, label: LABELS[part.label] ?? part.label }))
    .join(', ')
    .replace(/(?<=\d),? nn?\. ?(?=\d)/g, 'n');
}

export const pageRange = (pages: string | undefined): string | undefined =>
  pages && formatRange(pages, 'chicago', true);

/** `2nd ed.`; the first is not named (CMOS 17 § 14.113). */
export function editionText(edition: string | undefined): string | undefined {
  const number = editionNumber(edition);
  if (number) return number > 1 ? `${ordinal(number)} ed.` : undefined;
  return (
    edition &&
    `${edition.replace(/^rev(?:ised|\.)?(?: ed(?:ition|\.)?)?$/i, 'rev.').replace(/ (?:ed\.?|edition)$/i, '')} ed.`
  );
}

/** A place is printed by the 17th edition only (18th § 14.30). */
export function publication({ item, edition }: ChicagoSource): string {
  const place = edition === 17 ? item.text('publisher-place') : undefined;
  const publisher = [place, item.text('publisher')].filter(Boolean).join(': ');
  return [publisher, yearOf(item.date('issued')) ?? 'n.d.'].filter(Boolean).join(', ');
}

export function onlineAddress(item: Item): Rich {
  const doi = item.text('DOI')?.replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i, '');
  return address(doi ? `https://doi.org/${doi}` : item.text('URL'));
}

/** `November 5, 2014`, or the day it was read where it has no date (CMOS 17 § 14.207). */
export function pageDate(item: Item): string | undefined {
  const accessed = longDate(item.date('accessed'));
  return longDate(item.date('issued')) ?? (accessed && `accessed ${accessed}`);
}
