import { z } from 'zod';
import { TemplateTypeSchema } from './document-types.js';
import { DraftingNoteSchema } from './draft.js';

export const CLAUSE_GROUPS = [
  'restrictions',
  'money',
  'risk',
  'property',
  'term',
  'disputes',
  'general',
] as const;

/** A clause that a draft may have besides its own; inserted by its id. */
export const LibraryClauseSchema = z.object({
  /** Kebab case: `non-solicitation`. */
  id: z.string(),
  title: z.string(),
  group: z.enum(CLAUSE_GROUPS),
  /** A sentence: what it does and when to take it. */
  summary: z.string(),
  /** Document types that it fits. */
  documentTypes: z.array(TemplateTypeSchema),
  /** Its words, with open places in square brackets. */
  text: z.string(),
  notes: z.array(DraftingNoteSchema),
});
export type LibraryClause = z.infer<typeof LibraryClauseSchema>;

export const ListClausesRequestSchema = z.object({
  documentType: TemplateTypeSchema.optional(),
  jurisdiction: z.string().trim().max(200).optional(),
});
