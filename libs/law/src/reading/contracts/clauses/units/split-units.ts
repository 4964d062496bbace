import type { Unit } from '../clause.js';
import { readHeading } from './read-heading.js';
import { sentenceStop } from './sentence-stop.js';

/** A part of an enumeration stands alone once the unit before it has this many characters. */
const LONG_ENOUGH = 320;
/** Text without any stop is cut here, so that no unit makes later steps slow. */
const LONGEST = 2400;

/** As much of the words before a list as its items need to be understood. */
const LEAD = 220;
const ITEM = /^(?:\([a-z]{1,4}\)|\(\d{1,2}\)|[a-z][.)]|\d{1,2}(?:\.\d{1,2}){2,}\.?)\s/;

const NEXT_ITEM = /^;\s+(?:and\s+|or\s+|and\/or\s+)?\(?(?:[a-z]|[ivx]{1,4}|\d{1,2})[).]\s/i;

/**
 * Splits a contract into units, in one pass. A sentence ends at its stop, at a blank line (unless
 * the page broke it there) and, where it is long, before the next item of an enumeration.
 */
export function splitUnits(text: string): Unit[] {
  const units: Unit[] = [];
  let heading = '';
  let lead = '';
  let start = skipSpace(text, 0);
  const close = (end: number): void => {
    const unit = makeUnit(text, start, end, heading);
    if (unit) {
      units.push(unit);
      heading = unit.heading;
      lead = leadAfter(unit, lead);
      if (ITEM.test(unit.text) && lead) unit.text = `${lead} ${unit.text}`;
    }
    start = skipSpace(text, end);
  };
  for (let at = start; at < text.length; at++) {
    const end = endOfUnit(text, start, at);
    if (end === -1) continue;
    close(end);
    at = Math.max(at, start - 1);
  }
  close(text.length);
  return units;
}

/** Where the unit that began at `start` ends, if the character at `at` ends it; or -1. */
function endOfUnit(text: string, start: number, at: number): number {
  const sign = text[at];
  if (sign === '.' || sign === '?' || sign === '!') return sentenceStop(text, start, at);
  if (sign === '\n' || sign === '\f') return paragraphStop(text, at);
  if (sign === ';' && at - start > LONG_ENOUGH) {
    return NEXT_ITEM.test(text.slice(at, at + 24)) ? at + 1 : -1;
  }
  return at - start > LONGEST && sign === ' ' ? at : -1;
}

/** A blank line ends a unit unless lower case continues after it, as it does over a page break. */
function paragraphStop(text: string, at: number): number {
  const next = skipSpace(text, at);
  let lines = 0;
  for (let i = at; i < next && lines < 2; i++) if (text[i] === '\n') lines++;
  if (lines < 2 && text[at] !== '\f') return -1;
  const follower = text[next] ?? '';
  if (follower >= 'a' && follower <= 'z') return -1;
  return /[,&]$|\b(?:of|the|and|or|to|by|a)$/.test(text.slice(Math.max(0, at - 4), at)) ? -1 : at;
}

/** The words that open a list: they belong to each of its items ("You shall not: (a) …"). */
function leadAfter(unit: Unit, lead: string): string {
  if (unit.text.endsWith(':')) return unit.text.slice(-LEAD);
  if (ITEM.test(unit.text)) return lead;
  const opener = /:\s+\(?(?:a|i|1)\)\s/.exec(unit.text);
  return opener ? unit.text.slice(Math.max(0, opener.index - LEAD), opener.index + 1) : '';
}

function makeUnit(text: string, start: number, end: number, current: string): Unit | null {
  let stop = end;
  while (stop > start && isSpace(text.charCodeAt(stop - 1))) stop--;
  if (stop <= start) return null;
  const words = text
    .slice(start, stop)
    .replace(/\s+/g, ' ')
    .replace(/[“”]/g, '"')
    .replace(/[‘’]/g, "'");
  const { heading, whole } = readHeading(words);
  return {
    start,
    end: stop,
    text: words,
    heading: heading ?? current,
    isHeading: whole,
  };
}

const isSpace = (code: number): boolean =>
  code === 32 || (code >= 9 && code <= 13) || code === 160 || code === 0x200b;

function skipSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && isSpace(text.charCodeAt(at))) at++;
  return at;
}
