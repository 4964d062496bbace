import { type Block, paragraph } from '../document-model/document.js';
import { plain, type TextRun } from '../document-model/runs.js';

/** Length of a quotation of about six lines, in characters. */
const SHORT = 500;

/** Who made a result, and with which prompt if a model did; empty if unknown. */
export function engineWords(engine: string | undefined, prompt?: string): string {
  if (!engine) return '';
  if (engine === 'local') return 'by the built-in engine';
  return prompt ? `by the model ${engine} (prompt ${prompt})` : `by the model ${engine}`;
}

/** Prose with blank lines between its paragraphs. */
export function prose(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .filter((words) => words.trim() !== '')
    .map((words) => paragraph([plain(words.trim())]));
}

/** A heading with a list, or nothing for an empty one. */
export function sentences(title: string, items: readonly string[]): Block[] {
  const kept = items.filter((item) => item.trim() !== '');
  if (kept.length === 0) return [];
  return [section(title), { kind: 'list', items: kept.map((item) => [plain(item)]) }];
}

export function section(title: string): Block {
  return { kind: 'heading', level: 1, number: '', runs: [plain(title)] };
}

/** A quotation in exactly one pair of quotation marks. */
export function quotation(text: string): TextRun {
  const words = text.replace(/\n(?:[^\S\n]*\n)+/g, '\n');
  return plain(/^["“]/.test(words) ? words : `“${words}”`);
}

/** Whether a quotation is short enough to stay on one page with its comment. */
export const isShort = (text: string): boolean => text.length <= SHORT && !text.includes('\n');
