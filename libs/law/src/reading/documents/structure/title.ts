import type { TextSpan } from '../../extracted-text.js';
import type { Line } from '../reading/lines.js';
import { plain } from '../reading/spans.js';

/** Lines at the beginning among which the title is looked for. */
const LOOKED_AT = 60;
const KINDS =
  /\b(?:AGREEMENT|CONTRACT|LEASE|NOTE|GUARANTY|AMENDMENT|ADDENDUM|ASSIGNMENT|LICENSE|COMPLAINT|ANSWER|MOTION|BRIEF|MEMORANDUM|PETITION|NOTICE|ORDER|JUDGMENT|DECREE|STIPULATION|DECLARATION|AFFIDAVIT|SUBPOENA|INTERROGATORIES|RELEASE|WILL(?= AND\b| OF\b|$)|POLICY|TERMS (?:OF|AND)|DEED|OPINION|DECISION|PLAN|RESOLUTION|BYLAWS|INDENTURE|REPORT|POWER OF ATTORNEY|REQUESTS? FOR|(?:PROOF|CERTIFICATE) OF SERVICE|APPEARANCE)\b/i;
const NOT_A_TITLE =
  /^(?:exhibit|ex\.?|annex|appendix|schedule|page|table of contents|index|dated?|draft|confidential|execution|source:|case\b|docket\b|no\.|civil action|filed|copy|https?:|this\b|not\b|motion and\b|dismissed|on petition|\d|[ivx]+\.\s|by\s?:|name\b|editor)/i;

/**
 * The document's own title: among its first lines the one that names a kind of document and is
 * printed as a title is, in capitals or with capital letters, on lines of its own.
 */
export function findTitle(text: string, lines: readonly Line[]): TextSpan | null {
  const head = lines.slice(0, LOOKED_AT);
  const at = head.findIndex(
    (line, index) =>
      isTitleLine(line.text) && KINDS.test(line.text) && !isUnderExhibit(head, index),
  );
  if (at === -1) return inlineTitle(text);
  let first = at;
  let last = at;
  while (first > 0 && goesOn(head, first - 1) && at - first < 3) first--;
  while (last + 1 < head.length && goesOn(head, last) && last - at < 3) last++;
  return { start: head[first]!.start, end: head[last]!.end };
}

/** Of an exhibit behind the paper; the number of the paper itself as a filing's exhibit stands first. */
const isUnderExhibit = (lines: readonly Line[], at: number): boolean =>
  at > 3 && /^(?:EXHIBIT|SCHEDULE|ANNEX|APPENDIX)\s+["“]?\w{1,3}["”]?$/i.test(lines[at - 1]!.text);

/** Whether the title on one line continues with the next. */
function goesOn(lines: readonly Line[], at: number): boolean {
  const [line, next] = [lines[at]!, lines[at + 1]!];
  if (next.afterGap || !isTitleLine(line.text) || !isTitleLine(next.text)) return false;
  return isCapitals(line.text) === isCapitals(next.text);
}

function isTitleLine(printed: string): boolean {
  // A running foot has its page number set apart.
  if (/\s{3}\d/.test(printed)) return false;
  const words = plain(printed);
  if (words.length < 4 || words.length > 110 || NOT_A_TITLE.test(words)) return false;
  if (/[.;:,]$/.test(words) && !/\b(?:Inc|Co|Corp|Ltd)\.$/.test(words)) return false;
  if (!/^[“"‘A-Z]/.test(words) || /:\s/.test(words)) return false;
  if (/\bv\.|\bcourt\b|\b(?:shall|hereby|means)\b/i.test(words)) return false;
  return isCapitals(words) || isTitleCase(words);
}

const isCapitals = (words: string): boolean => !/[a-z]{2}/.test(words) && /[A-Z]{3}/.test(words);

const SMALL = /^(?:a|an|and|as|at|by|between|for|from|in|of|on|or|the|to|with|re|de)$/i;

/** Every word but the small ones begins with a capital letter. */
export function isTitleCase(words: string): boolean {
  const each = words.split(/\s+/).filter((word) => /[A-Za-z]/.test(word) && !SMALL.test(word));
  return each.length > 0 && each.every((word) => /^["“'‘([]*[A-Z0-9]/.test(word));
}

/** Of a text without line breaks, the first capitals that name a kind: `Exhibit 9 LEASE This …`. */
function inlineTitle(text: string): TextSpan | null {
  const match =
    /(?<![A-Za-z])((?:[A-Z][A-Z&’'/-]+[ ,]+){0,12}[A-Z]*(?:AGREEMENT|CONTRACT|LEASE|NOTE|AMENDMENT|COMPLAINT|MOTION|ORDER|BRIEF))\b/.exec(
      text.slice(0, 700),
    );
  if (!match) return null;
  const start = match.index + match[0].length - match[1]!.length;
  return { start, end: start + match[1]!.length };
}
