import type { Line } from './line-breaking.js';
import { RULE, type Theme } from './theme.js';
import { layoutOptions, type Typeface } from './typeface.js';

/** Tracks where the next line goes, page after page. */
export class PageFlow {
  /** Points from the top of the page. */
  y = 0;

  constructor(
    readonly doc: PDFKit.PDFDocument,
    readonly theme: Theme,
    private readonly typeface: Typeface,
    /** Draws what every page has on a new page. */
    private readonly onPage: () => void,
  ) {
    this.newPage();
  }

  get room(): number {
    return this.theme.bottom - this.y;
  }

  get atTop(): boolean {
    return this.y <= this.theme.top + 0.01;
  }

  /** Height of the text area, in points. */
  get pageHeight(): number {
    return this.theme.bottom - this.theme.top;
  }

  newPage(): void {
    this.typeface.forgetWords();
    const { width, height } = this.theme.page;
    this.doc.addPage({ size: [width, height], margin: 0 });
    this.onPage();
    this.y = this.theme.top;
  }

  /** Adds space, which does not carry over to the next page. */
  skip(points: number): void {
    if (!this.atTop) this.y = Math.min(this.y + points, this.theme.bottom);
  }

  /** Moves to the next line of pleading paper, if the page has such lines. */
  settle(): void {
    const { grid, top, leading } = this.theme;
    if (grid === 0) return;
    this.y = top + Math.ceil((this.y - top) / leading - 0.01) * leading;
  }

  /** Draws lines from `x` and moves below them; they must fit. */
  drawLines(lines: Line[], x: number, leading: number): void {
    for (const line of lines) {
      this.drawLine(line, x, this.y, leading);
      this.y += leading;
    }
  }

  drawLine({ segments }: Line, x: number, y: number, leading: number): void {
    const tallest = Math.max(...segments.map(({ style }) => style.size), 0);
    const base = y + leading / 2 + tallest * 0.32;
    for (const { text, style, x: offset, width } of segments) {
      const { face, size, color, background, raise = 0, link, goTo, underline, strike } = style;
      const left = x + offset;
      if (background) {
        this.doc.rect(left - 1, base - size * 0.8, width + 2, size * 1.05).fill(background);
      }
      this.typeface.use(face, size);
      this.doc.fillColor(color).text(text, left, base - raise, {
        lineBreak: false,
        baseline: 'alphabetic',
        ...layoutOptions(text),
      });
      if (underline) this.stroke(left, base + size * 0.12, width, color);
      if (strike) this.stroke(left, base - size * 0.26, width, color);
      if (link) this.doc.link(left, base - size * 0.8, width, size, link);
      if (goTo) this.doc.goTo(left, base - size * 0.8, width, size, goTo);
    }
  }

  /** A rule across the page, as an artifact: screen readers skip it. */
  rule(x: number, y: number, width: number, thickness = 0.5): void {
    this.ornament(() => this.stroke(x, y, width, RULE, thickness));
  }

  ornament(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.doc.markContent('Artifact', { type });
    draw();
    this.doc.endMarkedContent();
  }

  private stroke(x: number, y: number, width: number, color: string, thickness = 0.6): void {
    this.doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(thickness)
      .stroke(color);
  }
}
