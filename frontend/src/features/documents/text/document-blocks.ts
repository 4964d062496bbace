import {
  cutIntoBlocks,
  type Range,
  type TextBlock,
} from '../../../shared/reading/text/text-blocks';

/** A listed finding's span, with its place in the list of all. */
export interface Passage extends Range {
  index: number;
}

/** A block with the passages and headings that reach into it. */
export interface FilledBlock {
  block: TextBlock;
  passages: readonly Passage[];
  headings: readonly Range[];
}

/**
 * Cuts a document into pieces that are laid out on their own: at its pages, and inside a page at
 * ends of lines. White space between two pieces is left out.
 *
 * @param pages where each page begins, ascending from 0; empty for a document without pages
 */
export function cutDocument(text: string, pages: readonly number[]): TextBlock[] {
  const starts = pages.length === 0 ? [0] : pages;
  return starts.flatMap((start, place) => {
    const page = text.slice(start, starts[place + 1]).trimEnd();
    return cutIntoBlocks(page, []).map((block, index) => ({
      start: block.start + start,
      end: block.end + start,
      page: index === 0 && place > 0 ? place + 1 : null,
    }));
  });
}

/** Gives each block what reaches into it; passages and headings may come in any order. */
export function fillBlocks(
  blocks: readonly TextBlock[],
  passages: readonly Passage[],
  headings: readonly Range[],
): FilledBlock[] {
  const filled = blocks.map((block) => ({
    block,
    passages: [] as Passage[],
    headings: [] as Range[],
  }));
  for (const passage of passages)
    forEachMet(filled, passage, (into) => into.passages.push(passage));
  for (const heading of headings)
    forEachMet(filled, heading, (into) => into.headings.push(heading));
  return filled;
}

function forEachMet<B extends { block: Range }>(
  blocks: readonly B[],
  range: Range,
  act: (block: B) => void,
): void {
  for (let at = firstEndingAfter(blocks, range.start); at < blocks.length; at += 1) {
    const each = blocks[at]!;
    if (each.block.start >= range.end) return;
    act(each);
  }
}

/** Blocks come in order: the first that ends after `offset`, found by halving. */
function firstEndingAfter(blocks: readonly { block: Range }[], offset: number): number {
  let low = 0;
  let high = blocks.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (blocks[middle]!.block.end > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}
