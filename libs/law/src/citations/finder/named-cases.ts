import { isAbbreviation } from '../names/abbreviations.js';
import { nameLike } from '../names/backward-reader.js';
import { readCaseName } from '../names/case-name.js';
import { continuesName, isConnector } from '../names/words.js';
import { codeAt, isLetter, skipSpace } from '../text/chars.js';
import type { Citation, Span } from '../types.js';

/** A suit that running text names in full and does not cite there: "under Roe v. Wade, …". */
export interface NamedCase extends Span {
  name: string;
  /** Behind the name, on its own: "Roe v. Wade (1973)". */
  year?: number;
}

const VERSUS = /(?<=\S)\s{1,2}vs?\.?\s{1,2}(?=["“‘'(]?[A-Za-z])/g;
/** Characters and words of one party. */
const LONGEST = 160;
const MOST_WORDS = 12;
/** A word without what parts sentences, quotations, and markup from it. */
const WORD = /[^\s—–;:!?()[\]“”"*_<>]*/y;
const POSSESSIVE = /['’]s$/;
const VERSUS_WORD = /^vs?\.?$/i;
/** Words between two names as well as inside one; not "Baker and Company". */
const PARTS =
  /^(?:and|or|for|by|to|at|on)\s(?!\s?(?:Co|Company|Sons?|Bros|Brothers|Associates|Partners|Others)\b)/;

/** What shows that the name is cited after all, or is of a case of another court. */
const CITED =
  /^['’s]{0,2}["”*_]{0,2}[,;]?\s{0,3}(?:\d|Nos?\.|slip\b|supra\b|ante\b|infra\b|(?:Case|Docket|Civil|Crim)\b|\((?!holding|recogniz|overrul|establish|which|the\b|and\b)[^)]{0,60}\d{4}\))/i;
const YEAR =
  /^["”*_]{0,2}(?:,\s{1,2}|\s{1,2}\()(?:U\.\s?S\.\s)?((?:17|18|19|20)\d\d)(?![\d–-])(?!\s+[A-Z])/;

/** "Gray v. Vale (9th Cir. 1990)". */
const COURT_YEAR = /^["”*_]{0,2},?\s{1,2}\([^()]{0,50}\b((?:17|18|19|20)\d\d)\)/;

/**
 * Where the party that begins at `from` may end, the last place first: "Wade and Casey" may be one
 * party or the first of two names, and "Educ. The" a party and the next sentence.
 */
function endsOfParty(text: string, from: number): number[] {
  const ends: number[] = [];
  let last: number[] = [];
  let wasShort = false;
  let at = from;
  for (let words = 0; words < MOST_WORDS && at < from + LONGEST; words++) {
    WORD.lastIndex = at;
    const word = WORD.exec(text)![0];
    if (VERSUS_WORD.test(word)) return distinct(ends);
    const isInside = words > 0 && (word === '&' || isConnector(word));
    if (!isInside && !(nameLike(word) && isLetter(codeAt(word, 0)))) break;
    if (wasShort || PARTS.test(text.slice(at, at + 20))) ends.push(...last);
    wasShort = isShort(word);
    if (!isInside) last = endsOfWord(word, at);
    const stop = at + word.length;
    const next = skipSpace(text, stop);
    if (next === stop || next > stop + 2 || endsParty(word, text, next)) break;
    at = next;
  }
  return distinct([...ends, ...last]);
}

const distinct = (ends: readonly number[]): number[] => [...new Set(ends)].reverse();

const isShort = (word: string): boolean => word.endsWith('.') && isAbbreviation(word);

/** A period may be the abbreviation's or the sentence's; "Wade's" may be Wade's. */
function endsOfWord(word: string, at: number): number[] {
  const bare = word.replace(/[.,'’]+$/, '');
  const whole = word.replace(/,$/, '');
  return [bare.replace(POSSESSIVE, ''), bare, ...(isShort(whole) ? [whole] : [])].map(
    (each) => at + each.length,
  );
}

function endsParty(word: string, text: string, next: number): boolean {
  WORD.lastIndex = next;
  if (word.endsWith(',')) return !continuesName(WORD.exec(text)![0]);
  return word.endsWith('.') && !isShort(word);
}

/** The reading of a name that ends at `end`; nothing where it is cited there. */
function nameEndingAt(
  text: string,
  end: number,
  floor: number,
  evenCited: boolean,
): NamedCase | undefined {
  const behind = text.slice(end, end + 90);
  const year = (YEAR.exec(behind) ?? (evenCited ? COURT_YEAR.exec(behind) : null))?.[1];
  if (year === undefined && !evenCited && CITED.test(behind)) return undefined;
  const read = readCaseName(text, end, floor);
  if (!read?.plaintiff || !read.caseName) return undefined;
  const name = read.caseName.replace(/^The /, '');
  const start = text.indexOf(name.slice(0, name.search(/\s|$/)), read.start);
  if (start < 0 || start >= end) return undefined;
  return { start, end, name, ...(year !== undefined && { year: Number(year) }) };
}

/**
 * Suits that a text names outside of its citations, in the text's order. What a name is cannot be
 * told from its words alone where more capitals follow: all readings of one begin at one offset,
 * the longest first.
 *
 * @param evenCited also names with something behind them that looks like a citation and is read as none
 */
export function findNamedCases(
  text: string,
  citations: readonly Citation[],
  evenCited = false,
): NamedCase[] {
  const found: NamedCase[] = [];
  let [next, floor] = [0, 0];
  for (const { index, 0: versus } of text.matchAll(VERSUS)) {
    while (next < citations.length && citations[next]!.fullSpan.end <= index) {
      floor = Math.max(floor, citations[next]!.fullSpan.end);
      next++;
    }
    const following = citations[next]?.fullSpan;
    if (following && following.start <= index) continue;
    const ends = endsOfParty(text, index + versus.length).filter(
      (end) => !following || end <= following.start,
    );
    found.push(...ends.flatMap((end) => nameEndingAt(text, end, floor, evenCited) ?? []));
  }
  return found;
}
