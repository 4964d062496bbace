import type { Span } from './span.js';

/** What a block of lines is. Only prose is edited; the rest is form. */
export type BlockKind = 'prose' | 'quotation' | 'heading' | 'caption' | 'signature' | 'table';

const LIST_MARKER =
  /^[ \t]*(?:[-•·*–][ \t]+|\(?(?:\d{1,3}|[a-zA-Z]|[ivxIVX]{1,5})[.)][ \t]+|\d{1,2}(?:\.\d{1,2})+\.?[ \t]+|§\s?\d)/;
const ENDS = /[.?!;:][”"’')\]]*[ \t]*$/;
/** A line that is this short and does not end a sentence is on its own. */
const SHORT_LINE = 52;

/** Cuts a text at blank lines, and where a line begins something new and goes on with no sentence. */
export function splitBlocks(text: string): Span[] {
  const blocks: Span[] = [];
  let start = -1;
  let end = 0;
  let previous = '';
  const close = (): void => {
    if (start >= 0) blocks.push({ start, end });
    start = -1;
  };
  let parted = false;
  for (let at = 0; at <= text.length; ) {
    const stop = lineEnd(text, at);
    const line = text.slice(at, stop);
    if (line.trim() === '') parted = true;
    else {
      if (start >= 0 && (parted ? !goesOn(previous, line) : beginsNew(previous, line))) close();
      if (start < 0) start = at + (line.length - line.trimStart().length);
      end = at + line.trimEnd().length;
      previous = line;
      parted = false;
    }
    at = stop + 1;
  }
  close();
  return blocks;
}

const BREAK = /[\n\f\r]/g;

function lineEnd(text: string, from: number): number {
  BREAK.lastIndex = from;
  return BREAK.exec(text)?.index ?? text.length;
}

/** Double spacing: a full line that ends no sentence, and after a blank line small letters. */
const goesOn = (previous: string, line: string): boolean =>
  previous.trim().length >= SHORT_LINE &&
  !ENDS.test(previous) &&
  /^\s*[a-z]/.test(line) &&
  !LIST_MARKER.test(line);

function beginsNew(previous: string, line: string): boolean {
  if (LIST_MARKER.test(line)) return true;
  const next = line.trimStart();
  if (/^[a-z]/.test(next)) return false;
  if (ENDS.test(previous)) return true;
  return previous.trim().length < SHORT_LINE || isTable(line) || isTable(previous);
}

/** Length of the list marker that a paragraph begins with, its white space included. */
export function listMarkerLength(text: string): number {
  return LIST_MARKER.exec(text)?.[0].length ?? 0;
}

const COURT = /\b(?:COURT|DISTRICT|CIRCUIT|DIVISION|COUNTY|STATE) (?:OF|FOR)\b|\bCOURT\b/;
const DOCKET =
  /^(?:(?:Case|Civil|Criminal|Docket|Cause|Index|Appeal|Action)\b.{0,24}\bNos?\.|Nos?\. [\w-]+|Civ\.|v\.|vs\.)/i;
/** Read from the end: from each beginning, a long word of many roles would be read again. */
const ROLE =
  /$(?<=\b(?:Plaintiffs?|Defendants?|Petitioners?|Respondents?|Appell(?:ants?|ees?)|Movants?|Debtors?|Intervenors?)(?:[-/–][A-Za-z-]+)?[,.)]*)/;
const SIGNATURE =
  /^(?:Respectfully submitted|By:|\/s\/|_{4,}|Dated?:|DATED|Name:|Title:|Its:|Very truly yours|Sincerely|Yours truly|Best regards|Regards|Attorneys? for|Counsel for|Signature|IN WITNESS WHEREOF|Dear |cc:|Re:|RE:|To:|TO:|From:|FROM:|Enclosures?\b|Via |VIA )/;

/** What a block is, by its own words. */
export function blockKind(block: string): BlockKind {
  if (isTable(block)) return 'table';
  if (SIGNATURE.test(block) && block.length < 240) return 'signature';
  const words = block.split(/\s+/);
  if (words.length > 28) return 'prose';
  if (isCaption(block, words)) return 'caption';
  return isHeading(block, words) ? 'heading' : 'prose';
}

function isTable(block: string): boolean {
  if (/\|.*\|/.test(block)) return true;
  if (/(?:[._]\s?){6,}/.test(block)) return true;
  return /\t[^\t\n]+\t/.test(block) || hasColumns(block);
}

/** Two gaps in one line, each as wide as a column's. */
function hasColumns(block: string): boolean {
  let before = -1;
  for (const { index } of block.matchAll(/(?<=\S) {4,}(?=\S)/g)) {
    if (before >= 0 && !/[\n\r\u2028\u2029]/.test(block.slice(before, index))) return true;
    before = index;
  }
  return false;
}

function isCaption(block: string, words: readonly string[]): boolean {
  if (DOCKET.test(block) && words.length <= 14) return true;
  const upper = isUpper(block);
  if (upper && (COURT.test(block) || /\bV(?:S)?\.\s/.test(block))) return true;
  return words.length <= 14 && ROLE.test(block) && !/\b(?:is|was|are|were|has|had)\b/.test(block);
}

const isUpper = (text: string): boolean => !/[a-z]/.test(text) && /[A-Z]{2}/.test(text);
const SMALL_WORDS =
  /^(?:a|an|the|of|and|or|for|to|in|on|at|by|as|from|with|under|is|are|not|no|that|v\.?|vs\.?|its|it)$/i;

/** All capitals, or a short line in title case, or one that does not end as a sentence does. */
function isHeading(block: string, words: readonly string[]): boolean {
  if (isUpper(block)) return true;
  const bare = block.slice(listMarkerLength(block)).trim();
  if (words.length <= 2) return !/[?!]$/.test(bare);
  const ends = /[.?!;:,][”"’')\]]*$/.test(bare);
  const content = bare.split(/\s+/).filter((word) => !SMALL_WORDS.test(word));
  const capitals = content.filter((word) => /^[“"‘'(]*[A-Z0-9§]/.test(word)).length;
  const titled = content.length > 0 && capitals === content.length;
  return titled ? words.length <= 16 : !ends && words.length <= 8;
}
