import { z } from 'zod';
import { LARGEST_INTEGER } from '../route.js';
import { TemplateTypeSchema } from './document-types.js';
import { DraftSchema, GenerateTemplateRequestSchema } from './generate.js';

/** Characters of a title, and drafts that a list has. */
export const SAVED_DRAFT_LIMITS = { title: 255, list: 5_000 } as const;
export const SavedDraftIdSchema = z
  .number()
  .int()
  .positive()
  .max(LARGEST_INTEGER, 'The draft number is not valid');
export const VersionNumberSchema = z
  .number()
  .int()
  .positive()
  .max(LARGEST_INTEGER, 'The version number is not valid');

const numberInAddress = (refusal: string) =>
  z
    .string()
    .regex(/^[1-9]\d{0,8}$/, refusal)
    .transform(Number);

/** The number of a draft in an address. */
export const SavedDraftParamsSchema = z.object({
  id: numberInAddress('The draft number is not valid'),
});

/** Which version of it; the newest where none is named. */
export const SavedDraftQuerySchema = z.object({
  version: numberInAddress('The version number is not valid').optional(),
});

const TitleSchema = z
  .string()
  .transform((title) => title.replaceAll('\0', '').trim())
  .pipe(
    z
      .string()
      .min(1, 'Title is required')
      .max(
        SAVED_DRAFT_LIMITS.title,
        `Title must be at most ${SAVED_DRAFT_LIMITS.title} characters`,
      ),
  );

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

/** One version of a draft: what was asked, and the document as its owner saw it at the save. */
export const SavedDraftSchema = SavedDraftSummarySchema.extend({
  /** The version that title, missing, request, and draft are of. */
  shown: VersionNumberSchema,
  request: GenerateTemplateRequestSchema,
  draft: DraftSchema,
});
export type SavedDraft = z.infer<typeof SavedDraftSchema>;

/** Makes a new draft, or with `id` the next version of one. */
export const SaveDraftRequestSchema = z.object({
  id: SavedDraftIdSchema.optional(),
  /** The document's own title where absent. */
  title: TitleSchema.optional(),
  request: GenerateTemplateRequestSchema,
  /** The document as the user sees it: a model would not draft the same words again. */
  draft: DraftSchema,
});
export type SaveDraftRequest = z.input<typeof SaveDraftRequestSchema>;

/** Brings an older version back as the next one. */
export const RestoreDraftRequestSchema = z.object({ version: VersionNumberSchema });

export const DraftVersionSchema = z.object({
  version: VersionNumberSchema,
  title: z.string(),
  missing: z.number().int().nonnegative(),
  /** The version that this one brought back; null for a save. */
  restoredFrom: VersionNumberSchema.nullable(),
  savedAt: z.iso.datetime(),
});
export type DraftVersion = z.infer<typeof DraftVersionSchema>;
