import {
  codeAt,
  collapse,
  isDash,
  isDigit,
  isLetter,
  isSpace,
  isUpper,
  skipSpace,
} from '../text/chars.js';

/** A pin cite as printed (Bluebook rule 3.2), and where reading stopped. */
interface Pin {
  text: string;
  end: number;
  /** Last page of a range, written in full. */
  last?: string;
}

const ITEM_WORD =
  /^(?:at\s+)?(?:(?:&|and)\s+)?(?:pp?\.|¶¶?|§§?|nn?\.|notes?|fn\.?|[Pp]ara?s?\.|\*)\s*/;
/** A page, paragraph or line: `119:12-14`, `1118–19`, `n.5`, `*3`, `25a`, `XII`. */
const NUMBER = /^\*?\d{1,5}(?:,\d{3})?(?:[a-z](?![a-z])|:\d+)?/;
const NOTE =
  /^,?\s*(?:&\s*)?(?:nn?\.|notes?|fns?\.?)\s*\*{0,3}\s*\d*(?:\s?[-–,&]\s?\d+(?!\s+[A-Z]))*/;
const ET_SEQ = /^,?\s*(?:et seq\.?|passim)/;

/** Georgia's divisions stand hard against the page: "248 Ga. 385(3)". */
const GEORGIA_DIVISION = /^\(\d{1,2}\)(?:\s?\([a-z]\))?(?=[,;.\s)])/;

/** Writes the end of a shortened range in full: 1118–19 ends on 1119 (Bluebook rule 3.2(a)). */
function fullRangeEnd(from: string, to: string): string {
  return to.length >= from.length ? to : from.slice(0, from.length - to.length) + to;
}

interface Item {
  end: number;
  first: string;
  last: string;
}

function readItem(text: string, at: number): Item | undefined {
  const piece = text.slice(at, at + 24);
  const word = ITEM_WORD.exec(piece)?.[0] ?? '';
  const from = at + word.length;
  const number = NUMBER.exec(text.slice(from, from + 12))?.[0];
  if (!number) return undefined;
  let end = from + number.length;
  let last = number;
  const range = /^\s?[-–—‒‑]{1,2}\s?(\*?\d{1,5}(?::\d+)?(?:[a-z](?![a-z]))?)(?![\w])/.exec(
    text.slice(end, end + 12),
  );
  if (range) {
    end += range[0].length;
    last = fullRangeEnd(number, range[1]!);
  }
  const note = NOTE.exec(text.slice(end, end + 24));
  if (note && /\d|\*/.test(note[0])) end += note[0].length;
  return { end, first: number, last };
}

/** What may follow a pin page; anything else and the number was not one. */
function endsPin(text: string, end: number): boolean {
  const code = codeAt(text, end);
  if (end >= text.length || code === 10 || code === 13 || code === 12) return true;
  if (isDigit(code) || isLetter(code) || code === 36 || code === 37) return false;
  if (!isSpace(code)) return !isDash(code) || !isLetter(codeAt(text, end + 1));
  const next = codeAt(text, skipSpace(text, end));
  return !isUpper(next) && !isDigit(next);
}

/**
 * Reads a list of pins from `at`, which appears on the first item or its "at". `startsCitation`
 * tells whether a number is the volume of another citation, which ends the list.
 */
export function readPinList(
  text: string,
  at: number,
  startsCitation: (at: number) => boolean,
  sure: boolean,
): Pin | undefined {
  let end = at;
  let last: string | undefined;
  let next = at;
  for (let count = 0; count < 60; count++) {
    if (count > 0 && isDigit(codeAt(text, next)) && startsCitation(next)) break;
    const item = readItem(text, next);
    if (!item || !(endsPin(text, item.end) || (sure && count === 0))) break;
    end = item.end;
    last = item.last;
    const more = /^(?:,\s*(?:and\s+|&\s+)?|\s+(?:and|&)\s+)/.exec(text.slice(end, end + 10));
    if (!more) break;
    next = end + more[0].length;
  }
  if (end === at) return undefined;
  end += ET_SEQ.exec(text.slice(end, end + 12))?.[0].length ?? 0;
  return { text: collapse(text.slice(at, end)), end, last: last?.replace('*', '') };
}

/** Pin after a full citation: ", 115–16 & n.4", ", at *3", " at 12", ", ¶ 9", " n.5". */
export function readPinAfter(
  text: string,
  end: number,
  startsCitation: (at: number) => boolean,
): Pin | undefined {
  const piece = text.slice(end, end + 16);
  const division = GEORGIA_DIVISION.exec(piece);
  if (division) return { text: division[0], end: end + division[0].length };
  // A page not yet assigned has a blank pin: "591 U.S. ___, ___".
  const blank = /^,\s*(?:at\s+)?(?:_{2,}|—|–{1,3}|-{2,})(?![\w])/.exec(piece);
  if (blank) return { text: '___', end: end + blank[0].length };
  const lead = /^(?:\s{0,6},\s*(?:at\s+)?|\s+at\s+|\s+(?=¶))/.exec(piece);
  if (!lead) {
    const note = NOTE.exec(text.slice(end, end + 24));
    return note && /\d|\*/.test(note[0]) && /^\s*n/.test(note[0])
      ? { text: collapse(note[0]), end: end + note[0].length }
      : undefined;
  }
  const at = end + lead[0].length;
  if (isDigit(codeAt(text, at)) && startsCitation(at)) return undefined;
  const sure = /at\s+$/.test(lead[0]);
  return readPinList(text, at, startsCitation, sure);
}

/** Pin after *id.*, *supra* or a short form; "at" may be missing before ¶, § or line numbers. */
export function readPinAfterShort(
  text: string,
  at: number,
  startsCitation: (at: number) => boolean,
): Pin | undefined {
  const lead = /^,?\s*(?:at\s+|(?=[¶§*]|nn?\.\s?\d|\d{1,4}:\d))/.exec(text.slice(at, at + 12));
  if (!lead) return undefined;
  return readPinList(text, at + lead[0].length, startsCitation, true);
}
