import type { TextBlock } from '@casewright/law/reading';
import type { Line } from '../layout/columns.js';
import { Hyphens } from './hyphens.js';

/** Lines that belong together, as text; `lines` are those of which it was made. */
export interface Paragraph {
  kind: TextBlock['kind'];
  text: string;
  lines: Line[];
  /** Whether its last line was full and its sentence open: the next page may continue with it. */
  open: boolean;
}

export const SENTENCE_END = /[.;:!?]["'”’)\]]*\d{0,2}$/;

export interface Setting {
  left: number;
  right: number;
  /** From baseline to baseline, mostly. */
  pitch: number;
  size: number;
}

export const LIST_MARK =
  /^(?:\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)]|\d{1,2}(?:\.\d{1,3}){1,4}\.?|[•●▪◦■□☐☒–*]|§+\s?\d\S*)\s+\S/i;
export const SECTION =
  /^(?:article|section|chapter|part|exhibit|schedule|appendix)\s+[\dIVXLA-Z]+\b/i;

const NOTE_MARK = /^(?:\d{1,3}|[*†‡§]{1,3})\s*\p{L}/u;

export function toParagraph(
  lines: Line[],
  settings: Map<number, Setting>,
  bodySize: number,
  hyphens: Hyphens,
): Paragraph {
  let text = '';
  const edge = blockEdge(lines);
  for (const [index, line] of lines.entries()) {
    const last = lines[index - 1];
    if (!last) text = line.text;
    else {
      const setting = settings.get(last.column)!;
      text = joined(text, line, last, { ...setting, right: edge ?? setting.right }, hyphens);
    }
  }
  const end = lines.at(-1)!;
  const full = !endsEarly(end, end, settings.get(end.column)!);
  return {
    kind: kindOf(lines, text, bodySize),
    text,
    lines,
    open: full && !SENTENCE_END.test(end.text),
  };
}

/** The right edge of a block that is set narrower than the page, a quotation; null for other lines. */
function blockEdge(lines: Line[]): number | null {
  if (lines.length < 4) return null;
  const edge = Math.max(...lines.map(({ end }) => end));
  const left = Math.min(...lines.map(({ x }) => x));
  // Narrower than a line of prose is a list of names, or an address.
  if (edge - left < 22 * lines[0]!.size) return null;
  const body = lines.slice(0, -1);
  const near = body.filter(({ end, size }) => edge - end < 4 * size);
  return near.length >= body.length * 0.7 ? edge : null;
}

function joined(text: string, line: Line, last: Line, setting: Setting, hyphens: Hyphens): string {
  if (Hyphens.endsLine(last.text, line.text)) return hyphens.join(text, line.text);
  const ownLine = isTabular(line) || endsEarly(last, line, setting);
  return `${text}${ownLine ? '\n' : ' '}${line.text}`;
}

function kindOf(lines: Line[], text: string, bodySize: number): TextBlock['kind'] {
  const [first] = lines as [Line];
  if (lines.length > 1 && lines.every(isTabular)) return 'table';
  if (first.size < bodySize * 0.93 && NOTE_MARK.test(text)) return 'footnote';
  if (isHeading(text, first, bodySize)) return 'heading';
  return LIST_MARK.test(text) ? 'list-item' : 'paragraph';
}

function isHeading(text: string, { size }: Line, bodySize: number): boolean {
  if (text.length > 160 || /[.;,:]$/.test(text)) return false;
  const letters = text.replace(/\P{L}/gu, '');
  if (letters.length < 3) return false;
  return size > bodySize * 1.15 || letters === letters.toUpperCase() || SECTION.test(text);
}

/** The next line's first word would still have fitted. */
export function endsEarly(last: Line, next: Line, { right }: Setting): boolean {
  const word = /^\S*/.exec(next.text)![0].length;
  return right - last.end > (word + 1) * last.size * 0.5 + last.size;
}

export const isTabular = ({ cells }: Line): boolean => cells > 1;
