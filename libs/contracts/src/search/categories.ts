import { z } from 'zod';

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
