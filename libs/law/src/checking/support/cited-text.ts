import type { Citation, Span } from '@casewright/law/citations';

export const spanStart = ({ start, fullSpan }: Citation): number => Math.min(start, fullSpan.start);
const spanEnd = ({ end, fullSpan }: Citation): number => Math.max(end, fullSpan.end);

/** Between citations of one string: marks, a conjunction, a signal of the next one. */
const CHAIN = /^[\s,;]*(?:(?:and|with|or)\s+)?(?:also\s+)?$/;
/** Characters that a citation with its name and parentheticals is no longer than. */
const LONGEST_CITATION = 3_000;
/** Kinds that a proposition is cited to; "under *Roe*" is running text. */
const CITING: readonly Citation['kind'][] = ['case', 'short', 'id', 'supra'];

/** A text and its citations, as one says something and the other does not. */
export class CitedText {
  /** Offsets of citations that tell another one's later or earlier history. */
  private readonly histories: ReadonlySet<number>;

  constructor(
    readonly text: string,
    private readonly citations: readonly Citation[],
  ) {
    this.histories = new Set(
      citations.flatMap(({ fields }) => fields.history?.map(({ start }) => start) ?? []),
    );
  }

  /** Whether a citation is there for a proposition, and not for another citation. */
  isOwn(at: number): boolean {
    const citation = this.citations[at]!;
    const isInside = (other: Citation | undefined): boolean =>
      other !== undefined && other.end <= citation.start && spanEnd(other) >= spanEnd(citation);
    const isNested = isInside(this.citations[at - 1]) || isInside(this.citations[at - 2]);
    const isParallel = spanStart(citation) < citation.start && this.startsAsBefore(at);
    return (
      CITING.includes(citation.kind) &&
      !this.histories.has(citation.start) &&
      (!isNested || isParallel)
    );
  }

  /** Whether it goes on with the string of the citation before it. */
  isChained(at: number): boolean {
    const [before, own] = [this.citations[at - 1], this.citations[at]!];
    if (!before) return false;
    if (own.joined || this.startsAsBefore(at)) return true;
    const start = spanStart(own);
    return (
      start >= before.end && CHAIN.test(this.text.slice(Math.min(spanEnd(before), start), start))
    );
  }

  startOfString(at: number): number {
    let first = at;
    while (this.isChained(first)) first--;
    return spanStart(this.citations[first]!);
  }

  /** The end of the last citation between two offsets, else the first of them. */
  endBefore(end: number, start: number): number {
    let last = start;
    for (const citation of this.near(start, end))
      if (citation.start >= start && spanEnd(citation) <= end)
        last = Math.max(last, spanEnd(citation));
    return last;
  }

  wordsIn(span: Span): number {
    return this.plain(span).match(/\p{L}{2,}/gu)?.length ?? 0;
  }

  /** A part of the text, which may be a citation's parenthetical, without citations and signals. */
  plain({ start, end }: Span): string {
    let plain = '';
    let at = start;
    for (const citation of this.near(start, end)) {
      const isAround = spanStart(citation) <= start && spanEnd(citation) >= end;
      if (isAround || spanEnd(citation) <= at) continue;
      if (spanStart(citation) >= end) break;
      plain += ` ${this.text.slice(at, Math.max(at, spanStart(citation)))}`;
      at = Math.min(end, spanEnd(citation));
    }
    return `${plain} ${this.text.slice(at, end)}`
      .replace(
        /\b(?:but\s+)?(?:see(?:\s+also|\s+generally)?|accord|e\.g\.),?\s*(?=[,;.]|\s*$)/gi,
        ' ',
      )
      .replace(/\s+/g, ' ')
      .trim();
  }

  /** The citations that may reach into a part of the text. */
  private *near(start: number, end: number): Generator<Citation> {
    let [low, high] = [0, this.citations.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.citations[middle]!.start < start - LONGEST_CITATION) low = middle + 1;
      else high = middle;
    }
    for (let at = low; at < this.citations.length; at++) {
      if (this.citations[at]!.start > end + LONGEST_CITATION) break;
      yield this.citations[at]!;
    }
  }

  private startsAsBefore(at: number): boolean {
    const [before, own] = [this.citations[at - 1], this.citations[at]!];
    return before !== undefined && spanStart(before) === spanStart(own);
  }
}
