import type { Block, DraftSection } from '../draft.js';
import { headingOfSection, textOfRuns } from './runs.js';

/** Characters that a line to be filled in by hand has. */
const RULE = '_'.repeat(30);
/** Characters of the left half of a caption. */
const CAPTION_HALF = 40;

/** A draft's `content`: paragraphs parted by blank lines, drafting notes left out. */
export function draftText(title: string, sections: readonly DraftSection[]): string {
  const parts = hasTitleLine(title, sections) ? [title.toUpperCase()] : [];
  for (const section of sections) {
    const heading = headingOfSection(section);
    if (heading !== '') parts.push(heading);
    parts.push(...section.blocks.map(draftBlockText));
  }
  return `${parts.join('\n\n')}\n`;
}

/** Whether the document begins with its title; a caption has it within. */
export function hasTitleLine(title: string, sections: readonly DraftSection[]): boolean {
  return (
    title !== '' && !sections.some(({ blocks }) => blocks.some(({ kind }) => kind === 'caption'))
  );
}

/** The words of one block, as `content` has them. */
export function draftBlockText(block: Block): string {
  if (block.kind === 'caption') return captionText(block);
  if (block.kind === 'signature') {
    const lines = block.lines.map(({ label, runs }) =>
      `${label === '' ? '' : `${label}: `}${runs.length > 0 ? textOfRuns(runs) : RULE}`.trim(),
    );
    return [textOfRuns(block.heading), ...lines].filter((line) => line !== '').join('\n');
  }
  const indent = '    '.repeat(block.indent);
  return `${indent}${block.label ? `${block.label} ` : ''}${textOfRuns(block.runs)}`;
}

function captionText({ court, left, right, divider }: Block & { kind: 'caption' }): string {
  const rows = Math.max(left.length, right.length);
  const table = Array.from({ length: rows }, (_, row) => {
    const [leftText, rightText] = [textOfRuns(left[row] ?? []), textOfRuns(right[row] ?? [])];
    return `${leftText.padEnd(CAPTION_HALF)} ${divider ?? ')'} ${rightText}`.trimEnd();
  });
  return [...court.map(textOfRuns), '', ...table].join('\n');
}
