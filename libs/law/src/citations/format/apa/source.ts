import { readDate, yearFirstDate, yearOf } from '../shared/dates.js';
import type { Item } from '../shared/item.js';
import { fromMarkup } from '../shared/markup.js';
import { address, endWith, italic, join, type Part, type Rich, rich } from '../shared/rich-text.js';
import { sentenceCase } from '../shared/sentence-case.js';
import type { SourceKind } from '../shared/source-kind.js';
import { editionNumber, ordinal } from '../shared/typography.js';
import type { FormOptions } from '../types.js';
import { referenceAuthors } from './authors.js';

/** Author, date, title; the title comes first where nobody is named (APA 7 § 9.12). */
export function opening(who: string, date: string, title: Rich): Rich[] {
  return who ? [rich(who), rich(date), title] : [title, rich(date)];
}

export const authorsOf = ({ item }: ApaSource): string => referenceAuthors(item.names('author'));

/** What an APA form is written from. */
export interface ApaSource {
  item: Item;
  kind: SourceKind;
  options: FormOptions;
}

/** Elements of a reference, each closed with a period, and an address without one (APA 7 § 9.5). */
export function elements(parts: Part[], url?: Rich): Rich {
  return join([...parts.map((part) => endWith(part, '.')), url], ' ');
}

export const sentenceTitle = (item: Item, variable = 'title'): Rich => {
  const title = item.text(variable);
  return title ? fromMarkup(sentenceCase(title)) : [];
};
export const italicTitle = (item: Item, variable = 'title'): Rich => {
  const title = item.text(variable);
  return title ? fromMarkup(sentenceCase(title), italic) : [];
};

/** `(2014, November 14)` for what appears by the day, `(2014)` for the rest, `(n.d.)` without date (§ 9.14). */
export function dateElement(item: Item, byDay: boolean): string {
  const date = item.date('issued');
  const text = byDay ? yearFirstDate(date) : yearOf(date);
  return `(${text ?? (item.text('status') === 'in press' ? 'in press' : 'n.d.')})`;
}

/** A DOI as an address; else the URL (APA 7 §§ 9.34–9.36). */
export function onlineAddress(item: Item): Rich {
  const doi = item.text('DOI')?.replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i, '');
  return address(doi ? `https://doi.org/${doi}` : item.text('URL'));
}

/** `Retrieved April 17, 2012, from https://…` where an undated page is meant to change (§ 9.16). */
export function retrievedAddress(item: Item): Rich {
  const url = onlineAddress(item);
  const accessed = readDate(item.date('accessed') ? item.source.accessed : undefined);
  const day = yearFirstDate(accessed)?.replace(/^(\d{4}), (.+)$/, '$2, $1');
  return url.length > 0 && day && !item.date('issued') ? rich(`Retrieved ${day}, from `, url) : url;
}

/** `2nd ed.`, `Rev. ed.`; the first is not named (APA 7 § 9.19). */
export function editionText(edition: string | undefined): string | undefined {
  const number = editionNumber(edition);
  if (number) return number > 1 ? `${ordinal(number)} ed.` : undefined;
  return edition && `${edition.replace(/ (?:ed\.?|edition)$/i, '')} ed.`;
}

export const fullRange = (pages: string | undefined): string | undefined =>
  pages?.replace(/(?<=\w)\s*[-–—]+\s*(?=\w)/g, '–');

/** Authors who publish themselves are not named again (APA 7 § 9.29). */
export function publisherOf(source: ApaSource): string | undefined {
  const publisher = source.item.text('publisher');
  return publisher && publisher !== authorsOf(source).replace(/\.$/, '') ? publisher : undefined;
}
