/** A half-open range of offsets into the text. */
export interface Range {
  start: number;
  end: number;
}

/** A piece of the text that is laid out on its own. */
export interface TextBlock extends Range {
  /** The page that begins with this block, from 2; null where none does. */
  page: number | null;
}

/** Characters: enough that a long text has hundreds of blocks, not thousands. */
const LEAST = 1_000;
const MOST = 4_000;
const FORM_FEED = '\f';

/**
 * Cuts a text where a cut cannot be seen: at ends of lines and of pages, whose sign is left out
 * between two blocks. Only a paragraph of more than 4,000 characters is cut at a space. Never cuts
 * through one of `whole`, which come in order.
 */
export function cutIntoBlocks(text: string, whole: readonly Range[]): TextBlock[] {
  const blocks: TextBlock[] = [];
  let start = 0;
  let page: number | null = null;
  let pages = 1;
  let nextWhole = 0;
  while (start <= text.length) {
    let end = endOfBlock(text, start);
    for (; whole[nextWhole] && whole[nextWhole]!.start < end; nextWhole += 1) {
      if (whole[nextWhole]!.end > end) end = nextBreak(text, whole[nextWhole]!.end);
    }
    blocks.push({ start, end, page });
    const isPageEnd = text[end] === FORM_FEED;
    if (isPageEnd) pages += 1;
    page = isPageEnd ? pages : null;
    // A line's or page's end is the break between two blocks; a space stays at the end of one.
    start = end === text.length ? end + 1 : /[\n\f]/.test(text[end]!) ? end + 1 : end;
  }
  return blocks;
}

function endOfBlock(text: string, start: number): number {
  const near = text.slice(start, start + MOST + 1);
  const page = near.indexOf(FORM_FEED);
  const line = near.indexOf('\n', LEAST);
  if (page !== -1 && (line === -1 || page < line)) return start + page;
  if (line !== -1) return start + line;
  if (start + near.length === text.length) return text.length;
  const space = near.lastIndexOf(' ');
  return start + (space > 0 ? space + 1 : MOST);
}

/** The first end of a line or page from `from`; else `from` itself, which is not inside anything. */
function nextBreak(text: string, from: number): number {
  const at = text.slice(from, from + MOST).search(/[\n\f]/);
  return at === -1 ? from : from + at;
}

/** Whether two ranges share a letter. */
export function meet(a: Range, b: Range): boolean {
  return a.start < b.end && b.start < a.end;
}
