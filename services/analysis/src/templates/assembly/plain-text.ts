import type { Block, DraftSection } from '@casewright/contracts';
import { textOf } from './render-runs.js';

/** Characters that a line to be filled in by hand has. */
const RULE = '_'.repeat(30);
/** Characters of the left half of a caption. */
const CAPTION_HALF = 40;

/** The document as text: paragraphs parted by blank lines, notes left out. */
export function plainText(title: string, sections: readonly DraftSection[]): string {
  const captioned = sections.some(({ blocks }) => blocks.some(({ kind }) => kind === 'caption'));
  const parts = captioned || title === '' ? [] : [title.toUpperCase()];
  for (const section of sections) {
    const heading = headingOf(section);
    if (heading !== '') parts.push(heading);
    parts.push(...section.blocks.map(blockText));
  }
  return `${parts.join('\n\n')}\n`;
}

/** `5. Confidentiality`, `5.2 Exceptions`; empty where there is none. */
export function headingOf({ number, heading }: DraftSection): string {
  if (number === '') return heading;
  return `${number}${number.includes('.') ? '' : '.'} ${heading}`;
}

/** One block as text. */
export function blockText(block: Block): string {
  if (block.kind === 'caption') return captionText(block);
  if (block.kind === 'signature') {
    const lines = block.lines.map(({ label, runs }) =>
      `${label === '' ? '' : `${label}: `}${runs.length > 0 ? textOf(runs) : RULE}`.trim(),
    );
    return [textOf(block.heading), ...lines].filter((line) => line !== '').join('\n');
  }
  const indent = '    '.repeat(block.indent);
  return `${indent}${block.label ? `${block.label} ` : ''}${textOf(block.runs)}`;
}

function captionText({ court, left, right }: Block & { kind: 'caption' }): string {
  const rows = Math.max(left.length, right.length);
  const table = Array.from({ length: rows }, (_, row) => {
    const [leftText, rightText] = [textOf(left[row] ?? []), textOf(right[row] ?? [])];
    return `${leftText.padEnd(CAPTION_HALF)} ) ${rightText}`.trimEnd();
  });
  return [...court.map(textOf), '', ...table].join('\n');
}
