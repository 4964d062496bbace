import type { CslItem } from '@casewright/law/citations';
import type { Reading, Recognized } from '../../recognized.js';
import { dateOf } from '../decisions/decision-item.js';
import { nameCase } from '../decisions/name-case.js';
import { directNames } from './people.js';

const LONGEST = 3_000;
const ISBN = /\bISBN(?:-1[03])?:?\s*((?:97[89][- ]?)?(?:\d[- ]?){9}[\dXx])\b/;
const COPYRIGHT = /(?:©|\(c\)|copyright)\D{0,20}(\d{4})/i;
const YEAR_LINE = /^(?:published(?: in)?\s+)?((?:1[5-9]|20)\d\d)\.?$/i;
const EDITION =
  /\b(\d+)(?:st|nd|rd|th|d)\s+ed(?:ition|\.)|\b(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)\s+edition\b/i;
const WORDS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const PUBLISHER =
  /\b(?:Press|Publish(?:ing|ers?)|Books|West|Thomson|LexisNexis|Wolters Kluwer|Foundation Press|Aspen|Verlag|Law Institute)\b/;
const BY = /^(?:by|edited by|author:?)\s+(.+)$/i;

/** Whether the last digit of an ISBN agrees with the others (ISO 2108). */
function isValidIsbn(text: string): boolean {
  const digits = text.replace(/[^\dXx]/g, '').toUpperCase();
  const value = (digit: string): number => (digit === 'X' ? 10 : Number(digit));
  if (digits.length === 10)
    return [...digits].reduce((sum, digit, i) => sum + value(digit) * (10 - i), 0) % 11 === 0;
  return (
    digits.length === 13 &&
    [...digits].reduce((sum, digit, i) => sum + value(digit) * (i % 2 === 0 ? 1 : 3), 0) % 10 === 0
  );
}

const editionOf = (text: string): string | undefined => {
  const found = EDITION.exec(text);
  const number = found?.[1] ? Number(found[1]) : WORDS.indexOf(found?.[2]?.toLowerCase() ?? '') + 1;
  return number > 1 ? String(number) : undefined;
};

const isNames = (line: string): boolean =>
  /^\p{Lu}[\p{L}.'’-]*(?:\s+(?:\p{Lu}[\p{L}.'’-]*|and|&|,|van|von|de|der)){1,10}$/u.test(
    line.replace(/,/g, ''),
  ) && !PUBLISHER.test(line);

interface Lines {
  title?: string;
  authors?: string;
  publisher?: string;
}

/** The title comes first; an author after "by", or on the line of names that follows. */
function readLines(lines: string[]): Lines {
  const [title, ...rest] = lines.filter(
    (line) =>
      !ISBN.test(line) && !COPYRIGHT.test(line) && !YEAR_LINE.test(line) && !EDITION.test(line),
  );
  const named = rest.find((line) => BY.test(line)) ?? rest.find(isNames);
  const authors = named && (BY.exec(named)?.[1] ?? named);
  const between = named === undefined ? [] : rest.slice(0, rest.indexOf(named));
  const subtitle = between.length === 1 && !PUBLISHER.test(between[0]!) ? between[0] : undefined;
  const publisher = rest.find((line) => PUBLISHER.test(line));
  const whole = title && subtitle ? `${title.replace(/:$/, '')}: ${subtitle}` : title;
  return { title: whole, authors, publisher };
}

/** A title page's capitals are its design: `READING LAW` is printed as a title. */
const titleCase = (title: string): string =>
  title
    .split(': ')
    .map((part) => (part === part.toUpperCase() ? nameCase(part) : part))
    .join(': ');

/** A book's title page as lines: title, author, publisher, year, with an ISBN or a copyright line. */
export function readTitlePage({ text }: Reading): Recognized | undefined {
  const isbn = ISBN.exec(text)?.[1];
  if (text.length > LONGEST || (!isbn && !(COPYRIGHT.test(text) && text.includes('\n'))))
    return undefined;
  const lines = text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  const { title, authors, publisher } = readLines(lines);
  const year =
    COPYRIGHT.exec(text)?.[1] ?? lines.map((line) => YEAR_LINE.exec(line)?.[1]).find(Boolean);
  const edition = editionOf(text);
  const issued = year ? dateOf(Number(year)) : undefined;
  const item: CslItem = {
    type: 'book',
    ...(authors ? { author: directNames(authors) } : {}),
    ...(title ? { title: titleCase(title) } : {}),
    ...(edition ? { edition } : {}),
    ...(publisher ? { publisher: publisher.replace(/,?\s*(?:©.*|\d{4})$/, '') } : {}),
    ...(isbn ? { ISBN: isbn } : {}),
    ...(issued ? { issued } : {}),
  };
  const wrong = isbn && !isValidIsbn(isbn);
  return {
    kind: 'book',
    item,
    implied: [],
    doubts: wrong ? [`The ISBN ${isbn} is mistyped: its check digit does not fit the others.`] : [],
    others: 0,
  };
}
