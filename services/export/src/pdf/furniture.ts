import { oneLine } from '../document-model/clean-text.js';
import type { Document } from '../document-model/document.js';
import { RULE, type Theme, TONE_COLOURS } from './theme.js';
import type { Typeface } from './typeface.js';

const SIZE = 8.5;
/** Points from the text to the running head, and to the foot. */
const AWAY = 26;

/** Running heads, page numbers and line numbers, once it is known how many pages there are. */
export function drawFurniture(
  doc: PDFKit.PDFDocument,
  document: Document,
  theme: Theme,
  typeface: Typeface,
): void {
  const { start, count } = doc.bufferedPageRange();
  const title = shortened(typeface.showable(oneLine(document.title)), theme, typeface);
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    doc.markContent('Artifact', { type: 'Pagination' });
    const drawn = new Furniture(doc, theme, typeface);
    if (theme.grid > 0) drawn.lineNumbers();
    if (document.form === 'report') drawn.head(title, document.date);
    drawn.foot(document.form === 'report' ? document.producer : title, page - start + 1, count);
    doc.endMarkedContent();
  }
}

class Furniture {
  constructor(
    private readonly doc: PDFKit.PDFDocument,
    private readonly theme: Theme,
    private readonly typeface: Typeface,
  ) {}

  head(title: string, date: string): void {
    const { left, right, top } = this.theme;
    const y = top - AWAY;
    this.words(title, left, y);
    this.words(date, right - this.typeface.width(date, 'regular', SIZE), y);
    this.line(left, y + 6, right, y + 6, 0.4);
  }

  foot(words: string, page: number, pages: number): void {
    const { left, right, bottom } = this.theme;
    const y = bottom + AWAY;
    const number = `Page ${page} of ${pages}`;
    this.line(left, y - 12, right, y - 12, 0.4);
    this.words(words, left, y);
    this.words(number, right - this.typeface.width(number, 'regular', SIZE), y);
  }

  /** Beside the lines, left of a double rule; a single one at the right. */
  lineNumbers(): void {
    const { left, right, top, bottom, leading, grid, size } = this.theme;
    this.typeface.use('regular', size);
    for (let line = 1; line <= grid; line += 1) {
      const text = String(line);
      const x = left - 20 - this.typeface.width(text, 'regular', size);
      const base = top + (line - 1) * leading + leading / 2 + size * 0.32;
      this.doc.fillColor(TONE_COLOURS.quiet);
      this.doc.text(text, x, base, { lineBreak: false, baseline: 'alphabetic' });
    }
    for (const x of [left - 12, left - 9, right + 8]) this.line(x, top - 20, x, bottom + 12, 0.5);
  }

  private words(text: string, x: number, base: number): void {
    this.typeface.use('regular', SIZE);
    this.doc.fillColor(TONE_COLOURS.quiet);
    this.doc.text(text, x, base, { lineBreak: false, baseline: 'alphabetic' });
  }

  private line(x1: number, y1: number, x2: number, y2: number, thickness: number): void {
    this.doc.moveTo(x1, y1).lineTo(x2, y2).lineWidth(thickness).stroke(RULE);
  }
}

/** What fits beside a date. */
function shortened(title: string, { left, right }: Theme, typeface: Typeface): string {
  const room = right - left - 130;
  if (title.length < 400 && typeface.width(title, 'regular', SIZE) <= room) return title;
  let kept = title.slice(0, 200);
  while (kept.length > 1 && typeface.width(`${kept}…`, 'regular', SIZE) > room)
    kept = kept.slice(0, -4);
  return `${kept.trimEnd()}…`;
}
