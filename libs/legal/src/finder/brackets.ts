import { courtFromCitation } from '../courts/citation-courts.js';
import { closeOfBracket, codeAt, collapse, skipSpace } from '../text/chars.js';
import { reporterByAbbreviation } from './reporter-lookup.js';

/** What the brackets after a citation say (Bluebook rules 10.4–10.6). */
export interface Brackets {
  year?: number;
  month?: number;
  day?: number;
  court?: string;
  courtFound?: string;
  weight?: string[];
  parenthetical?: string;
  shortName?: string;
  edition?: string;
  publisher?: string;
  /** Text of a first bracket that is no court or date. */
  end: number;
}

const MONTHS: Record<string, number> = {
  jan: 1,
  feb: 2,
  mar: 3,
  apr: 4,
  may: 5,
  jun: 6,
  jul: 7,
  aug: 8,
  sep: 9,
  oct: 10,
  nov: 11,
  dec: 12,
};
const DATE =
  /(?:^|[\s,(.])(?:(?:(Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]*\.?\s+(?:(\d{1,2})(?:st|nd|rd|th)?,?\s+)?)|(\d{1,2})[/-](\d{1,2})[/-])?(1[6-9]\d\d|20\d\d|(?<=[/-])\d\d)(?:[-–](?:\d\d){1,2})?(?:\s*(?:ed\.|& Supp.*|, pet\..*|, no (?:pet|writ).*|, writ.*))?$/;
const WEIGHT =
  /^(?:per curiam|en banc|in banc|mem\.?|memorandum|plurality(?: opinion)?|unpublished(?: table decision| disposition| opinion)?|table|dict(?:um|a)|by implication|alteration|emphasis|citations?|footnotes?|internal|in chambers|opinion of|sub silentio|alternative holding|same)\b/i;
const JUDGE = /(?:\bC\. ?J\.|\bJJ?\.|\bCircuit Judge|\b(?:Chief )?Justice\b)/;

/** "Holmes, J., concurring": names only in front of the judge's title. */
function isJudge(content: string): boolean {
  const title = JUDGE.exec(content);
  if (!title) return false;
  const names = content.slice(0, title.index).trim().split(/\s+/);
  return names.every((word) => /^(?:[A-Z&]|and$|of$|joined$|by$)/.test(word));
}

const PARALLEL = /^\d{1,4} ([A-Z][\w.'’ ]{0,30}?) ?\d+(?:, \d{1,5}(?:[-–]\d+)?)*(?=[,;] |$)/;

/**
 * California prints parallels in square brackets; they are citations of their own. The reporter
 * tells them from a court with its year: "5 Cir. 1956" against "500 P.2d 1962".
 */
function isParallel(content: string): boolean {
  const found = PARALLEL.exec(content);
  return found !== null && reporterByAbbreviation(found[1]!).length > 0;
}

const HEREINAFTER =
  /^(?:hereinafter(?: cited as| referred to as)?,?\s*|the\s+)?[“"']{1,2}\s*([A-Z][\w.'’& -]{1,40}?)[,.]?\s*[”"']{1,2}$/;

interface Dated {
  year: number;
  month?: number;
  day?: number;
  before: string;
}

/** Splits "S.D.N.Y. Aug. 25, 2000" into court text and date. */
function readDate(content: string): Dated | undefined {
  const found = DATE.exec(content);
  if (!found) return undefined;
  const [, name, day, slashMonth, slashDay, digits = ''] = found;
  const year =
    digits.length === 2 ? Number(digits) + (Number(digits) > 50 ? 1900 : 2000) : Number(digits);
  const month = name
    ? MONTHS[name.slice(0, 3).toLowerCase()]
    : slashMonth
      ? Number(slashMonth)
      : undefined;
  const dayText = day ?? slashDay;
  return {
    year,
    month,
    day: dayText ? Number(dayText) : undefined,
    before: content.slice(0, found.index).replace(/[,\s]+$/, ''),
  };
}

function readFirst(content: string, state: string | undefined, into: Brackets): boolean {
  const dated = readDate(content);
  if (!dated) {
    if (content.length > 48) return false;
    const court = courtFromCitation(content, undefined, state);
    if (court) Object.assign(into, { court, courtFound: content });
    return court !== undefined;
  }
  const { year, month, day, before } = dated;
  if (before.length > 80 || /["“”]/.test(before)) return false;
  Object.assign(into, { year, month, day });
  if (!before) return true;
  const court = courtFromCitation(before, year, state);
  into.court = court;
  into.courtFound = before;
  return true;
}

const PUBLISHER =
  /^((?:West|Lexis|LexisNexis|Michie|Deering|Vernon|McKinney|Thomson|Consol|Supp|Cum)[A-Za-z.\s&]*)(\d{4})?/;

/**
 * Reads the brackets that follow a citation at `at`: court and date, weight, explanation.
 * `state` is the reporter's state abbreviation, for "(Super. Ct. 1990)"; `law` reads publishers.
 */
export function readBrackets(text: string, at: number, state?: string, law = false): Brackets {
  const into: Brackets = { end: at };
  let first = true;
  for (let count = 0; count < 5; count++) {
    const open = skipSpace(text, into.end);
    if (open - into.end > 6) break;
    const code = codeAt(text, open);
    if (code !== 40 && code !== 91) break;
    const close = closeOfBracket(text, open);
    if (close === -1) break;
    const content = collapse(text.slice(open + 1, close - 1));
    if (first && !law && isYear(content)) {
      into.year = Number(content);
      first = false;
    } else if (!isParallel(content)) {
      if (!takeBracket(content, first, state, law, into)) break;
      first = false;
    }
    into.end = close;
  }
  return into;
}

/** "(1973)", most brackets of all. */
function isYear(content: string): boolean {
  if (content.length !== 4) return false;
  const year = Number(content);
  return year >= 1600 && year < 2100 && content.charCodeAt(0) < 51;
}

function takeBracket(
  content: string,
  first: boolean,
  state: string | undefined,
  law: boolean,
  into: Brackets,
): boolean {
  if (first && law && readLawBracket(content, into)) return true;
  if (first && readFirst(content, state, into)) return true;
  if (into.year === undefined && first && /^[\d,\s*]+$/.test(content)) return false;
  if (content.length < 160 && (WEIGHT.test(content) || isJudge(content))) {
    into.weight = [...(into.weight ?? []), content];
    // A short form's only bracket is its explanation too.
    if (
      into.year === undefined &&
      into.parenthetical === undefined &&
      /concurring|dissenting/.test(content)
    )
      into.parenthetical = content;
    return true;
  }
  const hereinafter = HEREINAFTER.exec(content);
  if (hereinafter) {
    into.shortName = hereinafter[1]!.trim();
    return true;
  }
  if (into.parenthetical !== undefined || !content) return false;
  into.parenthetical = content;
  return true;
}

function readLawBracket(content: string, into: Brackets): boolean {
  const found = PUBLISHER.exec(content);
  const year = /(1[6-9]\d\d|20\d\d)/.exec(content);
  if (found && (found[2] || year)) {
    into.publisher = found[1]!.trim();
    into.year = Number(found[2] ?? year![1]);
    return true;
  }
  if (!year || content.length > 60 || !/^(?:[A-Z][a-z]+\.? \d{1,2}, )?\d{4}\b/.test(content))
    return false;
  const dated = readDate(content);
  into.year = dated?.year ?? Number(year[1]);
  into.month = dated?.month;
  into.day = dated?.day;
  if (/\bed\.|Supp\.|\d[-–]\d/.test(content)) into.edition = content;
  return true;
}
