import type { CslItem } from '@casewright/law/citations';
import type { Reading, Recognized } from '../../recognized.js';
import { dateOf } from '../decisions/decision-item.js';
import { pageRange, vancouverNames } from './people.js';

const LONGEST = 1_500;
/** Coase RH. The problem of social cost. J Law Econ. 1960;3:1-44: as medical indexes have it. */
const VANCOUVER =
  /^(?<authors>[\p{L}'’ -]{2,40} \p{Lu}{1,4}(?:, [\p{L}'’ -]{2,40} \p{Lu}{1,4}){0,20}(?:, et al)?)\.\s+(?<title>.{2,400}?[.?!])\s+(?<journal>\p{Lu}[^.\d]{1,100})\.?\s+(?<year>\d{4})(?:\s[A-Z][a-z]{2}(?:\s\d+)?)?;\s*(?<volume>\d+)(?:\((?<issue>[^()]{1,20})\))?:\s*(?<pages>\w+(?:[-–]\w+)?)/u;
const DOI = /(?:https?:\/\/(?:dx\.)?doi\.org\/|\bdoi:?\s*)(10\.\d{4,9}\/\S+?)[.,;]?(?:\s|$)/i;

const SHORT_JOURNAL =
  "The journal's name is abbreviated as in medical indexes: write it out, so that each style can abbreviate it its own way.";

/** A journal article's reference in the manner of Vancouver; others are read by their labels. */
export function readVancouver({ line }: Reading): Recognized | undefined {
  const parts = line.length > LONGEST ? undefined : VANCOUVER.exec(line)?.groups;
  if (!parts) return undefined;
  const { authors = '', title = '', journal = '', volume, issue, pages, year } = parts;
  const doi = DOI.exec(line)?.[1];
  const item: CslItem = {
    type: 'article-journal',
    author: vancouverNames(authors),
    title: title.replace(/[.,]$/, ''),
    'container-title': journal.replace(/[,.]$/, ''),
    ...(volume ? { volume } : {}),
    ...(issue ? { issue } : {}),
    ...(pages ? { page: pageRange(pages) } : {}),
    ...(doi ? { DOI: doi } : {}),
    issued: dateOf(Number(year)),
  };
  return {
    kind: 'article',
    item,
    implied: [],
    doubts: [...etAl(authors), SHORT_JOURNAL],
    others: 0,
  };
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
