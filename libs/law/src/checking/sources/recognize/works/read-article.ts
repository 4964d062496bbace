import type { CslItem, CslName } from '@casewright/law/citations';
import type { Reading, Recognized } from '../../recognized.js';
import { dateOf } from '../decisions/decision-item.js';
import {
  directNames,
  firstInvertedNames,
  invertedNames,
  pageRange,
  vancouverNames,
  withLastStop,
} from './people.js';

const LONGEST = 1_500;
/** How each manual writes an article's reference; each has to take the text from its start. */
const SHAPES: [RegExp, (names: string) => CslName[]][] = [
  // APA 7 § 10.1: Warren, S. D. (1890). The right to privacy. Harvard Law Review, 4(5), 193–220.
  [
    /^(?<authors>.{2,400}?)\s*\((?<year>\d{4})[a-z]?(?:,\s[A-Z][a-z]+(?:\s\d+)?)?\)\.\s+(?<title>.{2,400}?[.?!])\s+(?<journal>\p{Lu}[^.\d]{2,150}),\s*(?<volume>\d+)\s?(?:\((?<issue>[^()]{1,20})\))?,\s*(?:Article\s)?(?<pages>\w*\d+(?:\s?[-–—]\s?\w*\d+)?)\b/u,
    invertedNames,
  ],
  // MLA 9: Warren, Samuel D. "The Right to Privacy." Harvard Law Review, vol. 4, no. 5, 1890, pp. 193-220.
  [
    /^(?<authors>.{2,400}?)\.?\s+[“"](?<title>.{2,400}?)[.,]?[”"]\s+(?<journal>.{3,150}?),?\s+vol\.\s*(?<volume>\d+)(?:,\s*no\.\s*(?<issue>[\w/–-]+))?,\s*(?:[A-Z][a-z.]+\s)?(?<year>\d{4})(?:,\s*pp?\.\s*(?<pages>\d+(?:\s?[-–]\s?\d+)?))?/,
    firstInvertedNames,
  ],
  // Chicago bibliography: Warren, Samuel D. "The Right to Privacy." Harvard Law Review 4, no. 5 (1890): 193–220.
  [
    /^(?<authors>[^“",]{2,60},.{1,340}?)\.?\s+[“"](?<title>.{2,400}?)[.,]?[”"]\s+(?<journal>.{3,150}?),?\s+(?<volume>\d+)(?:,\s*no\.\s*(?<issue>[\w/–-]+))?\s*\((?:[A-Z][a-z.]+\s)?(?<year>\d{4})\)(?:\s?:\s*(?<pages>\d+(?:\s?[-–]\s?\d+)?))?/,
    firstInvertedNames,
  ],
  // Chicago note: Samuel D. Warren, "The Right to Privacy," Harvard Law Review 4, no. 5 (1890): 195.
  [
    /^(?<authors>[^“"]{2,400}?),\s+[“"](?<title>.{2,400}?)[.,]?[”"]\s+(?<journal>.{3,150}?),?\s+(?<volume>\d+)(?:,\s*no\.\s*(?<issue>[\w/–-]+))?\s*\((?:[A-Z][a-z.]+\s)?(?<year>\d{4})\)(?:\s?:\s*(?<pages>\d+(?:\s?[-–]\s?\d+)?))?/,
    directNames,
  ],
  // Chicago author-date: Coase, Ronald H. 1960. "The Problem of Social Cost." Journal of Law and Economics 3 (1): 1–44.
  [
    /^(?<authors>[^“",]{2,60},.{1,340}?)\.?\s+(?<year>\d{4})\.\s+[“"](?<title>.{2,400}?)[.,]?[”"]\s+(?<journal>.{3,150}?),?\s+(?<volume>\d+)(?:,?\s*(?:no\.\s*|\()(?<issue>[\w/–-]+)\)?)?(?:\s?:\s*(?<pages>\d+(?:\s?[-–]\s?\d+)?))?/,
    firstInvertedNames,
  ],
  // Vancouver: Coase RH. The problem of social cost. J Law Econ. 1960;3:1-44.
  [
    /^(?<authors>[\p{L}'’ -]{2,40} \p{Lu}{1,4}(?:, [\p{L}'’ -]{2,40} \p{Lu}{1,4}){0,20}(?:, et al)?)\.\s+(?<title>.{2,400}?[.?!])\s+(?<journal>\p{Lu}[^.\d]{1,100})\.?\s+(?<year>\d{4})(?:\s[A-Z][a-z]{2}(?:\s\d+)?)?;\s*(?<volume>\d+)(?:\((?<issue>[^()]{1,20})\))?:\s*(?<pages>\w+(?:[-–]\w+)?)/u,
    vancouverNames,
  ],
];
const DOI = /(?:https?:\/\/(?:dx\.)?doi\.org\/|\bdoi:?\s*)(10\.\d{4,9}\/\S+?)[.,;]?(?:\s|$)/i;

const doiIn = (line: string): string | undefined => DOI.exec(line)?.[1];

const VANCOUVER = 5;
const SHORT_JOURNAL =
  "The journal's name is abbreviated as in medical indexes: write it out, so that each style can abbreviate it its own way.";

/** A single page is the first page in a reference, but the page cited in a note. */
const isNote = (shape: number): boolean => shape === 3;

/** A journal article's reference in the manner of APA, MLA, Chicago, or Vancouver. */
export function readArticle({ line }: Reading): Recognized | undefined {
  if (line.length > LONGEST) return undefined;
  for (const [index, [shape, names]] of SHAPES.entries()) {
    const parts = shape.exec(line)?.groups;
    if (!parts) continue;
    const { authors = '', title = '', journal = '', volume, issue, pages, year } = parts;
    const doi = doiIn(line);
    const pin = isNote(index) && pages && !/[-–]/.test(pages) ? pages : undefined;
    const item: CslItem = {
      type: 'article-journal',
      author: names(withLastStop(authors)),
      title: title.replace(/[.,]$/, ''),
      'container-title': journal.replace(/[,.]$/, ''),
      ...(volume ? { volume } : {}),
      ...(issue ? { issue } : {}),
      ...(pages && !pin ? { page: pageRange(pages) } : {}),
      ...(doi ? { DOI: doi } : {}),
      issued: dateOf(Number(year)),
    };
    return {
      kind: 'article',
      item,
      implied: [],
      ...(pin ? { pin } : {}),
      doubts: [...etAl(authors), ...(index === VANCOUVER ? [SHORT_JOURNAL] : [])],
      others: 0,
    };
  }
  return undefined;
}

/** Names behind "et al." are not in the text. */
export const etAl = (authors: string): string[] =>
  /\bet al\b/.test(authors)
    ? [
        'The text shortens the authors to "et al.": add their names, since the styles differ in how many they print.',
      ]
    : [];

const LONGEST_TITLE = 250;

/** Words without any citation, which the user calls an article: a title, and nothing more. */
export function readTitle({ line, text, hint }: Reading): Recognized | undefined {
  if (hint !== 'article' || line.length > LONGEST_TITLE || text.includes('\n')) return undefined;
  if (!/\p{L}{2}/u.test(line) || /[.!?]\s+\p{Lu}/u.test(line)) return undefined;
  return {
    kind: 'article',
    item: { type: 'article-journal', title: line.replace(/^[“"]|[”".]$/g, '') },
    implied: [],
    doubts: [],
    others: 0,
  };
}
