import type { TextPlace } from '@casewright/contracts';
import type { ExtractedText } from '@casewright/law/reading';
import type { ExtractionLimits } from '../extraction.js';
import { TextBuilder } from '../text-builder.js';
import type { PageLines } from './flow/furniture.js';
import { Hyphens } from './flow/hyphens.js';
import { readParagraphs, usualSize } from './flow/paragraphs.js';
import { type Paragraph, SENTENCE_END } from './flow/to-paragraph.js';
import { extend, goesOn } from './join-pages.js';
import { RAISED_MARK } from './layout/segments.js';

/** In sizes of the body: what notes are smaller than, where they are. */
const NOTE_SIZE = 0.93;
/** A note's number that is not raised. */
const PLAIN_MARK = /^(\d{1,3}|[*†‡§]{1,3})\.?\s*(?=[\p{L}“"‘(§])/u;

interface Note {
  label: string;
  parts: { page: number; text: string }[];
}

/**
 * Pages as one text, the notes at their feet after the body: so a sentence that goes on over a page's
 * end is whole, and so is a note.
 */
export function flowBrief(pages: PageLines[], limits: ExtractionLimits): ExtractedText {
  const builder = new TextBuilder(limits);
  const hyphens = new Hyphens();
  for (const { lines } of pages) for (const { text } of lines) hyphens.learn(text);
  const size = usualSize(pages);
  const places: TextPlace[] = [];
  const notes: Note[] = [];
  let last: Paragraph | undefined;
  for (const [index, page] of pages.entries()) {
    const { body, foot } = parted(readParagraphs(page, size, hyphens), size, notes.at(-1));
    for (const paragraph of foot) addToNotes(notes, paragraph, index + 1);
    const start = addBody(builder, body, last);
    places.push({ start: start ?? builder.length, page: index + 1, footnote: null });
    last = body.at(-1) ?? last;
  }
  for (const { label, parts } of notes) {
    for (const [at, { page, text }] of parts.entries()) {
      if (at > 0) builder.append(' ');
      const start = builder.length + (at === 0 && builder.length > 0 ? 2 : 0);
      if (at === 0) builder.addBlock('footnote', text);
      else builder.append(text);
      places.push({ start, page, footnote: label });
    }
  }
  return { ...builder.build(), places };
}

/** @returns where the page begins; undefined for one without a body */
function addBody(
  builder: TextBuilder,
  body: readonly Paragraph[],
  last: Paragraph | undefined,
): number | undefined {
  const [first, ...rest] = body;
  if (!first) return undefined;
  let start: number;
  if (last && goesOn(last, first)) start = extend(builder, last, first);
  else {
    builder.addBlock(first.kind, first.text);
    start = builder.blocks.at(-1)!.start;
  }
  for (const { kind, text } of rest) builder.addBlock(kind, text);
  return start;
}

/** A page's body, and the notes at its foot. @param last the last note of the pages before */
function parted(paragraphs: readonly Paragraph[], size: number, last: Note | undefined) {
  const isSmall = ({ lines }: Paragraph): boolean => lines[0]!.size < size * NOTE_SIZE;
  // From here on, all is smaller than the body.
  const tail = paragraphs.findLastIndex((each) => !isSmall(each)) + 1;
  const raised = paragraphs.findIndex(({ text }) => RAISED_MARK.test(text));
  const marked = paragraphs.findIndex(
    (each, at) => at >= tail && plainMark(each.text, last) !== null,
  );
  // A page all of small type, as a syllabus is, has notes only where one goes on from the page before.
  const starts = [raised, tail > 0 || isOpen(last) ? marked : -1].filter((at) => at >= 0);
  let from = starts.length > 0 ? Math.min(...starts) : paragraphs.length;
  // What is left of the last page's note comes before this page's first.
  while (isOpen(last) && from > 0 && isSmall(paragraphs[from - 1]!)) from -= 1;
  return { body: paragraphs.slice(0, from), foot: paragraphs.slice(from) };
}

function addToNotes(notes: Note[], { text }: Paragraph, page: number): void {
  const last = notes.at(-1);
  const mark = RAISED_MARK.exec(text) ?? plainMark(text, last);
  const label = mark?.[1];
  if (label !== undefined || !last) {
    const words = mark ? text.slice(mark[0].length) : text;
    notes.push({ label: label ?? '*', parts: [{ page, text: `[${label ?? '*'}] ${words}` }] });
  } else last.parts.push({ page, text });
}

/** A line may begin with any number of its sentence; a note's goes on from the last one, or begins anew. */
function plainMark(text: string, last: Note | undefined): RegExpExecArray | null {
  const mark = PLAIN_MARK.exec(text);
  const next = Number(last?.label) + 1;
  return mark && (!last || Number.isNaN(next) || [1, next].includes(Number(mark[1]))) ? mark : null;
}

const isOpen = (note: Note | undefined): boolean =>
  note !== undefined && !SENTENCE_END.test(note.parts.at(-1)!.text.trimEnd());
