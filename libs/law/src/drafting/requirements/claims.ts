import type { Full } from './in-full.js';
import { joined, phrasesOf, type Span, sentencesOf, spanAt } from './phrases.js';

/** What one stretch of the requirements became. */
export interface Claim extends Span {
  /** `Payment`, `Governing law`. */
  what: string;
  /** A value for a placeholder, a fact of the draft, a section that covers it, a clause to insert. */
  takes:
    | { placeholder: string; raw: string }
    | { fact: string; denied: readonly string[]; section: string | null }
    | { section: string }
    | { clause: string }
    | { law: string; governs: boolean };
}

/** Words before a fact that keep it from being one. */
const NOT_ASSERTED =
  /\b(?:ago|used to|previously|formerly|(?:was|were|had been) (?:promised|offered)|says? (?:that )?(?:he|she|it|they|her|his)|said|thinks|believes|hopes?|wishes|perhaps|maybe|might|(?:is|are) supposed|supposes)\b/i;

/** What has been taken up so far. */
export class Claims {
  readonly all: Claim[] = [];
  readonly suggestions = new Map<string, string>();
  private readonly suggested: Span[] = [];
  /** Words that a claim leaned on, as `payable` alongside an amount. */
  private readonly supports: Span[] = [];

  private readonly sentences: Span[];
  private phrases: { of: Span; within: Span[] } | null = null;

  readonly text: string;

  constructor(private readonly full: Full) {
    this.text = full.text;
    this.sentences = sentencesOf(full.text);
  }

  /** The words of the requirements for a stretch of the text, as they were written. */
  written(span: Span): string {
    return this.full.written(span);
  }

  /** False of what the text only reports, wishes, or remembers. */
  isAsserted({ start }: Span): boolean {
    return !NOT_ASSERTED.test(this.text.slice(this.sentenceAt(start).start, start));
  }

  sentenceAt(offset: number): Span {
    return spanAt(this.sentences, offset) ?? { start: 0, end: this.text.length };
  }

  /** The phrase that an offset is in. Asked from one to the next, a sentence is parted once. */
  phraseAt(offset: number): Span | undefined {
    const sentence = this.sentenceAt(offset);
    if (this.phrases?.of !== sentence)
      this.phrases = { of: sentence, within: phrasesOf(this.text, sentence) };
    return spanAt(this.phrases.within, offset);
  }

  /** What a place may have, where that is to be confirmed first. */
  suggest(placeholder: string, raw: string, span: Span): void {
    this.suggestions.set(placeholder, raw);
    this.supports.push(span);
    this.suggested.push(span);
  }

  add(claim: Claim): void {
    this.all.push(claim);
  }

  support(span: Span): void {
    this.supports.push(span);
  }

  isSuggested({ start, end }: Span): boolean {
    return this.suggested.some((span) => span.start < end && start < span.end);
  }

  /** True where a value was already taken from these words. */
  isTaken({ start, end }: Span): boolean {
    return this.all.some(
      (claim) => 'placeholder' in claim.takes && claim.start < end && start < claim.end,
    );
  }

  hasValue(placeholder: string): boolean {
    return this.valueOf(placeholder) !== undefined;
  }

  valueOf(placeholder: string): string | undefined {
    return this.all.flatMap(({ takes }) =>
      'placeholder' in takes && takes.placeholder === placeholder ? [takes.raw] : [],
    )[0];
  }

  /** True where a value was taken from anything within. */
  hasValueIn(span: Span): boolean {
    return this.isTaken(span) || this.isSuggested(span);
  }

  /** True where an option already stands for the section. */
  hasSection(section: string): boolean {
    return this.all.some(({ takes }) => 'section' in takes && takes.section === section);
  }

  /** True where claims that the draft shows, or the words that claims lean on, cover all of this one. */
  isCoveredBy(shown: readonly Claim[], claim: Claim): boolean {
    const around = ({ start, end }: Span): boolean => start <= claim.start && claim.end <= end;
    return this.supports.some(around) || shown.some((other) => other !== claim && around(other));
  }

  /** True where something was understood. */
  covers(offset: number): boolean {
    const within = ({ start, end }: Span): boolean => start <= offset && offset < end;
    return this.all.some(within) || this.supports.some(within);
  }

  /** All that was understood, other than the claims that are left out, in its order. */
  understood(leftOut: readonly Claim[]): Span[] {
    const without = new Set(leftOut);
    const spans: Span[] = [...this.all.filter((claim) => !without.has(claim)), ...this.supports];
    return joined(spans.sort((a, b) => a.start - b.start));
  }
}
