import { courtFromCitation } from '../courts/citation-courts.js';
import { codeAt, isDigit, skipSpaceBack } from '../text/chars.js';
import type { CitationFields } from '../types.js';
import { readBrackets } from './brackets.js';

/** What comes between a case name and its volume: date, docket number, blank parallels. */
interface BeforeCore {
  /** Where the case name ends. */
  nameEnd: number;
  fields: Pick<CitationFields, 'year' | 'month' | 'day' | 'court' | 'courtFound' | 'docketNumber'>;
  /** A comma appears in front of the volume. */
  comma: boolean;
  supra: boolean;
}

const BLANK_PARALLEL =
  /(?:—|–|-{2,}|_{2,})\s?[A-Z][A-Za-z. ]{0,14}(?:2d|3d|4th)?\s?(?:—|–|-{2,}|_{2,})$/;
/** Older style without brackets: "v. Mastersons, Inc., Mont., 616 P.2d 356". */
const STATE_ALONE =
  /,\s+((?:[A-Z][a-z]{1,5}\.|[A-Z]\.\s?[A-Z]\.|\d{1,2}(?:st|nd|rd|th|d)? Cir\.)(?:\s?(?:App|Sup|Super|Civ|Crim|Cr)\.){0,3}),?$/;
const STAR_PAGE = /\*\d{1,5}$/;
const DOCKET =
  /(?:^|[\s,(])((?:(?:Nos?|Docket Nos?|Dkt\. Nos?|Case Nos?|Civ(?:il)?\.? ?A(?:ction|\.)? ?Nos?|C\.A\. Nos?|Crim\. Nos?|Index Nos?|Cause Nos?)\.?|Civ\.|Docket)\s*(#?[A-Z]{0,3}[\d:][\w:/.&() ,–-]{1,70}?))$/;
const SUPRA = /[,\s]\(?(?:supra|ante)\)?$/i;

/** Characters of a court and a date in brackets. */
const LONGEST_BRACKET = 60;

function stripBracket(text: string, end: number, floor: number, out: BeforeCore): number {
  const close = codeAt(text, end - 1);
  if (close !== 41 && close !== 93) return end;
  const from = Math.max(floor, end - LONGEST_BRACKET);
  const near = text.slice(from, end);
  const open = from + Math.max(near.lastIndexOf('('), near.lastIndexOf('['));
  if (open < from) return end;
  const found = readBrackets(text, open);
  if (found.end < end || found.year === undefined) return end;
  const { year, month, day, court, courtFound } = found;
  Object.assign(out.fields, { year, month, day, court, courtFound });
  return open;
}

/** "School District No. 15", "Sparrow v. Hill (No. 2)": a small number behind no comma belongs to the name. */
const isOfName = (docket: RegExpExecArray): boolean =>
  /^No\.? ?\d{1,2}\)$/.test(docket[1]!) ||
  (/^No\.? ?\d{1,4}$/.test(docket[1]!) &&
    /[A-Za-z.]\s+$/.test(
      docket.input.slice(0, docket.index + docket[0].length - docket[1]!.length),
    ));

/** `Clinic, S.C., 225 Ill. 2d 52`: a service corporation, unless the reporter has South Carolina’s cases. */
const isOfServiceCorporation = (state: string, text: string, core: number): boolean =>
  state === 'S.C.' && !/^\d{1,4} S\.\s?[CE]\./.test(text.slice(core, core + 12));

/** Peels, from `start` backwards, everything that is not the case name. */
export function readBeforeCore(text: string, start: number, floor: number): BeforeCore {
  const out: BeforeCore = { nameEnd: start, fields: {}, comma: false, supra: false };
  let end = skipSpaceBack(text, start, floor);
  const bracket = codeAt(text, end - 1);
  // New York style puts the whole citation in brackets: Rogers v Rogers (63 NY2d 582 [1984]).
  if (end > floor && (bracket === 40 || bracket === 91)) end = skipSpaceBack(text, end - 1, floor);
  for (let turn = 0; turn < 5; turn++) {
    const from = end;
    if (codeAt(text, end - 1) === 44 && end > floor) {
      out.comma = true;
      end = skipSpaceBack(text, end - 1, floor);
    }
    const piece = text.slice(Math.max(floor, end - 90), end);
    const odd = STAR_PAGE.exec(piece) ?? BLANK_PARALLEL.exec(piece);
    const state = odd ? null : STATE_ALONE.exec(piece);
    if (state && out.comma && !isOfServiceCorporation(state[1]!, text, start)) {
      const court = courtFromCitation(state[1]!);
      if (court) {
        Object.assign(out.fields, { court, courtFound: state[1] });
        end = skipSpaceBack(text, end - state[1]!.length, floor);
        continue;
      }
    }
    if (odd) end = skipSpaceBack(text, end - odd[0].length, floor);
    else if (SUPRA.test(piece)) {
      out.supra = true;
      end = skipSpaceBack(text, end - SUPRA.exec(piece)![0].length, floor);
    } else if (isDigit(codeAt(text, end - 1)) || codeAt(text, end - 1) === 41) {
      const docket = DOCKET.exec(piece);
      if (docket && !isOfName(docket)) {
        out.fields.docketNumber = docket[2]!.trim();
        end = skipSpaceBack(text, end - docket[1]!.length, floor);
      }
    }
    if (out.fields.year === undefined)
      end = skipSpaceBack(text, stripBracket(text, end, floor, out), floor);
    if (end === from) break;
  }
  out.nameEnd = Math.max(end, floor);
  return out;
}
