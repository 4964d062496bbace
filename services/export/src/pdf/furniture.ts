import type { Document } from '../document-model/document.js';
import { oneLine } from '../document-model/text.js';
import { RULE, type Theme, TONE_COLORS } from './theme.js';
import type { Typeface } from './typeface.js';

const SIZE = 8.5;
/** Points from the text to the running head, and to the foot. */
const AWAY = 26;

/** Points from the foot to a note below it. */
const NOTE = 12;

const missingNote = (count: number): string =>
  `${count === 1 ? 'One character that this file’s typeface lacks is' : `${count} characters that this file’s typeface lacks are`} printed by number, as ‹U+0627›. The Word file has the letters themselves.`;

/** Left out of pdfkit's types. The content of a page may be several streams, read as one. */
interface Stream {
  end(): void;
}
interface OpenPage {
  content: Stream;
  dictionary: { data: { Contents: Stream | Stream[] } };
}

/**
 * Running heads, line numbers, and page numbers. Each page is written when the next begins, so that
 * no document is held in memory as a whole; page numbers have streams of their own, written once
 * the number of pages is known.
 */
export class Furniture {
  private readonly numbers: { page: PDFKit.PDFPage; stream: Stream }[] = [];
  private readonly title: string;

  constructor(
    private readonly doc: PDFKit.PDFDocument,
    private readonly document: Document,
    private readonly theme: Theme,
    private readonly typeface: Typeface,
  ) {
    this.title = shortened(typeface.showable(oneLine(document.title)), theme, typeface);
  }

  get pages(): number {
    return this.numbers.length;
  }

  /** Draws everything on the new page except its number. */
  begin(): void {
    const { doc, document } = this;
    const page = openPage(doc);
    const stream = doc.ref({}) as unknown as Stream;
    this.numbers.push({ page: doc.page, stream });
    page.dictionary.data.Contents = [page.content, stream];
    const isReport = document.form === 'report';
    this.asArtifact(() => {
      if (this.theme.grid > 0) this.lineNumbers();
      if (isReport) this.head(this.title, document.date);
      this.foot(isReport ? document.producer : this.title);
    });
  }

  /** Finishes the last page and numbers all pages. */
  finish(): void {
    this.doc.flushPages();
    const { right, bottom } = this.theme;
    for (const [index, { page, stream }] of this.numbers.entries()) {
      this.doc.page = page;
      openPage(this.doc).content = stream;
      const number = `Page ${index + 1} of ${this.pages}`;
      this.asArtifact(() => {
        const left = right - this.typeface.width(number, 'regular', SIZE);
        this.words(number, left, bottom + AWAY);
        if (index === 0) this.missing();
      });
      stream.end();
    }
  }

  /** On the first page, what the reader cannot see elsewhere: that letters are missing. */
  private missing(): void {
    const { size } = this.typeface.missing;
    if (size === 0) return;
    const { left, bottom } = this.theme;
    this.words(missingNote(size), left, bottom + AWAY + NOTE);
  }

  private head(title: string, date: string): void {
    const { left, right, top } = this.theme;
    const y = top - AWAY;
    this.words(title, left, y);
    this.words(date, right - this.typeface.width(date, 'regular', SIZE), y);
    this.line(left, y + 6, right, y + 6, 0.4);
  }

  private foot(words: string): void {
    const { left, right, bottom } = this.theme;
    const y = bottom + AWAY;
    this.line(left, y - 12, right, y - 12, 0.4);
    // A blank, where there are no words, gives the page the font that its number is written in.
    this.words(words === '' ? ' ' : words, left, y);
  }

  /** Alongside the lines, left of a double rule; a single one at the right. */
  private lineNumbers(): void {
    const { left, right, top, bottom, leading, grid, size } = this.theme;
    this.typeface.use('regular', size);
    for (let line = 1; line <= grid; line += 1) {
      const text = String(line);
      const x = left - 20 - this.typeface.width(text, 'regular', size);
      const base = top + (line - 1) * leading + leading / 2 + size * 0.32;
      this.doc.fillColor(TONE_COLORS.quiet);
      this.doc.text(text, x, base, { lineBreak: false, baseline: 'alphabetic' });
    }
    for (const x of [left - 12, left - 9, right + 8]) this.line(x, top - 20, x, bottom + 12, 0.5);
  }

  private asArtifact(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Pagination' });
    draw();
    this.doc.endMarkedContent();
  }

  private words(text: string, x: number, base: number): void {
    this.typeface.use('regular', SIZE);
    this.doc.fillColor(TONE_COLORS.quiet);
    this.doc.text(text, x, base, { lineBreak: false, baseline: 'alphabetic' });
  }

  private line(x1: number, y1: number, x2: number, y2: number, thickness: number): void {
    this.doc.moveTo(x1, y1).lineTo(x2, y2).lineWidth(thickness).stroke(RULE);
  }
}

function openPage({ page }: PDFKit.PDFDocument): OpenPage {
  return page as unknown as OpenPage;
}

/** As much of the title as fits beside a date. */
function shortened(title: string, { left, right }: Theme, typeface: Typeface): string {
  const room = right - left - 130;
  if (title.length < 400 && typeface.width(title, 'regular', SIZE) <= room) return title;
  let kept = title.slice(0, 200);
  while (kept.length > 1 && typeface.width(`${kept}…`, 'regular', SIZE) > room)
    kept = kept.slice(0, -4);
  // At a word's end, unless one word is all there is.
  const words = kept.replace(/(\S)\s+\S*$/, '$1');
  return `${words.trimEnd()}…`;
}

/** Longest title of a bookmark, in characters. */
const LONGEST = 120;

/** The outline shown beside the pages. */
export class Bookmarks {
  /** The last bookmark at each level. */
  private readonly open: { level: number; item: PDFKit.PDFOutline }[] = [];

  constructor(private readonly doc: PDFKit.PDFDocument) {}

  /** Adds a bookmark to the current page, under the last one of a lower level. */
  add(level: number, title: string): void {
    while (this.open.length > 0 && this.open.at(-1)!.level >= level) this.open.pop();
    const parent = this.open.at(-1)?.item ?? this.doc.outline;
    const words = title.length > LONGEST ? `${title.slice(0, LONGEST)}…` : title;
    this.open.push({ level, item: parent.addItem(words, { expanded: level === 1 }) });
  }
}
