import { type Attributes, isOn, type XmlVisitor } from '../read-xml.js';
import type { DocumentWriter } from './document-writer.js';
import { PageBreaks } from './page-breaks.js';
import { type Mark, newParagraph, type Paragraph } from './paragraph.js';
import { extendedSymbol, symbolOf } from './symbols.js';

const INSERTIONS = new Set(['ins', 'moveTo']);
const DELETIONS = new Set(['del', 'moveFrom']);
/** A second rendering of what appears alongside it, for older programs. */
const REPEATED = 'Fallback';

/** Whether an element is one of those that words, or marks of notes, come from. */
export const isNode = (name: string): boolean =>
  name === 't' || name === 'footnoteReference' || name === 'endnoteReference';

/**
 * Reads the elements of a main document part and hands paragraphs, rows, and cells to the writer.
 */
export class BodyReader implements XmlVisitor {
  private readonly path: string[] = [];
  /** A text box's paragraphs are inside the one that it hangs on. */
  private readonly paragraphs: Paragraph[] = [];
  private readonly changes: Mark[] = [];
  private carried: Paragraph | undefined;
  private skipped = 0;
  private hidden = false;
  private tables = 0;
  /** Elements of words so far: where in the part the text comes from. */
  private node = -1;

  constructor(
    private readonly writer: DocumentWriter,
    readonly breaks = new PageBreaks([]),
  ) {}

  open(name: string, attributes: Attributes): void {
    const parent = this.path.at(-1);
    this.path.push(name);
    if (isNode(name)) this.node += 1;
    if (name === REPEATED || this.skipped > 0) {
      this.skipped += 1;
      return;
    }
    if (this.breaks.at(name, parent, attributes)) this.markPage();
    if (parent === 'pPr' || parent === 'numPr' || parent === 'rPr' || parent === 'trPr') {
      this.property(name, parent, attributes);
    } else if (INSERTIONS.has(name) || DELETIONS.has(name)) this.openChange(name, attributes);
    else if (name === 'p') this.openParagraph();
    else if (name === 'tbl') this.openTable();
    else if (this.tables === 1 && name === 'tr') this.writer.openRow();
    else if (this.tables === 1 && name === 'tc') this.writer.openCell();
    else this.inline(name, attributes);
  }

  close(name: string): void {
    this.path.pop();
    if (this.skipped > 0) {
      this.skipped -= 1;
      return;
    }
    const parent = this.path.at(-1);
    if (name === 'r') this.hidden = false;
    else if (name === 'p') this.closeParagraph();
    else if (name === 'tbl') this.closeTable();
    else if (parent !== 'rPr' && parent !== 'trPr') {
      if (INSERTIONS.has(name) || DELETIONS.has(name)) this.closeChange();
    }
  }

  text(text: string): void {
    const element = this.path.at(-1);
    if (this.skipped > 0 || (element !== 't' && element !== 'delText')) return;
    const paragraph = this.paragraphs.at(-1);
    const at = paragraph?.text.length ?? 0;
    this.write(text);
    if (paragraph && paragraph.text.length > at)
      paragraph.sources.push({ at, node: this.node, isNote: false });
  }

  private write(text: string): void {
    const paragraph = this.paragraphs.at(-1);
    if (!paragraph || this.hidden) return;
    const deletion = this.changes.find(({ kind }) => kind === 'deletion');
    for (const change of deletion ? [deletion] : this.changes) change.words += text;
    if (deletion) return;
    paragraph.text += text;
    if (text.trim() !== '') this.breaks.hasWords();
  }

  private inline(name: string, attributes: Attributes): void {
    if (name === 'tab') this.write('\t');
    else if (name === 'br' || name === 'cr') this.write('\n');
    else if (name === 'noBreakHyphen') this.write('-');
    else if (name === 'sym') this.write(symbolOf(attributes.char ?? ''));
    else if (name === 'symEx') this.write(extendedSymbol(attributes.char ?? ''));
    else if (name === 'footnoteReference' || name === 'endnoteReference') {
      const kind = name === 'footnoteReference' ? 'footnotes' : 'endnotes';
      this.write(this.writer.referTo(kind, attributes, this.breaks.page, this.node));
    } else if (name === 'commentRangeStart') this.mark('comment-start', attributes.id ?? '');
    else if (name === 'commentRangeEnd') this.mark('comment-end', attributes.id ?? '');
  }

  /** Of a paragraph, of its end (`rPr` in `pPr`), or of a run. */
  private property(name: string, parent: string, attributes: Attributes): void {
    const paragraph = this.paragraphs.at(-1);
    if (!paragraph) return;
    const { val = '' } = attributes;
    if (parent === 'rPr') {
      const ofParagraph = this.path.at(-3) === 'pPr';
      if (ofParagraph && DELETIONS.has(name)) paragraph.runsOn = true;
      if (!ofParagraph && name === 'vanish') this.hidden = isOn(attributes);
    } else if (name === 'pStyle') paragraph.styleId = val;
    else if (name === 'outlineLvl') paragraph.outline = Number(val);
    else if (name === 'numId') paragraph.numId = val;
    else if (name === 'ilvl') paragraph.level = Number(val);
  }

  private openParagraph(): void {
    this.paragraphs.push(newParagraph(this.carried));
    this.carried = undefined;
    this.markPage();
  }

  private closeParagraph(): void {
    const paragraph = this.paragraphs.pop();
    if (!paragraph) return;
    if (paragraph.runsOn && this.paragraphs.length === 0) this.carried = paragraph;
    else this.writer.addParagraph(paragraph);
    if (this.paragraphs.length === 0) this.breaks.endParagraph();
  }

  private openTable(): void {
    this.tables += 1;
    if (this.tables === 1) this.writer.openTable();
  }

  private closeTable(): void {
    this.tables -= 1;
    if (this.tables === 0) this.writer.closeTable();
  }

  private markPage(): void {
    this.mark('page', String(this.breaks.page));
  }

  private mark(kind: Mark['kind'], words: string): void {
    const paragraph = this.paragraphs.at(-1);
    if (!paragraph) return;
    const at = paragraph.text.length;
    paragraph.marks.push({ kind, start: at, end: at, author: null, date: null, words });
  }

  private openChange(name: string, { author, date }: Attributes): void {
    const start = this.paragraphs.at(-1)?.text.length ?? 0;
    this.changes.push({
      kind: INSERTIONS.has(name) ? 'insertion' : 'deletion',
      start,
      end: start,
      words: '',
      author: author?.trim() || null,
      date: /^\d{4}-\d\d-\d\d/.exec(date ?? '')?.[0] ?? null,
    });
  }

  private closeChange(): void {
    const change = this.changes.pop();
    const paragraph = this.paragraphs.at(-1);
    if (!change || !paragraph || change.words === '') return;
    paragraph.marks.push({ ...change, end: paragraph.text.length });
  }
}
