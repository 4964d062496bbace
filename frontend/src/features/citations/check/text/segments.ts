import type { Range } from '../../../../shared/reading/text/text-blocks';

/** What a block consists of, in order: plain text, or the citation with this index. */
export type Segment =
  | { kind: 'text'; start: number; text: string; isQuoted: boolean }
  | { kind: 'citation'; start: number; text: string; index: number };

/** A citation of the block, with its place in the report. */
export interface CitationRange extends Range {
  index: number;
}

/**
 * Parts a block into its citations and the text between them, which is cut again where one of the
 * `quoted` ranges begins or ends. A citation inside another one is left to the list of findings.
 */
export function segmentsOf(
  text: string,
  block: Range,
  citations: readonly CitationRange[],
  quoted: readonly Range[],
): Segment[] {
  const segments: Segment[] = [];
  let at = block.start;
  for (const { start, end, index } of citations) {
    if (start < at) continue;
    segments.push(...plainText(text, at, start, quoted));
    segments.push({ kind: 'citation', start, text: text.slice(start, end), index });
    at = end;
  }
  segments.push(...plainText(text, at, block.end, quoted));
  return segments;
}

function plainText(
  text: string,
  start: number,
  end: number,
  quoted: readonly Range[],
): Extract<Segment, { kind: 'text' }>[] {
  const edges = quoted.flatMap((range) => [range.start, range.end]);
  const inside = edges.filter((edge) => edge > start && edge < end);
  const cuts = [...new Set([start, ...inside, end])].sort((a, b) => a - b);
  return cuts.slice(0, -1).map((from, place) => {
    const isQuoted = quoted.some((range) => range.start <= from && from < range.end);
    return { kind: 'text', start: from, text: text.slice(from, cuts[place + 1]), isQuoted };
  });
}
