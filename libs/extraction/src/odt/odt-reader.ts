import type { Attributes, XmlVisitor } from '../docx/read-xml.js';
import type { NotesWriter } from '../notes-writer.js';

/** What is not part of the text: deleted words, comments, and what repeats. */
const SKIPPED = new Set(['tracked-changes', 'annotation', 'forms', 'desc', 'title', 'ruby-text']);

interface Paragraph {
  text: string;
  heading: number;
  turns: { at: number; page: number }[];
}

interface Note {
  isEndnote: boolean;
  label: string;
  text: string;
  page: number;
  part: 'citation' | 'body' | null;
}

/** Writes what the elements of an OpenDocument text say. */
export class OdtReader implements XmlVisitor {
  private readonly paragraphs: Paragraph[] = [];
  /** Paragraph styles that begin a page. */
  private readonly breaking = new Set<string>();
  private style = '';
  private note: Note | null = null;
  private skipped = 0;
  private hasWords = false;

  constructor(private readonly writer: NotesWriter) {}

  open(name: string, attributes: Attributes): void {
    if (this.skipped > 0 || SKIPPED.has(name)) this.skipped += 1;
    else if (name === 'style') this.openStyle(attributes);
    else if (name === 'paragraph-properties') this.readBreak(attributes);
    else if (name === 'note') this.openNote(attributes);
    else if (name === 'note-citation' && this.note) this.note.part = 'citation';
    else if (name === 'note-body' && this.note) this.note.part = 'body';
    else if (name === 'p' || name === 'h') this.openParagraph(name, attributes);
    else if (name === 'soft-page-break') this.turn('rendered');
    else if (name === 's') this.write(' '.repeat(Math.min(100, Number(attributes.c ?? 1))));
    else if (name === 'tab') this.write('\t');
    else if (name === 'line-break') this.write('\n');
  }

  close(name: string): void {
    if (this.skipped > 0) this.skipped -= 1;
    else if (name === 'note') this.closeNote();
    else if (name === 'note-citation' && this.note) this.note.part = null;
    else if ((name === 'p' || name === 'h') && !this.note) {
      const { text, turns, heading } = this.paragraphs.pop()!;
      this.writer.addParagraph(text, turns, heading);
    }
  }

  text(text: string): void {
    // Line ends of the XML are no more than spaces.
    if (this.skipped === 0) this.write(text.replace(/[\r\n\t]+/g, ' '));
  }

  private write(text: string): void {
    if (this.note?.part === 'citation') this.note.label += text;
    else if (this.note?.part === 'body') this.note.text += text;
    else if (!this.note && this.paragraphs.length > 0) {
      this.paragraphs.at(-1)!.text += text;
      this.hasWords ||= text.trim() !== '';
    }
  }

  private openStyle({ name = '', 'master-page-name': master }: Attributes): void {
    this.style = name;
    if (master) this.breaking.add(name);
  }

  private readBreak(attributes: Attributes): void {
    if (attributes['break-before'] === 'page') this.breaking.add(this.style);
  }

  private openParagraph(name: string, attributes: Attributes): void {
    if (this.note) {
      this.write(' ');
      return;
    }
    const heading = name === 'h' ? Number(attributes['outline-level'] ?? 1) : 0;
    // At the top of the first page it does nothing.
    if (this.hasWords && this.breaking.has(attributes['style-name'] ?? '')) this.turn('set');
    this.paragraphs.push({ text: '', heading, turns: [{ at: 0, page: this.writer.pages.page }] });
  }

  private turn(kind: 'rendered' | 'set'): void {
    this.writer.turnPage(kind);
    const paragraph = this.paragraphs.at(-1);
    paragraph?.turns.push({ at: paragraph.text.length, page: this.writer.pages.page });
  }

  private openNote(attributes: Attributes): void {
    const isEndnote = attributes['note-class'] === 'endnote';
    this.note = { isEndnote, label: '', text: '', page: this.writer.pages.page, part: null };
  }

  private closeNote(): void {
    if (!this.note) return;
    const { label, text, page, isEndnote } = this.note;
    this.note = null;
    const mark = label.trim() || '*';
    this.write(`[${mark}]`);
    this.writer.addNote(mark.slice(0, 20), text, isEndnote ? null : page);
  }
}
