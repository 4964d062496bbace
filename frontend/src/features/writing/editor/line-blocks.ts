import type { TextLine } from './text-lines';

/** Lines that render together. */
export interface TextBlock {
  /** Its name while it is on the screen. */
  id: number;
  /** The same array as before while none of them has changed. */
  lines: readonly TextLine[];
}

/** Lines of a block: of 300 paragraphs a key then has 20 blocks to look at, and the lines of one. */
const BLOCK = 16;

/**
 * The lines in blocks of about `BLOCK`. A block begins at a line by its id and not by its place, so
 * that a new line does not move all those behind it into other blocks.
 */
export function blocksOf(lines: readonly TextLine[], before: readonly TextBlock[]): TextBlock[] {
  const known = new Map(before.map((block) => [block.id, block]));
  const blocks: { id: number; lines: TextLine[] }[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    if (last && line.id % BLOCK !== 0) last.lines.push(line);
    else blocks.push({ id: line.id, lines: [line] });
  }
  return blocks.map((block) => {
    const old = known.get(block.id);
    return old && isAlike(old.lines, block.lines) ? old : block;
  });
}

function isAlike<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.length === b.length && a.every((one, at) => one === b[at]);
}
