import { collapse } from '../text/chars.js';

/** Page furniture that a page break leaves inside a name: star pages, lone page numbers. */
const FURNITURE = /\*\d{1,4}\b|(?:\n|\f)\s*(?:Page\s+)?-?\s*\d{1,4}\s*-?\s*(?=\n|\f)/g;

/** A party's name as printed, with white space, page furniture and stray punctuation removed. */
export function cleanParty(text: string): string {
  return collapse(text.replace(FURNITURE, ' '))
    .replace(/^[\s,;:.—–(["“‘'*]+(?=\S)/, (lead) => (lead.includes('(') ? '(' : ''))
    .replace(/^\((?!.*\))/, '')
    .replace(/[\s,;:—–"”*]+$/, '')
    .replace(/,? et al\.?$/i, '');
}
