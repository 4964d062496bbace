import type { Span } from '@casewright/law/citations';

/** A quotation of a text: the words, and the same with its quote marks. */
export interface FoundQuotation extends Span {
  outer: Span;
  block: boolean;
}

/** Shorter quotations are phrases that anyone may use. */
const FEWEST_WORDS = 4;
/** Columns. */
const LEAST_INDENT = 3;
/** An indented paragraph of fewer words is a heading or a list. */
const FEWEST_BLOCK_WORDS = 10;
/** Characters; what runs on longer has lost its closing mark. */
const LONGEST = 5_000;

/**
 * Between typographic marks, and between straight ones that are where an opening and a closing
 * mark stand. A blank line ends a quotation, so that one lost mark does not turn all others round.
 */
const MARKED = new RegExp(
  [
    '“((?:[^“”\\n]|\\n(?!\\s*\\n)){8,5000})”',
    '(?<![\\p{L}\\d.,;:!?)\\]”])"(?=\\S)((?:[^"\\n]|\\n(?!\\s*\\n)){8,5000}?)(?<=\\S)"(?![\\p{L}])',
  ].join('|'),
  'gu',
);

/** The quotations of four words and more, in the text's order, none inside another. */
export function findQuotations(text: string): FoundQuotation[] {
  const blocks = findBlocks(text);
  const marked = [...text.matchAll(MARKED)].flatMap((found): FoundQuotation[] => {
    const outer = { start: found.index, end: found.index + found[0].length };
    const words = found[1] ?? found[2] ?? '';
    if (countWords(words) < FEWEST_WORDS) return [];
    return [{ start: outer.start + 1, end: outer.end - 1, outer, block: false }];
  });
  const apart = marked.filter(
    ({ outer }) => !blocks.some((block) => outer.start >= block.start && outer.end <= block.end),
  );
  return [...blocks, ...apart].sort((a, b) => a.start - b.start);
}

/**
 * Paragraphs all of whose lines are indented, and further than the paragraph behind them: block
 * quotations have no quote marks (Bluebook rule 5.1(a)).
 */
function findBlocks(text: string): FoundQuotation[] {
  const paragraphs = paragraphsOf(text);
  return paragraphs.flatMap(({ start, end, indent }, index): FoundQuotation[] => {
    const next = paragraphs[index + 1];
    if (indent < LEAST_INDENT || (next && next.indent >= indent)) return [];
    if (end - start > LONGEST || countWords(text.slice(start, end)) < FEWEST_BLOCK_WORDS) return [];
    return [{ start, end, outer: { start, end }, block: true }];
  });
}

interface Paragraph extends Span {
  /** Columns in front of its leftmost line; a tab counts four. */
  indent: number;
}

/** What blank lines part, without the white space around it. */
function paragraphsOf(text: string): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let open: Paragraph | null = null;
  let at = 0;
  for (const line of text.split('\n')) {
    const words = line.trimStart();
    if (words === '') open = null;
    else {
      const margin = line.slice(0, line.length - words.length);
      const indent = margin.replaceAll('\t', '    ').length;
      const end = at + line.trimEnd().length;
      if (!open) paragraphs.push({ start: at + margin.length, end, indent });
      else Object.assign(open, { end, indent: Math.min(open.indent, indent) });
      open = paragraphs.at(-1) ?? null;
    }
    at += line.length + 1;
  }
  return paragraphs;
}

function countWords(text: string): number {
  return text.match(/[\p{L}\d][\p{L}\d'’.-]*/gu)?.length ?? 0;
}
