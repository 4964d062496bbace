import { skipSpace } from '../text/chars.js';
import type { Lexicon } from './lexicon.js';

const IN_BRACKETS = /^[([]\s*(?:(\d{1,3}|3 & 4)\s+)?((?:[A-Z][A-Za-z.&' ]*|n\.s\.|o\.s\.)?)[)\]],?/;
const YEAR_IN_BRACKETS = /^\((?:Ed\. )?(1[6-9]\d\d|20\d\d),?\)/;
const NUMBER_IN_BRACKETS = /^,?\s*\((?:Dav\. )?\d{1,4},?\),?/;

export interface Between {
  at: number;
  year?: number;
  nominative?: { volume?: string; reporter: string };
}

/** Reads what may come between reporter and page: `(1 Cranch)`, `(1846)`, `(Pa.),`. */
export function readBetween(text: string, at: number, lexicon: Lexicon): Between | undefined {
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

export const SERIES = /^,?\s*Supp\.\s*/;
