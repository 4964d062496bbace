import type { ExtractedText } from '../../extracted-text.js';
import type { Line } from '../reading/lines.js';
import type { Section } from '../understanding.js';
import { type BareHeading, headingBehind, isBareHeading } from './heading.js';
import { findLabels, type Label } from './labels.js';
import type { Numbering, SectionNumber } from './numbers.js';

/** A section that later ones may continue from or belong to. */
interface Open {
  index: number;
  numbering: Numbering | 'heading';
  parts: readonly number[];
  path: string;
}

/** Numbers that may be missing at the beginning of a line: gaps happen, and are worth reporting. */
const GAP = 3;

/**
 * The document's numbered and headed parts, as a tree. A number counts where it begins its kind or
 * continues with it; whatever else looks like one is a cross-reference, an amount or a list of
 * exhibits.
 */
export function findSections(source: ExtractedText, lines: readonly Line[]): Section[] {
  const { text } = source;
  const builder = new SectionBuilder(text);
  const items = merge(findLabels(text), bareHeadings(source, lines));
  for (const item of items) {
    if ('heading' in item) builder.addHeading(item);
    else builder.addNumbered(item);
  }
  return builder.finish();
}

function bareHeadings({ text, blocks }: ExtractedText, lines: readonly Line[]): BareHeading[] {
  const marked = blocks?.filter(({ kind }) => kind === 'heading') ?? [];
  if (marked.length > 0) {
    return marked.map(({ start, end }) => ({
      start,
      end,
      heading: text.slice(start, end).replace(/\s+/g, ' ').trim(),
    }));
  }
  return lines.flatMap((line, at) => {
    const next = lines[at + 1];
    if (!line.afterGap || !next?.afterGap || !isBareHeading(line.text)) return [];
    return [{ start: line.start, end: line.end, heading: line.text.replace(/\s+/g, ' ') }];
  });
}

function merge(
  labels: readonly Label[],
  headings: readonly BareHeading[],
): (Label | BareHeading)[] {
  const labelStarts = new Set(labels.map(({ start }) => start));
  const own = headings.filter(({ start }) => !labelStarts.has(start));
  return [...labels, ...own].sort((a, b) => a.start - b.start);
}

type Draft = Omit<Section, 'end'>;

class SectionBuilder {
  private readonly sections: Draft[] = [];
  private open: Open[] = [];
  private consumed = 0;

  constructor(private readonly text: string) {}

  addHeading({ start, end, heading }: BareHeading): void {
    if (start < this.consumed) return;
    const label = { start, end };
    this.push({ start, number: null, path: null, heading, label }, 0, null);
    this.open = [{ index: this.sections.length - 1, numbering: 'heading', parts: [], path: '' }];
  }

  addNumbered(label: Label): void {
    if (label.start < this.consumed) return;
    for (const reading of label.readings) {
      const depth = this.place(reading, label);
      if (depth === null) continue;
      this.accept(label, reading, depth);
      return;
    }
  }

  /** How many of the open sections the number appears under; null where it has no place. */
  private place(reading: SectionNumber, label: Label): number | null {
    const reach = this.reachOf(reading);
    for (let at = this.open.length - 1; at >= reach; at--) {
      const before = this.open[at]!;
      if (before.numbering !== reading.numbering) continue;
      if (goesOn(before.parts, reading.parts, label.startsLine))
        return this.depthUnder(reading, at);
    }
    return begins(reading, this.open, this.open.slice(reach), label.startsLine)
      ? this.depthUnder(reading, this.open.length)
      : null;
  }

  /**
   * A list in brackets continues within its article or section, never with a list from before it.
   */
  private reachOf({ numbering }: SectionNumber): number {
    if (!numbering.startsWith('paren')) return 0;
    return 1 + this.open.findLastIndex((each) => SECTIONS.has(each.numbering));
  }

