import { codeAt, isDash, isDigit, isLetter, isWord, skipSpace } from '../text/chars.js';

/**
 * Page forms of an edition, from reporters-db's patterns (one letter each in `Edition.forms`):
 * S volume optional · C service paragraph with commas ("¶ 64,689") · L letter after the page
 * ("822a") · R Roman page · F hyphens ("2007-NMCERT-008") · P "T.C. Memo. 2019-233" ·
 * U Louisiana docket · A "L.R.A. 1915A, 601" · X letter before ("D2629") · G "1211(A)", "-U" ·
 * O no blanks ("21COA112") · Q "33 Ga. Supp. 9".
 */
interface PageHit {
  /** Commas removed; `null` for a blank. */
  page: string | null;
  end: number;
}

const MAX_PAGE_DIGITS = 8;

/** `___`, `—`, `---`: a page not yet assigned (Bluebook rule 10.8.1). */
function readBlank(text: string, at: number): PageHit | undefined {
  let i = at;
  const first = codeAt(text, at);
  if (first !== 95 && !isDash(first)) return undefined;
  while (codeAt(text, i) === 95 || isDash(codeAt(text, i))) i++;
  const long = first >= 0x2014 && first <= 0x2015;
  if (i - at < 2 && !long) return undefined;
  return isWord(codeAt(text, i)) ? undefined : { page: null, end: i };
}

function readDigits(text: string, at: number, commas: boolean): number {
  let i = at;
  while (i - at < MAX_PAGE_DIGITS + 3) {
    const code = codeAt(text, i);
    if (isDigit(code)) i++;
    else if (commas && code === 44 && i > at && isDigit(codeAt(text, i + 1))) i++;
    else break;
  }
  return i;
}

const SUFFIX = /^(?:\(?\[?[A-Z][\])]|-(?:[A-Z]|WC)\b)/;
/** Valid Roman numbers below 400, as pages of a volume's front matter are numbered. */
const ROMAN = /^(?=[CLXVI])C{0,3}(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})(?![A-Za-z0-9])/i;

function readSuffix(text: string, end: number, forms: string): number {
  const code = codeAt(text, end);
  if (forms.includes('G')) {
    const found = SUFFIX.exec(text.slice(end, end + 4));
    if (found) return end + found[0].length;
  }
  if (!isLetter(code)) return end;
  const after = codeAt(text, end + 1);
  // "3d" and "2d" after an abbreviation are its series.
  const series = code === 100 && /[23]/.test(text[end - 1]!);
  if (forms.includes('L') && !isWord(after) && !series) return end + 1;
  return -1;
}

/** Reads the page at `at` (white space already skipped). */
export function readPage(text: string, at: number, forms: string): PageHit | undefined {
  const first = codeAt(text, at);
  if (!isDigit(first)) return readOddPage(text, at, forms);
  const digits = readDigits(text, at, forms.includes('C'));
  if (digits - at > MAX_PAGE_DIGITS + 2) return undefined;
  let end = readSuffix(text, digits, forms);
  if (end === -1) {
    // "113n.5": a note hard against its page belongs to the pin.
    const note =
      codeAt(text, digits) === 110 && /^nn?[.\s]*\d/.test(text.slice(digits, digits + 5));
    if (!note) return undefined;
    end = digits;
  }
  const page = text.slice(at, end);
  return { page: page.includes(',') ? page.replaceAll(',', '') : page, end };
}

function readOddPage(text: string, at: number, forms: string): PageHit | undefined {
  const blank = readBlank(text, at);
  if (blank || forms === '') return blank;
  if (forms.includes('X') && /^[DS]\d/.test(text.slice(at, at + 2))) {
    const end = readDigits(text, at + 1, false);
    return { page: text.slice(at, end), end };
  }
  if (forms.includes('R')) {
    const roman = ROMAN.exec(text.slice(at, at + 16));
    if (roman?.[0]) return { page: roman[0], end: at + roman[0].length };
  }
  return undefined;
}

const PAGE_WORD = /^(?:pp?\.|[Pp]ages?|¶¶?|P(?=\s?\d)|para?\.|paragraph)\s*/;

/** Skips "p.", "Page", "¶", "par." in front of a page number. */
export function skipPageWord(text: string, at: number): number {
  const code = codeAt(text, at);
  // All of them begin with "p", "P" or "¶".
  if (code !== 112 && code !== 80 && code !== 0xb6) return at;
  const found = PAGE_WORD.exec(text.slice(at, at + 12));
  return found ? skipSpace(text, at + found[0].length) : at;
}
