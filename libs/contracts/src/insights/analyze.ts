import { z } from 'zod';
import { TableOfAuthoritiesSchema } from '../citations/authorities.js';
import { CheckedCitationSchema } from '../citations/check.js';
import { FallbackSchema, GroundingSchema } from '../grounding.js';
import { ANALYSIS_CATEGORIES } from './analysis-categories.js';
import { ByModelSchema } from './by-model.js';
import { DocumentTypeSchema } from './document-type.js';
import { DocumentDateSchema, DocumentPartySchema, DocumentProvisionSchema } from './facts.js';
import { FindingSchema } from './finding.js';

/**
 * The fields of the multipart form of `POST /api/insights/analyze`. A `file` part takes the place
 * of `text`; one of the two is needed.
 */
export const AnalyzeRequestSchema = z
  .object({
    text: z.string().optional(),
    /** The screen that asks: the category under which the history has it. */
    category: z.enum(ANALYSIS_CATEGORIES).default('document-analysis'),
    /** What the user calls the document; a file's own name otherwise. */
    title: z.string().trim().max(255).optional(),
  })
  .strip();

const DocumentStatsSchema = z.object({
  characters: z.number().int().nonnegative(),
  words: z.number().int().nonnegative(),
  sentences: z.number().int().nonnegative(),
  sections: z.number().int().nonnegative(),
  definedTerms: z.number().int().nonnegative(),
  citations: z.number().int().nonnegative(),
  /** Null for a text without pages. */
  pages: z.number().int().positive().nullable(),
});
export type DocumentStats = z.infer<typeof DocumentStatsSchema>;

/** What an engine says about a document; the document and the job are added by who keeps them. */
export const AnalysisSchema = z.object({
  /** Paragraphs of prose, parted by blank lines. */
  analysis: z.string(),
  /** Complete sentences, the weightiest first. */
  insights: z.array(z.string()),
  /** Complete sentences, the most urgent first. */
  recommendations: z.array(z.string()),
  documentType: DocumentTypeSchema,
  /** The severest first; of one severity in the document's order, bad citations first. */
  findings: z.array(FindingSchema),
  parties: z.array(DocumentPartySchema),
  /** In order of time. */
  dates: z.array(DocumentDateSchema),
  /** By kind, obligations with a time first; absent from analyses of earlier versions. */
  provisions: z.array(DocumentProvisionSchema).optional(),
  /** In the document's order. */
  citations: z.array(
    CheckedCitationSchema.extend({ page: z.number().int().positive().nullable() }),
  ),
  /** Of court papers and opinions that cite anything; null otherwise. */
  authorities: TableOfAuthoritiesSchema.nullable(),
  stats: DocumentStatsSchema,
  /** The engine that made it: `local`, or a model's name. */
  engine: z.string().min(1),
  /** Where a model read it too: its own summary, insights, and recommendations. */
  byModel: ByModelSchema.optional(),
  grounding: GroundingSchema.optional(),
  fallback: FallbackSchema.optional(),
});
export type Analysis = z.infer<typeof AnalysisSchema>;

/** `POST /api/insights/analyze`. */
export const AnalyzeResponseSchema = AnalysisSchema.extend({
  /** The document's number in `legal_documents`. */
  documentId: z.number().int().positive(),
  /** What it is called: as the user said, by kind and parties, or by its file's name or first words. */
  title: z.string(),
  /** The uploaded file's own name; null for pasted text. */
  fileName: z.string().nullish(),
  /** Sentences about what of the file could not be read; empty when all of it could. */
  notices: z.array(z.string()),
  jobId: z.uuid(),
});
export type AnalyzeResponse = z.infer<typeof AnalyzeResponseSchema>;
