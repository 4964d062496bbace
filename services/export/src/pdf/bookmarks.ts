/** A title in a list of bookmarks has room for so many characters. */
const LONGEST = 120;

/** The outline that a reader opens beside the pages. */
export class Bookmarks {
  /** The last bookmark of each level. */
  private readonly open: { level: number; item: PDFKit.PDFOutline }[] = [];

  constructor(private readonly doc: PDFKit.PDFDocument) {}

  /** Adds a bookmark to the current page, within the last one of a lower level. */
  add(level: number, title: string): void {
    while (this.open.length > 0 && this.open.at(-1)!.level >= level) this.open.pop();
    const parent = this.open.at(-1)?.item ?? this.doc.outline;
    const words = title.length > LONGEST ? `${title.slice(0, LONGEST)}…` : title;
    this.open.push({ level, item: parent.addItem(words, { expanded: level === 1 }) });
  }
}
