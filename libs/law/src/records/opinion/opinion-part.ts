import type { OpinionPart, Paragraph } from '@casewright/contracts';
import { type Span, splitParagraphs } from './paragraphs.js';
import type { Footnote, OpinionStructure } from './structure.js';

/** A mention of a case; null where the library lacks it. */
export interface OpinionLink extends Span {
  caseId: number | null;
}

/**
 * Bytes of a part. The first is small, so that reading can begin at once; all stay far below the
 * bus's limit.
 */
const FIRST_PART = 48_000;
const FURTHER_PART = 160_000;
/** A longer “footnote” of the source is shown with the text. */
const LONGEST_FOOTNOTE = 30_000;

type Part = Pick<OpinionPart, 'paragraphs' | 'footnotes' | 'next'>;

/**
 * Splits an opinion into parts that fit into a message, with footnotes beside the paragraphs that
 * call them.
 */
export class OpinionReader {
  private readonly paragraphs: Span[];
  private readonly notes: Footnote[];
  /** The footnote that each paragraph belongs to, by index. */
  private readonly noteOf = new Map<number, Footnote>();

  constructor(
    private readonly text: string,
    private readonly structure: OpinionStructure,
    private readonly links: readonly OpinionLink[],
  ) {
    this.paragraphs = splitParagraphs(text);
    this.notes = structure.footnotes.filter((note) => note.end - note.start <= LONGEST_FOOTNOTE);
    for (const note of this.notes) {
      for (const [index, span] of this.paragraphs.entries()) {
        if (overlap(span, note)) this.noteOf.set(index, note);
      }
    }
  }

  /** The part that begins with paragraph `from`. */
  part(from: number): Part {
    const limit = from === 0 ? FIRST_PART : FURTHER_PART;
    const part: Part = { paragraphs: [], footnotes: [], next: null };
    let bytes = 0;
    for (let index = from; index < this.paragraphs.length; index++) {
      if (this.noteOf.has(index)) continue;
      const paragraph = this.paragraph(index, this.paragraphs[index]!);
      const notes = this.notesCalledIn(this.paragraphs[index]!);
      bytes += size(paragraph) + size(notes);
      if (bytes > limit && part.paragraphs.length > 0) return { ...part, next: index };
      part.paragraphs.push(paragraph);
      part.footnotes.push(...notes);
    }
    part.footnotes.push(...this.asNotes(this.notes.filter((note) => note.calledAt === null)));
    return part;
  }

  private notesCalledIn(span: Span): OpinionPart['footnotes'] {
    const isHere = ({ calledAt }: Footnote) =>
      calledAt !== null && calledAt >= span.start && calledAt < span.end;
    return this.asNotes(this.notes.filter(isHere));
  }

  private asNotes(notes: Footnote[]): OpinionPart['footnotes'] {
    return notes.map((note) => ({
      label: note.label,
      paragraphs: this.paragraphs.flatMap((span, index) =>
        overlap(span, note)
          ? [this.paragraph(index, { start: Math.max(span.start, note.start), end: span.end })]
          : [],
      ),
    }));
  }

  private paragraph(index: number, span: Span): Paragraph {
    const { pages, runs } = this.structure;
    return {
      index,
      start: span.start,
      text: this.text.slice(span.start, span.end),
      runs: within(runs, span),
      pages: pages
        .filter(({ at }) => at >= span.start && at < span.end)
        .map(({ at, label }) => ({ at: at - span.start, label })),
      notes: within(
        this.notes.flatMap(({ label, calledAt }) =>
          calledAt === null ? [] : [{ label, start: calledAt, end: calledAt + label.length + 2 }],
        ),
        span,
      ),
      links: within(this.links, span),
    };
  }
}

const overlap = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;
const utf8 = new TextEncoder();
const size = (value: unknown): number => utf8.encode(JSON.stringify(value)).length;

/** The items within a span, clipped to it, with offsets relative to it. */
function within<T extends Span>(items: readonly T[], span: Span): T[] {
  return items
    .filter((item) => overlap(item, span))
    .map((item) => ({
      ...item,
      start: Math.max(item.start, span.start) - span.start,
      end: Math.min(item.end, span.end) - span.start,
    }));
}
