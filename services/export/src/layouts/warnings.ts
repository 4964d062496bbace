import type { Warning } from '@casewright/contracts';
import { type Block, paragraph } from '../document-model/document.js';
import { bold, plain } from '../document-model/runs.js';
import type { Cell, Sheet } from './layout.js';

/** Warnings that come first, one per paragraph, worded as on the screen. */
export function warningBlocks(warnings: readonly Warning[]): Block[] {
  return warnings.map(({ title, sentences }) =>
    paragraph([bold(`${title}: `, { tone: 'caution' }), plain(sentences.join(' '))]),
  );
}

/**
 * Adds a column of warnings with the same text in every row, because rows are sorted, filtered, and
 * copied on their own. A sheet without rows gets one for its warnings.
 */
export function withWarnings(
  { columns, rows }: { columns: string[]; rows: Cell[][] },
  warnings: readonly Warning[],
  ofRow: (index: number) => readonly Warning[] = () => [],
): Sheet {
  const width = columns.length;
  const listed = rows.length === 0 && warnings.length > 0 ? [[]] : rows;
  return {
    columns: [...columns, 'Warnings'],
    rows: listed.map((row, index): Cell[] => [
      ...row,
      ...Array<Cell>(width - row.length).fill(''),
      warningText([...warnings, ...ofRow(index)]),
    ]),
  };
}

const warningText = (warnings: readonly Warning[]): string =>
  warnings.map(({ title, sentences }) => `${title}: ${sentences.join(' ')}`).join('\n');
