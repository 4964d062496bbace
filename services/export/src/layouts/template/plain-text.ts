import type { AnyPlaceholder, TemplateExport } from '@casewright/contracts';
import { type Block, heading, paragraph } from '../../document-model/document.js';
import { plain, type Run } from '../../document-model/runs.js';

const BRACKETED = /\[([^\][\n]{1,120})\]/g;

/**
 * A draft of which there is only the text: a line that the structure names is a heading, and words
 * in square brackets are places to fill in.
 */
export function plainTextBlocks({ content, structure, placeholders }: TemplateExport): Block[] {
  const headings = new Set(structure.map(bare));
  return content
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(
      (line): Block =>
        headings.has(bare(line)) ? heading(1, line) : paragraph(runsOf(line, placeholders)),
    );
}

/** Without number and case: a structure may have `Confidentiality` for `5. CONFIDENTIALITY`. */
function bare(line: string): string {
  return line
    .replace(/^(?:section|article)?\s*(?:\d+(?:\.\d+)*|[ivxlc]+|[a-z])[.):]\s*/i, '')
    .replace(/[.:]\s*$/, '')
    .trim()
    .toLowerCase();
}

function runsOf(line: string, placeholders: AnyPlaceholder[]): Run[] {
  const runs: Run[] = [];
  let at = 0;
  for (const match of line.matchAll(BRACKETED)) {
    if (match.index > at) runs.push(plain(line.slice(at, match.index)));
    runs.push(placeRun(match[0], match[1] ?? '', placeholders));
    at = match.index + match[0].length;
  }
  if (at < line.length) runs.push(plain(line.slice(at)));
  return runs;
}

function placeRun(text: string, label: string, placeholders: AnyPlaceholder[]): Run {
  const same = (words: string | undefined): boolean => words?.toLowerCase() === label.toLowerCase();
  const known = placeholders.find((each) => same(each.name) || same(each.label));
  const input = { as: known?.type === 'date' ? ('date' as const) : ('text' as const) };
  return { kind: 'placeholder', name: known?.name ?? label, label, text, filled: false, input };
}
