import type { Line } from '../layout/columns.js';
import { RAISED_MARK } from '../layout/segments.js';

/** A page as lines in reading order. */
export interface PageLines {
  lines: Line[];
  width: number;
  height: number;
}

/** The parts of a page, at its top and bottom, where headers and footers are. */
const ZONE = 0.13;
const OUTERMOST = 5;
const BUCKET = 5;
const PAGE_NUMBER = /^[-–—\s[(]*(?:page\s*)?#(?:\s*(?:of|\/)\s*#)?[-–—\s\])]*$/i;

/**
 * Removes what repeats from page to page at the same height: running heads, stamps of electronic
 * filing, page numbers. What says something (a docket number) stays on the first page.
 */
export function removeFurniture(pages: PageLines[]): void {
  if (pages.length < 2) return;
  removeCountedNumbers(pages);
  const seen = new Map<string, number>();
  const keys = pages.map((page) => keysOf(page));
  for (const page of keys) {
    for (const key of new Set(page.values())) seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  const repeats = (key: string): boolean => countNear(seen, key) >= Math.min(3, pages.length);
  for (const [index, page] of pages.entries()) {
    page.lines = page.lines.filter((line) => {
      const key = keys[index]!.get(line);
      if (!key || !repeats(key)) return true;
      return index === 0 && !PAGE_NUMBER.test(key.slice(key.indexOf(' ') + 1));
    });
  }
}

/** Lines at the outer edges by a key that is the same where only numbers differ. */
function keysOf({ lines, height }: PageLines): Map<Line, string> {
  const byHeight = [...lines].sort((a, b) => a.y - b.y);
  const outer = new Set([...byHeight.slice(0, OUTERMOST), ...byHeight.slice(-OUTERMOST)]);
  const keys = new Map<Line, string>();
  for (const line of outer) {
    // Notes that say the same, as `Id.`, are none.
    if (RAISED_MARK.test(line.text)) continue;
    if (line.y > height * ZONE && line.y < height * (1 - ZONE)) continue;
    keys.set(line, `${Math.round(line.y / BUCKET)} ${sameFor(line.text)}`);
  }
  return keys;
}

function sameFor(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim();
  return (/^[ivxl]+$/i.test(words) ? '#' : words).replace(/\d+/g, '#');
}

/** Heights are rounded: a line may fall into a neighboring step. */
function countNear(seen: Map<string, number>, key: string): number {
  const at = key.indexOf(' ');
  const [step, words] = [Number(key.slice(0, at)), key.slice(at)];
  return [-1, 0, 1].reduce((sum, by) => sum + (seen.get(`${step + by}${words}`) ?? 0), 0);
}

const LONE_NUMBER = /^[-–—\s]*(\d{1,4})[-–—\s]*$/;

/** Numbers on their own lines that count with the pages, at whatever height they stand. */
function removeCountedNumbers(pages: PageLines[]): void {
  const offsetOf = ({ text }: Line, index: number): number | null => {
    const number = LONE_NUMBER.exec(text)?.[1];
    return number === undefined ? null : Number(number) - index;
  };
  const seen = new Map<number, number>();
  for (const [index, { lines }] of pages.entries()) {
    for (const offset of new Set(lines.map((line) => offsetOf(line, index)))) {
      if (offset !== null) seen.set(offset, (seen.get(offset) ?? 0) + 1);
    }
  }
  const counts = (offset: number | null): boolean =>
    offset !== null && (seen.get(offset) ?? 0) >= Math.max(3, pages.length / 2);
  for (const [index, page] of pages.entries()) {
    page.lines = page.lines.filter((line) => !counts(offsetOf(line, index)));
  }
}
