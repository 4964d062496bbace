import type { TextSpan } from '../../extracted-text.js';
import { readingsOf, type SectionNumber } from './numbers.js';

/** What looks like the number of a section. `end` is where the words behind it begin. */
export interface Label extends TextSpan {
  readings: readonly SectionNumber[];
  /**
   * Whether it begins a line; one inside a line has to continue exactly where the last left off.
   */
  startsLine: boolean;
}

/**
 * In front: the beginning of a line, the end of a sentence, or a column gap, since many extracted
 * texts have lost their line breaks. Behind: what begins a section's words.
 */
const LABEL =
  /(?:(^|[\n\f])[ \t]*)?(?<![\w$.,§-])((?:ARTICLE|Article)\s+(?:[IVXLC]{1,7}|\d{1,2})\b\.?|(?:EXHIBIT|SCHEDULE|ANNEX|APPENDIX|ATTACHMENT|Exhibit|Schedule|Annex|Appendix|Attachment)\s+(?:[A-Z]{1,2}|\d{1,2})(?:-\d)?\b(?!\.\d)|(?:SECTION|Section|Sec\.|§)\s*\d{1,3}(?:\.\d{1,3}){0,4}\b[.:)]?|\d{1,2}(?:\.\d{1,3}){1,4}\.?(?=[\s])|\d{1,2}[.)](?=\s)|[IVXL]{1,6}\.(?=\s)|[A-Z]\.(?=\s)|\((?:[a-z]|[ivx]{1,5}|[a-z]{2}|\d{1,2}|[A-Z])\)(?=[\s“"]))[ \t]*/g;

/** Words that point at a section, so that the number behind them begins none. */
const POINTER =
  /\b(?:sections?|articles?|paragraphs?|clauses?|sub-?(?:section|paragraph|clause)s?|exhibits?|schedules?|annex|appendix|attachment|items?|rules?|parts?|chapters?|nos?\.?|to|and|or|of|in|under|with|see|page|pp?\.|§+|\(\w{1,3}\)),?\s*$/i;

/** A sentence that was broken before the exhibit it names. */
const POINTED_AT =
  /\b(?:in|to|of|by|with|and|or|see|under|per|on|the|this|attached(?: as)?|as)\s+$/;

export function findLabels(text: string): Label[] {
  const labels: Label[] = [];
  for (const match of text.matchAll(LABEL)) {
    const [all, lineBreak, printed = ''] = match;
    const start = match.index + all.indexOf(printed, lineBreak?.length ?? 0);
    const end = match.index + all.length;
    // A group that matches nothing, as at the very beginning, counts as unmatched.
    const startsLine = lineBreak !== undefined || match.index === 0;
    if (!startsLine && !mayStandInside(text, start, printed)) continue;
    if (!mayBegin(text, start, end, printed, startsLine)) continue;
    const readings = readingsOf(
      printed.replace(/[.:)]$/, (mark) => (printed.startsWith('(') ? mark : '')),
    );
    if (readings.length > 0) labels.push({ start, end, readings, startsLine });
  }
  return withoutContents(text, labels);
}

/** From so many lines on that end in a page number, they are a table of contents. */
const CONTENTS = 4;
const LONGEST_ENTRY = 140;

/** A table of contents has all the numbers once before the text has them. */
function withoutContents(text: string, labels: readonly Label[]): Label[] {
  const isEntry = labels.map(({ end }, at) => {
    const next = labels[at + 1]?.start ?? text.length;
    return next - end < LONGEST_ENTRY && /[A-Za-z)][\s.]+\d{1,3}\s*$/.test(text.slice(end, next));
  });
  const kept: Label[] = [];
  for (let at = 0; at < labels.length; ) {
    let stop = at;
    while (stop < labels.length && isEntry[stop]) stop++;
    // The last entry runs on into the text, so it is one although no label follows its page.
    if (stop - at >= CONTENTS) at = Math.min(stop + 1, labels.length);
    else {
      kept.push(...labels.slice(at, Math.max(stop, at + 1)));
      at = Math.max(stop, at + 1);
    }
  }
  return kept;
}

/** Inside a line only behind the end of a sentence or of a heading, or a wide gap. */
function mayStandInside(text: string, start: number, printed: string): boolean {
  if (/^(?:exhibit|schedule|annex|appendix|attachment|section|sec|§)/i.test(printed)) return false;
  const before = text.slice(Math.max(0, start - 24), start);
  if (POINTER.test(before)) return false;
  if (/^[A-Z]\.$/.test(printed)) return false;
  return printed.startsWith('(')
    ? /[.;:,)”"]\s+(?:and |or )?$|\s{2}$/.test(before)
    : /[.;:)”"]\s+$|\s{3}$/.test(before);
}

function mayBegin(
  text: string,
  start: number,
  end: number,
  printed: string,
  startsLine: boolean,
): boolean {
  const next = text.slice(end, end + 40).trimStart();
  if (startsLine && POINTER.test(text.slice(Math.max(0, start - 16), start).replace(/\s+$/, ' '))) {
    if (!/\n\s*\n\s*$/.test(text.slice(Math.max(0, start - 16), start))) return false;
  }
  if (printed.startsWith('(')) return next.length > 0;
  if (/^(?:exhibit|schedule|annex|appendix|attachment)/i.test(printed)) {
    return (
      !POINTED_AT.test(text.slice(Math.max(0, start - 30), start)) &&
      !/^(?:[,;)]|\(as\s|\.\s+[A-Z][a-z]+,? [a-z])/.test(text.slice(end, end + 40)) &&
      /^(?:$|\n|[-–—:.]|[A-Z(“"])/.test(text.slice(end, end + 2).replace(/^[ \t]/, '')) &&
      startsLine
    );
  }
  return /^[A-Z“"‘[(_*]/.test(next);
}
