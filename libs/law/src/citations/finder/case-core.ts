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
import { type Between, readBetween, SERIES } from './before-page.js';
import type { Entry, Lexicon } from './lexicon.js';
import { readPage, skipPageWord } from './page.js';

/**
 * The "volume reporter page" of a citation, before its names, pins, and parentheticals are read.
 */
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
  const base = { start, volume, entry, reporterStart, reporterEnd };
  let i = skipSpace(text, codeAt(text, reporterEnd) === 44 ? reporterEnd + 1 : reporterEnd);
  const code = codeAt(text, i);
  // "a", or a space that skipSpace does not know: anything else is no "at".
  const mayBeAt = i > reporterEnd && volume !== undefined && (code === 97 || code > 127);
  const at = mayBeAt ? AT.exec(text.slice(reporterEnd, reporterEnd + 20)) : null;
  if (at) {
    const pinAt = reporterEnd + at[0].length;
    return { ...base, end: pinAt, page: null, short: true, pinAt };
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
  const core: Core = { ...base, end, page, short: false, pinAt: -1 };
  if (between) {
    core.nominative = between.nominative;
    core.year = between.year;
  }
  return core;
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
