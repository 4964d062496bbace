import type { ExtractedText, MarginComment, TrackedChange } from '@casewright/law/reading';
import { Places } from '../../places.js';
import { storable } from '../../storable.js';
import type { TextBuilder } from '../../text-builder.js';
import { countIn } from '../parts/count-formats.js';
import type { Note } from '../parts/notes.js';
import type { Numbering } from '../parts/numbering.js';
import type { Styles } from '../parts/styles.js';
import { type Attributes, isOn } from '../read-xml.js';
import { natureOf, type Paragraph, type Source } from './paragraph.js';

type NoteKind = 'footnotes' | 'endnotes';

interface NoteReference {
  kind: NoteKind;
  label: string;
  /** On which it stands. */
  page: number;
  node: number;
  note: Note | undefined;
}

interface DocumentParts {
  styles: Styles;
  numbering: Numbering;
  footnotes: ReadonlyMap<string, Note>;
  endnotes: ReadonlyMap<string, Note>;
  comments: ReadonlyMap<string, Note>;
}

/** Writes paragraphs, tables and notes as one text, and keeps where changes and comments are. */
export class DocumentWriter {
  private readonly changes: TrackedChange[] = [];
  private readonly comments: MarginComment[] = [];
  private readonly commentStarts = new Map<string, number>();
  /** In the order of their references. */
  private readonly noted: NoteReference[] = [];
  private readonly counts = { footnotes: 0, endnotes: 0 };
  readonly places = new Places();
  /** Where the characters of the text come from, in its order. */
  readonly sources: Source[] = [];
  private table: { start: number; rows: number; cells: number; inCell: number } | null = null;

  constructor(
    private readonly builder: TextBuilder,
    private readonly parts: DocumentParts,
  ) {}

  /** @returns the mark that stands for a note in the text: 1, 2, 3 for footnotes, i, ii, iii for endnotes */
  referTo(
    kind: NoteKind,
    { id = '', customMarkFollows }: Attributes,
    page: number,
    node: number,
  ): string {
    const isCounted = !isOn({ val: customMarkFollows ?? '0' });
    if (isCounted) this.counts[kind] += 1;
    const format = kind === 'footnotes' ? 'decimal' : 'lowerRoman';
    const label = isCounted ? countIn(format, this.counts[kind]) : '*';
    this.noted.push({ kind, label, page, node, note: this.parts[kind].get(id) });
    return `[${label}]`;
  }

  addParagraph(paragraph: Paragraph): void {
    const { heading, list } = natureOf(paragraph, this.parts.styles);
    const blank = paragraph.text.trim() === '';
    const label = list && !(blank && paragraph.runsOn) ? this.labelOf(list) : '';
    const text = paragraph.text.trimEnd();
    if (blank) this.place(paragraph, this.builder.length);
    else if (this.table) this.addToCell(label + text, paragraph, label.length);
    else {
      const kind = heading ? 'heading' : list ? 'list-item' : 'paragraph';
      const level = heading ?? (list ? list.level + 1 : undefined);
      this.builder.addBlock(kind, label + text, level);
      this.place(paragraph, this.builder.length - text.length);
    }
  }

  openTable(): void {
    this.table = { start: -1, rows: 0, cells: 0, inCell: 0 };
  }

  openRow(): void {
    if (this.table) Object.assign(this.table, { rows: this.table.rows + 1, cells: 0, inCell: 0 });
    if (this.table && this.table.rows > 1 && this.table.start >= 0) this.builder.append('\n');
  }

  openCell(): void {
    if (!this.table) return;
    this.table.cells += 1;
    this.table.inCell = 0;
    if (this.table.cells > 1 && this.table.start >= 0) this.builder.append('\t');
  }

  closeTable(): void {
    if (this.table && this.table.start >= 0) {
      this.builder.blocks.push({
        kind: 'table',
        start: this.table.start,
        end: this.builder.length,
      });
    }
    this.table = null;
  }

  finish(): ExtractedText {
    for (const { kind, label, page, node, note } of this.noted) {
      if (!note?.text) continue;
      this.builder.addBlock('footnote', `[${label}] ${note.text}`);
      const { start } = this.builder.blocks.at(-1)!;
      // Where the endnotes are printed is not known.
      this.places.add(start, kind === 'footnotes' ? page : null, label);
      this.sources.push({ at: start, node, isNote: true });
    }
    return { ...this.builder.build(), changes: this.changes, comments: this.comments };
  }

  private labelOf({ numId, level }: { numId: string; level: number }): string {
    const label = this.parts.numbering.next(numId, level).trim();
    return label === '' ? '' : `${label} `;
  }

  private addToCell(text: string, paragraph: Paragraph, offset: number): void {
    const table = this.table!;
    if (table.start < 0) {
      this.builder.breakParagraph();
      table.start = this.builder.length;
    }
    if (table.inCell > 0) this.builder.append(' ');
    table.inCell += 1;
    this.place(paragraph, this.builder.length + offset);
    this.builder.append(text.replaceAll('\n', ' '));
  }

  /** Changes and comments of a paragraph whose text begins at `start`. */
  private place({ text, marks, sources }: Paragraph, start: number): void {
    for (const source of sources) this.sources.push({ ...source, at: start + source.at });
    const last = text.trimEnd().length;
    for (const { kind, author, date, words, ...mark } of marks) {
      const at = {
        start: start + Math.min(mark.start, last),
        end: start + Math.min(mark.end, last),
      };
      if (kind === 'insertion' || kind === 'deletion') {
        this.changes.push({ kind, author, date, at, words: storable(words) });
      } else if (kind === 'page') this.places.add(at.start, Number(words));
      else if (kind === 'comment-start') this.commentStarts.set(words, at.start);
      else this.addComment(words, at.end);
    }
  }

  private addComment(id: string, end: number): void {
    const comment = this.parts.comments.get(id);
    if (!comment) return;
    const start = this.commentStarts.get(id) ?? end;
    this.comments.push({ author: comment.author, at: { start, end }, words: comment.text });
  }
}
