import type { CslItem, CslName } from '@casewright/law/citations';
import type { Reading, Recognized } from '../../recognized.js';
import { dateOf } from '../decisions/decision-item.js';
import {
  directNames,
  firstInvertedNames,
  invertedNames,
  pageRange,
  withLastStop,
} from './people.js';
import { etAl } from './read-article.js';
import { readTitlePage } from './read-title-page.js';

const LONGEST = 1_000;
const NAME = String.raw`(?:\p{Lu}[\p{L}.'’-]*\s+){1,4}\p{Lu}[\p{L}'’-]+(?:,?\s(?:Jr\.|Sr\.|II|III))?`;
const EDITION = String.raw`(?<edition>\d+(?:st|nd|rd|th|d)|rev\.|Rev\.)\s+ed\.`;
/** How each manual writes a book's reference. */
const SHAPES: [RegExp, (names: string) => CslName[]][] = [
  // APA 7, a chapter: Smith, J. (2010). Title. In A. Editor (Ed.), Book (pp. 1–20). Publisher.
  [
    /^(?<authors>.{2,400}?)\s*\((?<year>\d{4})[a-z]?\)\.\s+(?<title>.{2,300}?[.?!])\s+In\s+(?<editors>.{2,200}?)\s+\(Eds?\.\),\s+(?<container>.{2,300}?)\s+\((?:(?<edition>\d+\w\w) ed\.,\s*)?pp?\.\s*(?<pages>[\d–-]+)\)\.\s+(?<publisher>[^.]{2,120})\.?$/,
    invertedNames,
  ],
  // APA 7, a book: Scalia, A., & Garner, B. A. (2012). Reading law (2nd ed.). West.
  [
    new RegExp(
      `^(?<authors>.{2,400}?)\\s*\\((?<year>\\d{4})[a-z]?\\)\\.\\s+(?<title>[^.]{2,300}?)(?:\\s+\\(${EDITION}\\))?\\.\\s+(?<publisher>[^.()]{2,120}(?:\\.[^.()]{2,40})?)\\.?$`,
    ),
    invertedNames,
  ],
  // Chicago bibliography: Scalia, Antonin, and Bryan A. Garner. Reading Law. 2nd ed. St. Paul: West, 2012.
  [
    new RegExp(
      `^(?<authors>[^,.]{2,60},\\s[^:]{2,300}?)(?<!\\s\\p{Lu})\\.\\s+(?!\\d)(?<title>[^“"]{2,300}?)\\.\\s+(?:${EDITION}\\s+)?(?:(?<place>\\p{Lu}[\\p{L}., ]{2,40}):\\s+)?(?<publisher>\\p{Lu}[^:.]{2,100}),\\s+(?<year>\\d{4})\\.?$`,
      'u',
    ),
    firstInvertedNames,
  ],
  // The same where an initial ends the names: Ely, John H. Democracy and Distrust. Cambridge: Harvard, 1980.
  [
    new RegExp(
      `^(?<authors>[^,.]{2,60},\\s[^:]{2,300}?)\\.\\s+(?!\\d)(?<title>[^“"]{2,300}?)\\.\\s+(?:${EDITION}\\s+)?(?:(?<place>\\p{Lu}[\\p{L}., ]{2,40}):\\s+)?(?<publisher>\\p{Lu}[^:.]{2,100}),\\s+(?<year>\\d{4})\\.?$`,
      'u',
    ),
    firstInvertedNames,
  ],
  // Chicago note: Antonin Scalia and Bryan A. Garner, Reading Law (St. Paul: West, 2012), 12.
  [
    new RegExp(
      `^(?<authors>${NAME}(?:,\\s${NAME}){0,6}(?:,?\\s(?:&|and)\\s${NAME})?),\\s+(?<title>[^()]{2,300}?)(?:,\\s+${EDITION})?\\s+\\((?:(?<place>\\p{Lu}[\\p{L}., ]{2,40}):\\s+)?(?<publisher>\\p{Lu}[^():]{2,100}),\\s+(?<year>\\d{4})\\)(?:,\\s+(?<pin>[\\d–-]+))?\\.?$`,
      'u',
    ),
    directNames,
  ],
  // Bluebook rule 15: Antonin Scalia & Bryan A. Garner, Reading Law 12 (2d ed. 2012).
  [
    new RegExp(
      `^(?:(?<volume>\\d+)\\s+)?(?<authors>${NAME}(?:,\\s${NAME}){0,6}(?:,?\\s(?:&|and)\\s${NAME})?),\\s+(?<title>[^()]{2,300}?)(?:\\s+(?<section>§+\\s?[\\w.:-]+)|\\s+(?<pin>\\d{1,4}(?:[–-]\\d+)?))?\\s+\\((?:(?<editors>${NAME})\\s+ed\\.,\\s+)?(?:${EDITION}\\s+)?(?<year>\\d{4})\\)\\.?$`,
      'u',
    ),
    directNames,
  ],
];

/** Signs of a law, a bill or an agency's paper, which the shapes of books would take in. */
const NO_BOOK =
  /\sv\.\s|\bCong\.|\bC\.?F\.?R\.|\bH\.R\.|\bU\.S\.C|\bNo\.\s?\d|Dep['’]t|¶|\bDocket\b|,\s(?:LLC|Inc\.)|\bAct\b[^:]*,/;

type Parts = Record<string, string | undefined>;

function bookItem(parts: Parts, names: (text: string) => CslName[]): CslItem {
  const { title = '', edition, place, publisher, container, editors, pages, volume } = parts;
  return {
    type: container ? 'chapter' : 'book',
    author: names(withLastStop(parts.authors ?? '')),
    ...(editors ? { editor: directNames(editors) } : {}),
    title: title.replace(/[.,]$/, ''),
    ...(container ? { 'container-title': container } : {}),
    ...(pages ? { page: pageRange(pages) } : {}),
    ...(volume ? { volume } : {}),
    ...(edition ? { edition: /^\d/.test(edition) ? edition.replace(/\D+$/, '') : edition } : {}),
    ...(place ? { 'publisher-place': place } : {}),
    ...(publisher ? { publisher } : {}),
    issued: dateOf(Number(parts.year)),
  };
}

/** A book or a chapter: a reference in any manual's manner, or a title page with its ISBN line. */
export function readBook(reading: Reading): Recognized | undefined {
  const page = readTitlePage(reading);
  if (page) return page;
  const { line } = reading;
  if (line.length > LONGEST || NO_BOOK.test(line)) return undefined;
  for (const [shape, names] of SHAPES) {
    const parts = shape.exec(line)?.groups as Parts | undefined;
    if (!parts) continue;
    const pin = parts.section ?? parts.pin;
    return {
      kind: parts.container ? 'chapter' : 'book',
      item: bookItem(parts, names),
      implied: [],
      ...(pin ? { pin } : {}),
      doubts: etAl(parts.authors ?? ''),
      others: 0,
    };
  }
  return undefined;
}
