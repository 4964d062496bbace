import type { Line } from '../layout/columns.js';
import { RAISED_MARK } from '../layout/segments.js';
import type { PageLines } from './furniture.js';
import { Hyphens } from './hyphens.js';
import {
  endsEarly,
  isTabular,
  LIST_MARK,
  type Paragraph,
  SECTION,
  SENTENCE_END,
  type Setting,
  toParagraph,
} from './to-paragraph.js';

/** Of the page's width. */
const NARROWEST = 0.72;

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
  if (RAISED_MARK.test(line.text)) return true;
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

function continues(last: Line, next: Line, setting: Setting): boolean {
  if (SENTENCE_END.test(last.text)) return false;
  return /^\p{Ll}/u.test(next.text) && !endsEarly(last, next, setting);
}
