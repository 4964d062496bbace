import type { LocatedQuotation, QuotationDiff, QuotationStatus } from '@casewright/contracts';
import { type CloseMatch, closestMatch, indexWords, type WordIndex } from './close-match.js';
import { type FoldedText, foldText } from './folded-text.js';
import { matchSegments } from './match-segments.js';
import { segmentsOf } from './quotation-segments.js';
import { type OpinionText, toPassage } from './quoted-passage.js';

/** A quotation found in a text; `start` and `end` are offsets into it. */
export interface FoundQuotation {
  status: Extract<QuotationStatus, 'exact' | 'normalised' | 'close'>;
  start: number;
  end: number;
  diff?: QuotationDiff;
  /** 0 to 1. */
  likeness: number;
}

/** American usage puts a closing comma or period inside the quote marks, whoever wrote it. */
const CLOSING_MARK = /[.,]$/;

/** A source text in which quotations are located; indexes are built on demand. */
export class QuotationSource {
  private foldedText: FoldedText | undefined;
  private wordIndex: WordIndex | undefined;

  constructor(private readonly text: string) {}

  /** Letter by letter, except for a closing comma or period. */
  findExact(quotation: string): FoundQuotation | null {
    for (const wanted of [quotation, quotation.replace(CLOSING_MARK, '')]) {
      const start = this.text.indexOf(wanted);
      if (start >= 0) return { status: 'exact', start, end: start + wanted.length, likeness: 1 };
    }
    return null;
  }

  /** Ignores marked alterations and what printing changes; see `foldText` and `segmentsOf`. */
  findNormalized(quotation: string): FoundQuotation | null {
    this.foldedText ??= foldText(this.text);
    for (const wanted of [quotation, quotation.replace(CLOSING_MARK, '')]) {
      const found = matchSegments(this.foldedText, segmentsOf(wanted));
      if (found?.sameCase) return { ...found, status: 'normalised', likeness: 1 };
    }
    return null;
  }

  /** Most words match, in order; with the differences. */
  findClose(quotation: string): FoundQuotation | null {
    this.wordIndex ??= indexWords(this.text);
    const match: CloseMatch | null = closestMatch(this.wordIndex, indexWords(quotation).words);
    if (!match) return null;
    const { diff, ...found } = match;
    const differs = diff.some((part) => part.in !== 'both');
    return differs ? { ...found, status: 'close', diff } : { ...found, status: 'normalised' };
  }
}

/** The best match among all sources, with the index of its source; null if none is close. */
export function locateQuotation(
  sources: readonly QuotationSource[],
  quotation: string,
): { found: FoundQuotation; source: number } | null {
  for (const find of ['findExact', 'findNormalized'] as const) {
    for (const [source, text] of sources.entries()) {
      const found = text[find](quotation);
      if (found) return { found, source };
    }
  }
  const close = sources
    .map((text, source) => ({ found: text.findClose(quotation), source }))
    .filter((each): each is { found: FoundQuotation; source: number } => each.found !== null);
  return close.sort((a, b) => b.found.likeness - a.found.likeness)[0] ?? null;
}

/** Finds quotations in the opinions of a case, which are indexed once. */
export function quotationFinder(
  opinions: readonly OpinionText[],
): (quotation: string) => LocatedQuotation {
  const sources = opinions.map(({ text }) => new QuotationSource(text));
  return (quotation) => {
    const match = locateQuotation(sources, quotation);
    if (!match) return { status: opinions.length > 0 ? 'not_found' : 'unchecked' };
    const { status, diff } = match.found;
    const passage = toPassage(opinions[match.source]!, match.found);
    return { status, passage, ...(diff && { diff }) };
  };
}
