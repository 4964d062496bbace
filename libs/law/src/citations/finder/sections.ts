import { collapse } from '../text/chars.js';

/** Section numbers as codes print them: 1983, 78dd-1, 240.10b-5, 2C:11-3, 5/9-1, 93A. */
const NUMBER = String.raw`\d[0-9A-Za-z]{0,7}(?:[.:–-](?:\d[0-9A-Za-z]{0,7}|[A-Z]{1,3}\d*(?![A-Za-z])))*`;
/** Subsections: (a)(2), (iv), never a year or a word in brackets. */
const SUBSECTION = String.raw`(?:\s?\((?:\d{1,3}|[A-Za-z]{1,2}|[ivxl]{1,7}|[IVXL]{1,7})\))`;
const SECTION = new RegExp(`^(${NUMBER})(${SUBSECTION}*)`);
const MARK = /^(?:§\s?§?|[Ss]ections?|[Ss]ecs?\.?|[Ss]s?\.)\s*/;
const PLURAL = /^(?:§\s?§|[Ss]ections|[Ss]ecs|[Ss]s)/;
const MORE = /^(?:,\s*(?:(?:and|or)\s+)?|\s+(?:and|or|&|to|through)\s+)(?:§\s*)?/;
/** A further number that is followed by a capitalized word is the volume of something else. */
const OTHER = /^\s+[A-Z]/;

interface Sections {
  first: string;
  /** Subsections of the first: `(a)(2)`. */
  pin?: string;
  all: string[];
  end: number;
  marked: boolean;
  /** Printed with §§. */
  plural: boolean;
}

function oneSection(
  text: string,
  at: number,
): { number: string; pin: string; end: number } | undefined {
  const found = SECTION.exec(text.slice(at, at + 64));
  if (!found) return undefined;
  const [whole, number = '', pin = ''] = found;
  return { number, pin: pin.replace(/\s+/g, ''), end: at + whole.length };
}

/** Reads "§ 1983", "§§ 1331, 1332(a)", "section 5", or a bare number. */
export function readSections(text: string, at: number): Sections | undefined {
  const piece = text.slice(at, at + 12);
  const mark = MARK.exec(piece)?.[0] ?? '';
  const first = oneSection(text, at + mark.length);
  if (!first) return undefined;
  const all = [first.number + first.pin];
  let { end } = first;
  while (PLURAL.test(mark) && all.length < 40) {
    const more = MORE.exec(text.slice(end, end + 16));
    const next = more && oneSection(text, end + more[0].length);
    if (!next || OTHER.test(text.slice(next.end, next.end + 4))) break;
    all.push(next.number + next.pin);
    end = next.end;
  }
  return {
    first: first.number,
    pin: first.pin || undefined,
    all,
    end,
    marked: mark !== '',
    plural: PLURAL.test(mark),
  };
}

/** "Id. § 1983(a)": a section as the pin of a back reference. */
export function readSectionPin(
  text: string,
  at: number,
): { text: string; end: number; last?: string } | undefined {
  const lead = /^,?\s*(?:at\s+)?(?=§|art\.|amend\.|sections?\s\d)/.exec(text.slice(at, at + 12));
  if (!lead) return undefined;
  const from = at + lead[0].length;
  const found = readSections(text, from);
  return found ? { text: collapse(text.slice(from, found.end)), end: found.end } : undefined;
}
