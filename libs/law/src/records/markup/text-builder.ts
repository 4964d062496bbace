import type {
  Footnote,
  OpinionStructure,
  PageMark,
  SourceLink,
  TextRun,
} from '../opinion/structure.js';
import { repair } from '../repair-text.js';

/** A stretch of the text that is set apart by blank lines. */
export interface Block {
  start: number;
  end: number;
  heading: boolean;
}

/** A place where a footnote is called: `[label]` begins at `at`. */
export interface Call {
  label: string;
  at: number;
}

type Gap = '' | ' ' | '\n' | '\n\n';
const GAPS: readonly Gap[] = ['', ' ', '\n', '\n\n'];

interface OpenMark {
  start: number;
  close(start: number, end: number): void;
}

/**
 * Plain text in the making: white space collapsed, blocks parted by blank lines, and marks that
 * stay at the characters they belong to.
 */
export class TextBuilder {
  text = '';
  readonly blocks: Block[] = [];
  readonly pages: PageMark[] = [];
  readonly runs: TextRun[] = [];
  readonly links: SourceLink[] = [];
  readonly calls: Call[] = [];
  readonly footnotes: Footnote[] = [];
  private gap: Gap = '';
  private waitingPages: string[] = [];
  private open: OpenMark[] = [];
  private headings = 0;

  /** Adds text; `keepLines` for preformatted text. */
  add(text: string, keepLines = false): void {
    const clean = repair(text);
    if (keepLines) this.addLines(clean);
    else this.addCollapsed(clean);
  }

  lineBreak(): void {
    this.want('\n');
  }

  blockBreak(): void {
    this.want('\n\n');
  }

  /** A page of the report begins with the next character. */
  page(label: string): void {
    this.waitingPages.push(label);
  }

  /** Calls a footnote here. */
  call(label: string): void {
    this.put(`[${label}]`);
    this.calls.push({ label, at: this.text.length - label.length - 2 });
  }

  /** Starts a mark at the next character; the function that it returns ends it. */
  mark(close: (start: number, end: number) => void): () => void {
    const mark: OpenMark = { start: -1, close };
    this.open.push(mark);
    return () => {
      this.open.splice(this.open.indexOf(mark), 1);
      if (mark.start >= 0 && this.text.length > mark.start) close(mark.start, this.text.length);
    };
  }

  run(kind: TextRun['kind']): () => void {
    const end = this.mark((start, stop) => this.runs.push({ kind, start, end: stop }));
    if (kind !== 'heading') return end;
    this.headings += 1;
    return () => {
      this.headings -= 1;
      end();
    };
  }

  link(sourceId: string): () => void {
    return this.mark((start, end) => this.links.push({ start, end, sourceId }));
  }

  /** Appends a footnote that was built apart, under its label. */
  appendFootnote(label: string, note: TextBuilder): void {
    if (note.text === '') return;
    this.blockBreak();
    this.put(`[${label}]`);
    this.want(' ');
    this.put(note.text);
    const start = this.text.length - note.text.length;
    this.footnotes.push({ label, start, end: this.text.length, calledAt: null });
    for (const { at, label: page } of note.pages) this.pages.push({ at: at + start, label: page });
    for (const run of note.runs) this.runs.push(shifted(run, start));
    for (const link of note.links) this.links.push(shifted(link, start));
    for (const call of note.calls) this.calls.push({ ...call, at: call.at + start });
  }

  /** The structure, in the order of the text. */
  structure(): OpinionStructure {
    const first = (a: { start: number }, b: { start: number }) => a.start - b.start;
    for (const label of this.waitingPages) this.pages.push({ at: this.text.length, label });
    this.waitingPages = [];
    return {
      pages: this.pages.sort((a, b) => a.at - b.at),
      footnotes: this.footnotes.sort(first),
      runs: this.runs.sort(first),
      ...(this.links.length > 0 ? { links: this.links.sort(first) } : {}),
    };
  }

  private addCollapsed(clean: string): void {
    const trimmed = clean.trim();
    if (trimmed === '') {
      if (clean !== '') this.want(' ');
      return;
    }
    if (/^\s/.test(clean)) this.want(' ');
    this.put(trimmed.replace(/\s+/g, ' '));
    if (/\s$/.test(clean)) this.want(' ');
  }

  private addLines(text: string): void {
    text.split('\n').forEach((line, at) => {
      if (at > 0) this.want('\n');
      const content = line.trimEnd();
      if (content !== '') this.put(content);
    });
  }

  private want(gap: Gap): void {
    if (GAPS.indexOf(gap) > GAPS.indexOf(this.gap)) this.gap = gap;
  }

  private put(text: string): void {
    this.writeGap();
    for (const mark of this.open) if (mark.start < 0) mark.start = this.text.length;
    for (const label of this.waitingPages) this.pages.push({ at: this.text.length, label });
    this.waitingPages = [];
    const block = this.blocks.at(-1);
    this.text += text;
    if (!block) return;
    block.end = this.text.length;
    block.heading ||= this.headings > 0;
  }

  private writeGap(): void {
    const begins = this.text === '' || this.gap === '\n\n';
    if (this.text !== '') this.text += this.gap;
    this.gap = '';
    if (begins)
      this.blocks.push({ start: this.text.length, end: this.text.length, heading: false });
  }
}

function shifted<T extends { start: number; end: number }>(mark: T, by: number): T {
  return { ...mark, start: mark.start + by, end: mark.end + by };
}

/** Where an opinion begins on the page that the one before ended on, its own first mark wins. */
export function distinctPages(pages: OpinionStructure['pages']): OpinionStructure['pages'] {
  return pages.filter((page, at) => pages[at + 1]?.at !== page.at);
}
