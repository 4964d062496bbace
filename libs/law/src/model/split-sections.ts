import type { TextSpan } from '@casewright/law/reading';
import type { Bounds } from './asker.js';

/** English legal prose has more letters to a token: a section fits its budget. */
export const LETTERS_PER_TOKEN = 3;

/** The sections of a text that a model may be given, and how many it has. */
export function sectionsWithin(text: string, { sectionTokens, documentTokens }: Bounds) {
  const all = splitSections(text, sectionTokens);
  const affordable = Math.max(1, Math.floor(documentTokens / sectionTokens));
  return { sections: all.slice(0, affordable), sectionsTotal: all.length };
}

/** Parts a text, whole, at the blank lines, line ends or spaces nearest to where a section is full. */
export function splitSections(text: string, sectionTokens: number): TextSpan[] {
  const size = sectionTokens * LETTERS_PER_TOKEN;
  const sections: TextSpan[] = [];
  for (let start = 0; start < text.length; ) {
    const isLast = start + size >= text.length;
    const end = isLast ? text.length : lastBreak(text, start + size / 2, start + size);
    if (text.slice(start, end).trim() !== '') sections.push({ start, end });
    start = end;
  }
  return sections;
}

function lastBreak(text: string, from: number, to: number): number {
  const part = text.slice(from, to);
  for (const mark of ['\n\n', '\n', ' ']) {
    const at = part.lastIndexOf(mark);
    if (at >= 0) return Math.floor(from) + at + mark.length;
  }
  return Math.floor(to);
}
