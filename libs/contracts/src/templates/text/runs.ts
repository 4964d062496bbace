import type { Block, DraftSection, Run } from '../draft.js';

/** All runs of a block, in the order in which they are read. */
export function runsOfBlock(block: Block): Run[] {
  if (block.kind === 'paragraph') return block.runs;
  if (block.kind === 'caption') return [...block.court, ...block.left, ...block.right].flat();
  return [...block.heading, ...block.lines.flatMap(({ runs }) => runs)];
}

/** The same block with each line of runs changed. */
export function mapLines(block: Block, change: (runs: Run[]) => Run[]): Block {
  if (block.kind === 'paragraph') return { ...block, runs: change(block.runs) };
  if (block.kind === 'caption') {
    const [court, left, right] = [block.court, block.left, block.right].map((lines) =>
      lines.map(change),
    ) as [Run[][], Run[][], Run[][]];
    return { ...block, court, left, right };
  }
  return {
    ...block,
    heading: change(block.heading),
    lines: block.lines.map(({ label, runs }) => ({ label, runs: change(runs) })),
  };
}

export function textOfRuns(runs: readonly Run[]): string {
  return runs.map(({ text }) => text).join('');
}

/** `5. Confidentiality`, `5.2 Exceptions`; empty where there is none. */
export function headingOfSection({
  number,
  heading,
}: Pick<DraftSection, 'number' | 'heading'>): string {
  if (number === '') return heading;
  return `${number}${number.includes('.') ? '' : '.'} ${heading}`;
}

/** A value as it prints before the next run: `Acme, Inc.` before a period keeps only one dot. */
export function valueBefore(value: string, next: Run | undefined): string {
  return value.endsWith('.') && /^\.(?!\.)/.test(next?.text ?? '') ? value.slice(0, -1) : value;
}

/** The marks between the halves of a caption, one for each of its lines; none where a rule appears there. */
export const captionMarks = ({
  left,
  right,
  divider,
}: Extract<Block, { kind: 'caption' }>): string[] =>
  divider ? Array.from({ length: Math.max(left.length, right.length) }, () => divider) : [];
