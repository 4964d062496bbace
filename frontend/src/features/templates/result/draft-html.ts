import {
  type Block,
  captionMarks,
  type Draft,
  hasTitleLine,
  headingOfSection,
  type Run,
} from '@casewright/contracts';
import { escapeHtml } from '../../../shared/clipboard/copy-rich';

const TAGS = { bold: 'b', italic: 'i', underline: 'u' } as const;

/** The document with its formatting, for the clipboard of a word processor. */
export function draftHtml({ title, sections }: Pick<Draft, 'title' | 'sections'>): string {
  const parts = hasTitleLine(title, sections) ? [`<h1>${escapeHtml(title)}</h1>`] : [];
  for (const section of sections) {
    const heading = headingOfSection(section);
    const level = section.level + 1;
    if (heading !== '') parts.push(`<h${level}>${escapeHtml(heading)}</h${level}>`);
    parts.push(...section.blocks.map(blockHtml));
  }
  return parts.join('\n');
}

function blockHtml(block: Block): string {
  if (block.kind === 'caption') {
    const [court, left, right] = [block.court, block.left, block.right].map((lines) =>
      lines.map(lineHtml).join('<br>'),
    );
    const marks = block.divider ? `<td>${captionMarks(block).join('<br>')}</td>` : '';
    return `<p align="center"><b>${court}</b></p>\n<table><tr><td>${left}</td>${marks}<td>${right}</td></tr></table>`;
  }
  if (block.kind === 'signature') {
    const lines = block.lines.map(({ label, runs }) => {
      const value = runs.length > 0 ? lineHtml(runs) : '_'.repeat(30);
      return label === '' ? value : `${escapeHtml(label)}: ${value}`;
    });
    return `<p>${[`<b>${lineHtml(block.heading)}</b>`, ...lines].join('<br>')}</p>`;
  }
  const label = block.label === null ? '' : `${escapeHtml(block.label)} `;
  const words = `<p align="${block.align}">${label}${lineHtml(block.runs)}</p>`;
  return '<blockquote>'.repeat(block.indent) + words + '</blockquote>'.repeat(block.indent);
}

function lineHtml(runs: readonly Run[]): string {
  return runs
    .map((run) => {
      const text = escapeHtml(run.text);
      if (run.kind === 'term') return `<b>${text}</b>`;
      if (run.kind !== 'text' || !run.style) return text;
      return `<${TAGS[run.style]}>${text}</${TAGS[run.style]}>`;
    })
    .join('');
}
