import {
  codeAt,
  endOfDigits,
  isDash,
  isDigit,
  isSpace,
  isUpper,
  skipSpace,
} from '../text/chars.js';
import type { TrieHit } from '../text/trie.js';
import type { Entry, Lexicon } from './lexicon.js';
import { readPage, skipPageWord } from './page.js';

/** The "volume reporter page" of a citation, before its names, pins and parentheticals are read. */
export interface Core {
  start: number;
  end: number;
  volume?: string;
  entry: Entry;
  reporterStart: number;
  reporterEnd: number;
  /** `null`: blank. */
  page: string | null;
  /** `410 U.S. at 152`: the page is the pin. */
  short: boolean;
  /** Offset where the pin begins, for a short form. */
  pinAt: number;
  nominative?: { volume?: string; reporter: string };
  year?: number;
  dateFiled?: string;
}

const AT = /^,?\s*at\s+(?=[*\d¶pnIVXivx[])/;
const IN_BRACKETS = /^[([]\s*(?:(\d{1,3}|3 & 4)\s+)?((?:[A-Z][A-Za-z.&' ]*|n\.s\.|o\.s\.)?)[)\]],?/;
const YEAR_IN_BRACKETS = /^\((?:Ed\. )?(1[6-9]\d\d|20\d\d),?\)/;
const NUMBER_IN_BRACKETS = /^,?\s*\((?:Dav\. )?\d{1,4},?\),?/;

interface Between {
  at: number;
  year?: number;
  nominative?: { volume?: string; reporter: string };
}

/** Reads what may stand between reporter and page: `(1 Cranch)`, `(1846)`, `(Pa.),`. */
function readBetween(text: string, at: number, lexicon: Lexicon): Between | undefined {
  const piece = text.slice(at, at + 48);
  const year = YEAR_IN_BRACKETS.exec(piece);
  if (year) return { at: skipSpace(text, at + year[0].length), year: Number(year[1]) };
  const found = IN_BRACKETS.exec(piece);
  if (found && (found[1] || found[2])) {
    const next = skipSpace(text, at + found[0].length);
    const name = (found[2] ?? '').trim();
    if (!name) return { at: next };
    const known = lexicon.match(name, 0).some((hit) => hit.end >= name.length);
    if (!known && name.length > 12) return undefined;
    return { at: next, nominative: known ? { volume: found[1], reporter: name } : undefined };
  }
  const number = NUMBER_IN_BRACKETS.exec(piece);
  return number ? { at: skipSpace(text, at + number[0].length) } : undefined;
}

const LOUISIANA_PAGE = /^[- ](\d{2,5}[A-Z]?) \($/;
const LOUISIANA_DATE = /^ (\d{1,2}\/\d{1,2}\/\d{2,4})\)/;

/** "2009 1359R (La.App. 1 Cir. 05/10/10)": the docket is the page and the court the reporter. */
export function readLouisiana(text: string, start: number, lexicon: Lexicon): Core | undefined {
  const offset = text.slice(start, start + 14).indexOf('(');
  if (offset === -1) return undefined;
  const open = start + offset;
  const volume = /^\d{2,4}/.exec(text.slice(start, start + 4))?.[0] ?? '';
  const page = LOUISIANA_PAGE.exec(text.slice(start + volume.length, open + 1));
  if (!page) return undefined;
  const hit = lexicon.match(text, open + 1).findLast((each) => each.value.forms.includes('U'));
  const date = hit && LOUISIANA_DATE.exec(text.slice(hit.end, hit.end + 14));
  if (!hit || !date) return undefined;
  return {
    start,
    end: hit.end + date[0].length,
    volume,
    entry: hit.value,
    reporterStart: open + 1,
    reporterEnd: hit.end,
    page: page[1] ?? null,
    short: false,
    pinAt: -1,
    dateFiled: date[1],
  };
}

const SERIES = /^,?\s*Supp\.\s*/;

/** Reads on from a reporter at `hit`; `undefined` when no page follows. */
export function readAfterReporter(
  text: string,
  start: number,
  volume: string | undefined,
  reporterStart: number,
  hit: TrieHit<Entry>,
  lexicon: Lexicon,
): Core | undefined {
  const entry = hit.value;
  const { forms } = entry;
  const reporterEnd = hit.end;
  let i = skipSpace(text, codeAt(text, reporterEnd) === 44 ? reporterEnd + 1 : reporterEnd);
  const code = codeAt(text, i);
  // "a", or a space that skipSpace does not know: anything else is no "at".
  const mayBeAt = i > reporterEnd && volume !== undefined && (code === 97 || code > 127);
  const at = mayBeAt ? AT.exec(text.slice(reporterEnd, reporterEnd + 20)) : null;
  if (at) {
    const pinAt = reporterEnd + at[0].length;
    const end = pinAt;
    return {
      start,
      volume,
      entry,
      reporterStart,
      reporterEnd,
      end,
      page: null,
      short: true,
      pinAt,
    };
  }
  let between: Between | undefined;
  if (code === 40 || code === 91) {
    between = readBetween(text, i, lexicon);
    if (!between) return undefined;
    i = between.at;
  } else if (forms.includes('Q')) {
    i += SERIES.exec(text.slice(i, i + 8))?.[0].length ?? 0;
  }
  if (forms.includes('F') && isDash(code)) i = skipSpace(text, i + 1);
  else if (code === 45) return undefined;
  const found = readPage(text, skipPageWord(text, i), forms);
  if (!found) return undefined;
  const { end, page } = found;
  const core: Core = {
    start,
    volume,
    entry,
    reporterStart,
    reporterEnd,
    end,
    page,
    short: false,
    pinAt: -1,
  };
  if (between) {
    core.nominative = between.nominative;
    core.year = between.year;
  }
  return core;
}

const YEAR_PAGE = /^\s*((?:1[6-9]|20)\d\d)-(\d+)(?![\w-])/;
const YEAR_VOLUME = /^\s*((?:1[789]|20)\d\d[A-F]?),?\s?(\d{1,4})(?!\w)/;
const ENDS_CITATION = /^\s*(?:$|[,;.:)\]("]|at\b)/;

/** A citation without a volume in front: "T.C. Memo. 2019-233", "L.R.A. 1915A, 601", "Baldw. 196". */
export function readBareReporter(
  text: string,
  at: number,
  hit: TrieHit<Entry>,
  lexicon: Lexicon,
): Core | undefined {
  const { forms } = hit.value;
  const base = {
    start: at,
    entry: hit.value,
    reporterStart: at,
    reporterEnd: hit.end,
    short: false,
    pinAt: -1,
  };
  const after = text.slice(hit.end, hit.end + 20);
  for (const [form, pattern] of [
    ['P', YEAR_PAGE],
    ['A', YEAR_VOLUME],
  ] as const) {
    const found = forms.includes(form) ? pattern.exec(after) : null;
    if (found)
      return { ...base, volume: found[1], page: found[2]!, end: hit.end + found[0].length };
  }
  if (!forms.includes('S')) return undefined;
  const core = readAfterReporter(text, at, undefined, at, hit, lexicon);
  if (!core || core.page === null) return undefined;
  return isReporterNotSurname(text, core, lexicon) ? core : undefined;
}

/**
 * Many one-volume reporters are surnames ("Chase, 267"), and a party of that name is usually
 * followed by a citation ("v. Holmes, 221 A.3d 407"): then it is no reporter.
 */
function isReporterNotSurname(text: string, core: Core, lexicon: Lexicon): boolean {
  const rest = text.slice(core.end, core.end + 8);
  if (!ENDS_CITATION.test(rest)) return false;
  const next = skipSpace(text, core.end);
  if (isUpper(codeAt(text, next)) && lexicon.match(text, next).length > 0) return false;
  const found = text.slice(core.reporterStart, core.reporterEnd);
  if (/\.\S|\. |['’]|\(|¶/.test(found)) return true;
  // A bare surname must stand where a citation can begin.
  const before = text.slice(Math.max(0, core.start - 4), core.start);
  return core.start === 0 || /[;(]\s*$|\n\s*$/.test(before);
}

/** Volume as printed: `410`, `71A`, `1982-1`, `1940-1943`; returns its end. */
export function endOfVolume(text: string, at: number): number {
  const i = endOfDigits(text, at);
  const code = codeAt(text, i);
  if (isUpper(code) && isSpace(codeAt(text, i + 1)) && code <= 70) return i + 1;
  if (isDash(code) && isDigit(codeAt(text, i + 1))) {
    let j = endOfDigits(text, i + 1);
    if (isDash(codeAt(text, j)) && isDigit(codeAt(text, j + 1))) j = endOfDigits(text, j + 1);
    if (isSpace(codeAt(text, j))) return j;
  }
  return i;
}
