import type { WritingDocumentKind } from '@casewright/contracts';
import type { Span } from '../text/span.js';

/** A text with one fault in it, at a place. */
export interface Planted extends Span {
  text: string;
}

/** A kind of fault, and its ways into real prose. Each gives null where the prose has no place for it. */
export interface FaultKind {
  kind: string;
  in: WritingDocumentKind;
  /** A contract as a whole, or a paragraph of an opinion. */
  from: 'paragraphs' | 'contracts';
  ways: readonly ((text: string) => Planted | null)[];
}

/** Puts other words where an expression fits first. */
export function swap(expression: RegExp, words: string): (text: string) => Planted | null {
  return (text) => {
    const match = expression.exec(text);
    if (!match) return null;
    const put = words.replace(/\$(\d)/g, (_, group) => match[Number(group)] ?? '');
    return {
      text: text.slice(0, match.index) + put + text.slice(match.index + match[0].length),
      start: match.index,
      end: match.index + put.length,
    };
  };
}

/** A sentence that opens so that words may go before it. */
const OPENING =
  /(?<=[.?!][”"]? )(The|This|These|That|There|It|We|He|She|They|His|Her|Its|If|When|Although)(?= \p{Ll})/u;

/** Puts words before a sentence inside the paragraph. */
function lead(words: string): (text: string) => Planted | null {
  return (text) => {
    const match = OPENING.exec(text);
    if (!match) return null;
    const { index } = match;
    const rest = match[0].toLowerCase() + text.slice(index + match[0].length);
    return {
      text: `${text.slice(0, index)}${words} ${rest}`,
      start: index,
      end: index + words.length,
    };
  };
}

/** Puts a sentence, whose fault is in double brackets, behind the text. */
export function append(marked: string): (text: string) => Planted | null {
  return (text) => {
    const start = text.length + 1 + marked.indexOf('[[');
    const words = /\[\[([\s\S]*?)\]\]/.exec(marked)![1]!;
    return {
      text: `${text} ${marked.replace(/\[\[|\]\]/g, '')}`,
      start,
      end: start + words.length,
    };
  };
}

export const leads = (words: readonly string[]): FaultKind['ways'] => words.map(lead);
export const appends = (sentences: readonly string[]): FaultKind['ways'] => sentences.map(append);
export const swaps = (pairs: readonly (readonly [RegExp, string])[]): FaultKind['ways'] =>
  pairs.map(([expression, words]) => swap(expression, words));
