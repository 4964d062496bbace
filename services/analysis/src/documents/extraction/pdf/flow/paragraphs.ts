import type { TextBlock } from '../../../../engine/extracted-text.js';
import type { Line } from '../layout/columns.js';
import type { PageLines } from './furniture.js';
import { Hyphens } from './hyphens.js';

/** Lines that belong together, as text; `lines` are those of which it was made. */
export interface Paragraph {
  kind: TextBlock['kind'];
  text: string;
  lines: Line[];
  /** Whether its last line was full and its sentence open: the next page may go on with it. */
  open: boolean;
}

const LIST_MARK =
  /^(?:\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)]|\d{1,2}(?:\.\d{1,3}){1,4}\.?|[•●▪◦■□☐☒–*]|§+\s?\d\S*)\s+\S/i;
const SECTION = /^(?:article|section|chapter|part|exhibit|schedule|appendix)\s+[\dIVXLA-Z]+\b/i;
const SENTENCE_END = /[.;:!?]["'”’)\]]*\d{0,2}$/;
const NOTE_MARK = /^(?:\d{1,3}|[*†‡§]{1,3})\s*\p{L}/u;

/** Of the page's width. */
const NARROWEST = 0.72;

interface Setting {
  left: number;
  right: number;
  /** From baseline to baseline, mostly. */
  pitch: number;
  size: number;
}

/** A page's lines as paragraphs. `bodySize` is the document's usual font size. */
export function readParagraphs(
  { lines, width }: Pick<PageLines, 'lines' | 'width'>,
  bodySize: number,
  hyphens: Hyphens,
): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  const settings = new Map<number, Setting>();
  let current: Line[] = [];
  const close = (): void => {
    if (current.length > 0) paragraphs.push(toParagraph(current, settings, bodySize, hyphens));
    current = [];
  };
  for (const column of new Set(lines.map((line) => line.column))) {
    const narrowest = column === 0 ? width * NARROWEST : 0;
    settings.set(
      column,
      settingOf(
        lines.filter((line) => line.column === column),
        narrowest,
      ),
    );
  }
  for (const line of lines) {
    const last = current.at(-1);
    if (last && beginsAnew(current, line, settings.get(last.column)!)) close();
    current.push(line);
  }
  close();
  return paragraphs;
}

/** The document's usual font size: that of most letters. */
export function usualSize(pages: { lines: Line[] }[]): number {
  const letters = new Map<number, number>();
  for (const { lines } of pages) {
    for (const { size, text } of lines) {
      const rounded = Math.round(size * 2) / 2;
      letters.set(rounded, (letters.get(rounded) ?? 0) + text.length);
    }
  }
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 12;
}

/** @param narrowest where text across the page ends at least: a page of addresses has short lines only */
function settingOf(lines: Line[], narrowest: number): Setting {
  const sorted = (values: number[]): number[] => values.sort((a, b) => a - b);
  const gaps = sorted(
    lines.slice(1).flatMap((line, index) => {
      const gap = line.y - lines[index]!.y;
      return gap > 0.5 ? [gap] : [];
    }),
  );
  const lefts = sorted(lines.map(({ x }) => x));
  const ends = sorted(lines.map(({ end }) => end));
  const size = sorted(lines.map((line) => line.size))[Math.floor(lines.length / 2)] ?? 12;
  return {
    left: lefts[Math.floor(lefts.length * 0.1)] ?? 0,
    right: Math.max(narrowest, ends[Math.floor(ends.length * 0.9)] ?? 0),
    pitch: gaps[Math.floor(gaps.length / 2)] ?? size * 1.2,
    size,
  };
}

function beginsAnew(current: Line[], line: Line, setting: Setting): boolean {
  const last = current.at(-1)!;
  if (line.column !== last.column) return !continues(last, line, setting);
  const gap = line.y - last.y;
  const size = Math.max(line.size, last.size);
  if (gap < 0 || gap > Math.max(1.3 * setting.pitch, 1.45 * size)) return true;
  if (Math.abs(line.size - last.size) > 0.12 * size) return true;
  if (isTabular(line) !== isTabular(last)) return true;
  if (isTabular(line)) return false;
  if (LIST_MARK.test(line.text) || SECTION.test(line.text)) {
    if (endsEarly(last, line, setting) || SENTENCE_END.test(last.text)) return true;
  }
  if (indentChanges(current, line, setting)) return true;
  return endsEarly(last, line, setting) && SENTENCE_END.test(last.text);
}

/** A first line is indented, or its paragraph hangs below it; other changes begin something new. */
function indentChanges(current: Line[], line: Line, { size }: Setting): boolean {
  const last = current.at(-1)!;
  const step = line.x - last.x;
  if (Math.abs(step) < size) return false;
  if (current.length > 1) return true;
  return step > 0 && !LIST_MARK.test(last.text) && !isCentred(current, line);
}

function isCentred(current: Line[], line: Line): boolean {
  const middle = ({ x, end }: Line): number => (x + end) / 2;
  return current.every((each) => Math.abs(middle(each) - middle(line)) < line.size);
}

/** The next line's first word would still have fitted. */
function endsEarly(last: Line, next: Line, { right }: Setting): boolean {
  const word = /^\S*/.exec(next.text)![0].length;
  return right - last.end > (word + 1) * last.size * 0.5 + last.size;
}

function continues(last: Line, next: Line, setting: Setting): boolean {
  if (SENTENCE_END.test(last.text)) return false;
  return /^\p{Ll}/u.test(next.text) && !endsEarly(last, next, setting);
}

const isTabular = ({ cells }: Line): boolean => cells > 1;

function toParagraph(
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
