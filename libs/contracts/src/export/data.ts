import { z } from 'zod';
import { TableOfAuthoritiesSchema } from '../citations/authorities.js';
import { CheckedCitationSchema } from '../citations/check.js';
import { CitationStyleSchema } from '../citations/format.js';
import { GeneratedCitationSchema } from '../citations/generate.js';
import { AnalyzeResponseSchema } from '../insights/analyze.js';
import { CoverageSchema, UncoveredSchema } from '../search/coverage.js';
import { PhraseReachSchema } from '../search/facets.js';
import { LackingSchema } from '../search/lacking.js';
import { NotHeldSchema } from '../search/not-held.js';
import { SearchCaseSchema, SearchRequestSchema } from '../search/schemas.js';
import { DraftSchema } from '../templates/generate.js';
import { PlaceholderSchema } from '../templates/placeholders.js';
import { WritingReviewSchema } from '../writing/schemas.js';

const NOTHING = 'There is nothing to export';
const title = z.string().trim().max(255).nullish();
const sentences = z.array(z.string()).default([]);

/** Whatever an answer of `POST /api/insights/analyze` has; the specification's three are enough. */
export const AnalysisExportSchema = AnalyzeResponseSchema.omit({ documentId: true, jobId: true })
  .partial()
  .extend({
    title,
    analysis: z.string().default(''),
    insights: sentences,
    recommendations: sentences,
  })
  .refine(
    ({ analysis, insights, recommendations, findings = [] }) =>
      analysis.trim() !== '' || insights.length + recommendations.length + findings.length > 0,
    NOTHING,
  );
export type AnalysisExport = z.infer<typeof AnalysisExportSchema>;

/** A placeholder as the product describes it, as less of that, or by its label alone. */
const AnyPlaceholderSchema = z.preprocess(
  (given) => (typeof given === 'string' ? { name: given } : given),
  PlaceholderSchema.partial().extend({ name: z.string(), type: z.string().optional() }),
);
export type AnyPlaceholder = z.infer<typeof AnyPlaceholderSchema>;

/** A draft of `POST /api/templates/generate`; without `sections` its plain `content` is set. */
export const TemplateExportSchema = DraftSchema.partial().extend({
  title,
  content: z.string().refine((content) => content.trim() !== '', NOTHING),
  structure: sentences,
  placeholders: z.array(AnyPlaceholderSchema).default([]),
  instructions: sentences,
});
export type TemplateExport = z.infer<typeof TemplateExportSchema>;

const TimestampSchema = z
  .string()
  .refine((text) => !Number.isNaN(Date.parse(text)), 'The timestamp is not a date');

/** A row of the search history. */
export const HistoryRowSchema = z.object({
  query: z.string(),
  category: z.string().default(''),
  timestamp: TimestampSchema.nullish(),
});
export type HistoryRow = z.infer<typeof HistoryRowSchema>;

/** A found case; the specification's fields are enough, of which only the title must be there. */
const ResultExportSchema = SearchCaseSchema.partial().extend({
  title: z.string(),
  year: z.union([z.number(), z.string()]).nullish(),
  /** Who gave the reason in `relevance`: `By the built-in engine`. */
  relevanceSource: z.string().max(255).optional(),
});
export type ResultExport = z.infer<typeof ResultExportSchema>;

export const SearchResultsExportSchema = listed(
  'cases',
  z.object({
    query: z.string().nullish(),
    total: z.number().int().nonnegative().nullish(),
    /** Where the total is that of the first cases only. */
    phraseReach: PhraseReachSchema.nullish(),
    isIncomplete: z.boolean().nullish(),
    coverage: CoverageSchema.nullish(),
    uncovered: z.array(UncoveredSchema).nullish(),
    notHeld: z.array(NotHeldSchema).nullish(),
    lacking: LackingSchema.nullish(),
    sort: SearchRequestSchema.shape.sort,
    cases: z.array(ResultExportSchema),
  }),
);
export type SearchResultsExport = z.infer<typeof SearchResultsExportSchema>;

/** A review of `POST /api/writing/analyze`, with the reviewed text where changes are to be shown. */
export const WritingExportSchema = WritingReviewSchema.partial().extend({
  title,
  /** The text reviewed: offsets of findings and alternatives index it. */
  content: z.string().nullish(),
  /** The text has changed since it was reviewed. */
  isStale: z.boolean().optional(),
  style: z.string().default(''),
  tone: z.string().default(''),
  improvements: sentences,
  alternatives: z
    .array(
      z.object({
        original: z.string(),
        suggested: z.string(),
        why: z.string().optional(),
        start: z.number().int().nonnegative().optional(),
        end: z.number().int().nonnegative().optional(),
      }),
    )
    .default([]),
});
export type WritingExport = z.infer<typeof WritingExportSchema>;

/** Generated citations; of one only its text must be there. */
export const CitationsExportSchema = listed(
  'citations',
  z.object({
    title,
    citations: z
      .array(
        GeneratedCitationSchema.partial().extend({
          citationText: z.string(),
          format: CitationStyleSchema.optional(),
          /** Changed since it was generated, and not checked as it reads now. */
          isUnchecked: z.boolean().optional(),
        }),
      )
      .min(1, NOTHING),
  }),
);
export type CitationsExport = z.infer<typeof CitationsExportSchema>;

export const CiteCheckExportSchema = z.object({
  title,
  citations: z.array(CheckedCitationSchema),
});
export type CiteCheckExport = z.infer<typeof CiteCheckExportSchema>;

/** A report of a reviewed cite check, as the server keeps it: its digest is made of what is printed. */
export const CiteReportExportSchema = z.object({ title, report: z.string() });
export type CiteReportExport = z.infer<typeof CiteReportExportSchema>;

export const AuthoritiesExportSchema = TableOfAuthoritiesSchema.partial()
  .required({ groups: true })
  .extend({ title });
export type AuthoritiesExport = z.infer<typeof AuthoritiesExportSchema>;

/** Takes the list alone, or one item of it, for the object that has the list in `key`. */
function listed<S extends z.ZodObject>(key: string, schema: S) {
  return z.preprocess((data) => {
    if (Array.isArray(data)) return { [key]: data };
    return typeof data === 'object' && data !== null && !(key in data) ? { [key]: [data] } : data;
  }, schema);
}