  /** A decimal belongs under its own prefix, whatever comes in between. */
  private depthUnder({ numbering, parts }: SectionNumber, at: number): number {
    if (numbering === 'attachment') return 0;
    if (numbering === 'article') {
      const outer = this.open.findIndex((each) => !AROUND_ARTICLES.has(each.numbering));
      return outer === -1 ? at : Math.min(outer, at);
    }
    if (numbering !== 'decimal') return at;
    const shorter = this.open.findIndex(
      (each, index) =>
        index <= at && each.numbering === 'decimal' && each.parts.length >= parts.length,
    );
    if (shorter !== -1) return shorter;
    return this.open[at]?.numbering === 'decimal' ? at + 1 : at;
  }

  private accept(label: Label, reading: SectionNumber, depth: number): void {
    const { heading, end } = headingBehind(this.text, label.end);
    const parent = this.open[depth - 1];
    const path = reading.printed.startsWith('(')
      ? `${parent?.path ?? ''}${reading.printed}`
      : reading.printed;
    this.push(
      {
        start: label.start,
        number: reading.printed,
        path,
        heading,
        label: { start: label.start, end },
      },
      depth,
      parent?.index ?? null,
    );
    this.open = [
      ...this.open.slice(0, depth),
      { index: this.sections.length - 1, numbering: reading.numbering, parts: reading.parts, path },
    ];
    this.consumed = end;
  }

  private push(
    draft: Omit<Draft, 'index' | 'level' | 'parent'>,
    depth: number,
    parent: number | null,
  ): void {
    this.sections.push({ ...draft, index: this.sections.length, level: depth + 1, parent });
  }

  /** A section ends where the next one of its level or above begins. */
  finish(): Section[] {
    const ends = new Array<number>(this.sections.length).fill(this.text.length);
    const stack: Draft[] = [];
    for (const section of this.sections) {
      while (stack.length > 0 && stack.at(-1)!.level >= section.level) {
        ends[stack.pop()!.index] = section.start;
      }
      stack.push(section);
    }
    return this.sections.map((section) => ({ ...section, end: ends[section.index]! }));
  }
}

/** Whether `next` follows `last` in its own numbering. */
function goesOn(last: readonly number[], next: readonly number[], startsLine: boolean): boolean {
  const reach = startsLine ? GAP : 1;
  const level = next.length - 1;
  if (next.length > last.length) {
    const within = last.every((part, at) => part === next[at]);
    return within && next.length === last.length + 1 && next[level]! >= 0 && next[level]! <= reach;
  }
  for (let at = 0; at < level; at++) {
    if (next[at] !== last[at])
      return next[at]! === last[at]! + 1 && at === level - 1 && next[level]! <= 1;
  }
  return next[level]! > last[level]! && next[level]! - last[level]! <= reach;
}

/** What a list in brackets is in. */
const SECTIONS: ReadonlySet<string> = new Set(['article', 'decimal', 'attachment']);
/** What an article may be in; recitals end where it begins. */
const AROUND_ARTICLES: ReadonlySet<string> = new Set(['heading', 'attachment', 'roman']);

/** `open` are all open sections, `near` those that the number could belong to. */
function begins(
  { numbering, parts }: SectionNumber,
  open: readonly Open[],
  near: readonly Open[],
  startsLine: boolean,
): boolean {
  if (numbering === 'attachment') return startsLine;
  if (near.some((each) => each.numbering === numbering) && numbering !== 'decimal') return false;
  if (numbering === 'decimal' && open.some((each) => each.numbering === 'decimal')) {
    const last = open.findLast((each) => each.numbering === 'decimal')!;
    return parts.length === 1 && parts[0] === 1 && last.parts.length > 1 && !startsLine;
  }
  if (parts.length === 2) {
    const article = open.findLast((each) => each.numbering === 'article');
    return article
      ? parts[0] === article.parts[0] && parts[1]! <= 1
      : startsLine && parts[0]! <= 1 && parts[1]! <= 1;
  }
  return parts.length === 1 && parts[0] === 1;
}
