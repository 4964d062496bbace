import { z } from 'zod';
import { CoverageSchema, UncoveredSchema } from './coverage.js';

/** Categories of the specification, with the labels that head each group of the history. */
const CATEGORY_LABELS = {
  'case-law': 'Case Law Search',
  'document-analysis': 'Document Analysis',
  'writing-assistant': 'Writing Assistant',
  'ai-insights': 'AI Insights',
  citation: 'Citation',
} as const;
export type Category = keyof typeof CATEGORY_LABELS;
export const CATEGORIES = Object.keys(CATEGORY_LABELS) as [Category, ...Category[]];
export const CategorySchema = z.enum(CATEGORIES, {
  error: `Category must be one of ${CATEGORIES.join(', ')}`,
});

/** The label of a category; an unknown one displays its raw key. */
export function categoryLabel(category: string): string {
  return CATEGORY_LABELS[category as Category] ?? category;
}

/** Entries that `GET /api/search/history` answers with, newest first. */
export const HISTORY_SHOWN = 200;

export const HistoryEntrySchema = z.object({
  id: z.number().int().positive(),
  query: z.string(),
  category: z.string(),
  timestamp: z.iso.datetime(),
  /** What the search lacked when it was last run; absent where there was nothing to tell. */
  coverage: CoverageSchema.optional(),
  uncovered: z.array(UncoveredSchema).optional(),
});
export type HistoryEntry = z.infer<typeof HistoryEntrySchema>;
