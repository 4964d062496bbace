import type { QuotationDiff } from '@casewright/contracts';
import { diffArrays } from 'diff';

/** A word of a text, with its offsets. */
export interface Word {
  /** As printed, with its punctuation. */
  text: string;
  /** Folded. */
  folded: string;
  /** Folded, in lower case, without punctuation; used to seed matches. */
  seed: string;
  start: number;
  end: number;
}

/**
 * Whether a word of the source matches one of the quotation. In brackets and at the end, where the
 * punctuation is the author's own, only the letters count.
 */
function sameWord(source: Word, quoted: Word, last: Word | undefined): boolean {
  if (source.folded === quoted.folded) return true;
  return (quoted === last || quoted.text.includes('[')) && source.seed === quoted.seed;
}

export interface Part {
  in: QuotationDiff[number]['in'];
  words: readonly Word[];
  /** The source's words it covers; empty for words only in the quotation. */
  source: readonly Word[];
}

/** The word diff, without the window's own words before and after the passage. */
export function compareWords(window: readonly Word[], quotation: readonly Word[]): Part[] {
  const changes = diffArrays([...window], [...quotation], {
    comparator: (a, b) => sameWord(a, b, quotation.at(-1)),
  });
  let at = 0;
  const parts = changes.map(({ value, added, removed }): Part => {
    const source = added ? [] : window.slice(at, at + value.length);
    at += source.length;
    return { in: added ? 'quotation' : removed ? 'source' : 'both', words: value, source };
  });
  return trimEnds(parts);
}

/** At the ends, keeps as many words of the source as the quotation has in their place. */
function trimEnds(parts: Part[]): Part[] {
  const [first, second] = parts;
  if (first?.in === 'source') {
    const kept = second?.in === 'quotation' ? second.words.length : 0;
    parts[0] = cut(first, Math.max(0, first.words.length - kept), first.words.length);
  }
  const last = parts.length - 1;
  if (parts[last]?.in === 'source') parts[last] = cut(parts[last], 0, 0);
  if (parts[last]?.in === 'quotation' && parts[last - 1]?.in === 'source') {
    parts[last - 1] = cut(parts[last - 1]!, 0, parts[last].words.length);
  }
  return parts.filter(({ words }) => words.length > 0);
}

function cut(part: Part, from: number, to: number): Part {
  return { ...part, words: part.words.slice(from, to), source: part.source.slice(from, to) };
}
