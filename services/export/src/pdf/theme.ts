import { PAPER_SIZES, type Paper } from '@casewright/contracts';
import type { Document } from '../document-model/document.js';
import type { Tone } from '../document-model/runs.js';

/** Measures of a document, in points. */
export interface Theme {
  page: { width: number; height: number };
  left: number;
  right: number;
  top: number;
  bottom: number;
  size: number;
  leading: number;
  /** Between paragraphs. */
  gap: number;
  /** Of small print, tables, and quotations. */
  small: { size: number; leading: number };
  /** Of headings, by level. */
  headings: Record<1 | 2 | 3, { size: number; leading: number; before: number; after: number }>;
  title: { size: number; leading: number };
  /** Steps to the right. */
  indent: number;
  /** Lines of a page at fixed places, numbered at the left; 0 for none. */
  grid: number;
}

const INCH = 72;
/** As pleading paper has them: 28 lines, double-spaced. */
const PLEADING_LINES = 28;
const DOUBLE = 24;

export function themeOf({ form, paper, lineNumbers }: Document): Theme {
  if (lineNumbers) return pleading(paper);
  const page = PAPER_SIZES[paper];
  const size = form === 'report' ? 10.5 : 12;
  const leading = form === 'report' ? 14.5 : 16;
  return {
    page,
    left: INCH,
    right: page.width - INCH,
    top: INCH,
    bottom: page.height - INCH,
    size,
    leading,
    gap: form === 'report' ? 6 : 9,
    indent: 28,
    grid: 0,
    small: { size: 9.5, leading: 12.5 },
    headings: {
      1: { size: size + 2.5, leading: 18, before: 14, after: 5 },
      2: { size: size + 0.5, leading: 16, before: 10, after: 3 },
      3: { size, leading, before: 8, after: 3 },
    },
    title: { size: form === 'report' ? 20 : 15, leading: form === 'report' ? 25 : 20 },
  };
}

function pleading(paper: Paper): Theme {
  const page = PAPER_SIZES[paper];
  const top = 54;
  const flat = { size: 12, leading: DOUBLE, before: 0, after: 0 };
  return {
    page,
    left: 1.5 * INCH,
    right: page.width - 0.5 * INCH,
    top,
    bottom: top + PLEADING_LINES * DOUBLE,
    size: 12,
    leading: DOUBLE,
    gap: 0,
    indent: 36,
    small: { size: 12, leading: DOUBLE / 2 },
    headings: { 1: flat, 2: flat, 3: flat },
    title: { size: 12, leading: DOUBLE },
    grid: PLEADING_LINES,
  };
}

export const INK = '#1a1a1e';
export const RULE = '#8a8780';
/** Dark enough for text on white (WCAG AA); the words say the same. */
export const TONE_COLORS: Record<Tone, string> = {
  alarm: '#8c1d18',
  caution: '#7a4b00',
  good: '#1d5c3a',
  quiet: '#55524c',
};
export const CHANGE_COLORS = { inserted: '#0b4f8a', deleted: '#8c1d18' } as const;
/** Behind what has to be filled in. */
export const OPEN_PLACE = '#fff2b8';
