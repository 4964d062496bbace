import { codeAt, collapse, isLetter } from '../text/chars.js';

/** Page furniture that a page break leaves inside a name: star pages, lone page numbers. */
const FURNITURE =
  /\*\d{1,4}\b|(?:\n|\f)\s{0,200}(?:Page\s+)?(?:-\s*)?\d{1,4}\s*(?:-\s*)?(?=\n|\f)/g;

const STOP = 46;
const SMALL_L = 108;

const mayHaveFurniture = (text: string): boolean =>
  text.includes('\n') || text.includes('*') || text.includes('\f');

const withoutLead = (text: string): string =>
  text
    .replace(/^[\s,;:.—–(["“‘'*]+(?=\S)/, (lead) => (lead.includes('(') ? '(' : ''))
    .replace(/^\((?!.*\))/, '');

const TAIL = /[\s,;:—–"”*]+$/;

function withoutOthers(text: string): string {
  const stop = codeAt(text, text.length - 1) === STOP ? 1 : 0;
  const isL = (codeAt(text, text.length - 1 - stop) | 32) === SMALL_L;
  return isL ? text.replace(/,? et al\.?$/i, '') : text;
}

/** A party's name as printed, with white space, page furniture and stray punctuation removed. */
export function cleanParty(text: string): string {
  const whole = collapse(mayHaveFurniture(text) ? text.replace(FURNITURE, ' ') : text);
  const bare = isLetter(codeAt(whole, 0)) ? whole : withoutLead(whole);
  const end = codeAt(bare, bare.length - 1);
  return withoutOthers(isLetter(end) || end === STOP ? bare : bare.replace(TAIL, ''));
}
