import { z } from 'zod';
import { TemplateTypeSchema } from './document-types.js';
import { DraftSchema, GenerateTemplateRequestSchema } from './generate.js';

export const SAVED_DRAFT_LIMITS = { title: 255, list: 500, versions: 200 } as const;
export const SavedDraftIdSchema = z.number().int().positive();
const TitleSchema = z
  .string()
  .trim()
  .min(1, 'Title is required')
  .max(SAVED_DRAFT_LIMITS.title, `Title must be at most ${SAVED_DRAFT_LIMITS.title} characters`);

/** A draft of its owner's, as a list shows it. */
export const SavedDraftSummarySchema = z.object({
  id: SavedDraftIdSchema,
  title: z.string(),
  documentType: TemplateTypeSchema,
  /** As the user called it; null where none was named. */
  jurisdiction: z.string().nullable(),
  /** Required placeholders that are still open. */
  missing: z.number().int().nonnegative(),
  /** The newest version's number, the first being 1. */
  version: z.number().int().positive(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type SavedDraftSummary = z.infer<typeof SavedDraftSummarySchema>;

/** One state of a draft: what was asked, and the document that was made of it. */
export const SavedDraftSchema = SavedDraftSummarySchema.extend({
  request: GenerateTemplateRequestSchema,
  draft: DraftSchema,
});
export type SavedDraft = z.infer<typeof SavedDraftSchema>;

/** Makes a new draft, or with `id` a new version of one. */
export const SaveDraftRequestSchema = z.object({
  id: SavedDraftIdSchema.optional(),
  /** The document's own title where absent. */
  title: TitleSchema.optional(),
  request: GenerateTemplateRequestSchema,
});

export const DraftVersionSchema = z.object({
  version: z.number().int().positive(),
  title: z.string(),
  missing: z.number().int().nonnegative(),
  savedAt: z.iso.datetime(),
});
export type DraftVersion = z.infer<typeof DraftVersionSchema>;
