import { type Attributes, isOn } from '../read-xml.js';

/**
 * Counts the pages of a main part. Word notes where its pages began when it last laid them out; breaks
 * that somebody set are there as well, and mostly each has Word's note of its page after it.
 */
export class PageBreaks {
  page = 1;
  /** Of Word's own. */
  rendered = 0;
  /** Of those that somebody set. */
  set = 0;
  /** A page was begun by a break that somebody set, and has no words yet. */
  private isFresh = true;
  private section = 0;
  private endsSection = false;

  /** @param sectionStarts how each section begins, in their order: `continuous` turns no page */
  constructor(private readonly sectionStarts: readonly string[]) {}

  /** Told of each element as it opens. @returns whether a page begins there */
  at(name: string, parent: string | undefined, attributes: Attributes): boolean {
    if (name === 'lastRenderedPageBreak') return this.render();
    if (name === 'br' && attributes.type === 'page') return this.turn();
    // At the top of a page it does nothing.
    if (name === 'pageBreakBefore' && parent === 'pPr' && isOn(attributes))
      return !this.isFresh && this.turn();
    // The last section's properties stand in the body, and end nothing.
    if (name === 'sectPr' && parent === 'pPr') this.endsSection = true;
    return false;
  }

  /** Told of words as they are written. */
  hasWords(): void {
    this.isFresh = false;
  }

  endParagraph(): void {
    if (!this.endsSection) return;
    this.endsSection = false;
    this.section += 1;
    if (this.sectionStarts[this.section] !== 'continuous') this.turn();
  }

  private render(): boolean {
    this.rendered += 1;
    if (!this.isFresh) this.page += 1;
    this.isFresh = false;
    return true;
  }

  private turn(): boolean {
    this.set += 1;
    this.page += 1;
    this.isFresh = true;
    return true;
  }
}
