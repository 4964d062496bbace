import { z } from 'zod';
import {
  AnalysisExportSchema,
  AuthoritiesExportSchema,
  CitationsExportSchema,
  CiteCheckExportSchema,
  CiteReportExportSchema,
  HistoryRowSchema,
  SearchResultsExportSchema,
  TemplateExportSchema,
  WritingExportSchema,
} from './data.js';
import {
  EXPORT_TYPES,
  ExportFormatSchema,
  type ExportType,
  ExportTypeSchema,
  PAPERS,
} from './formats.js';

const ExportOptionsSchema = z.object({
  paper: z.enum(PAPERS, { error: 'Paper must be letter or a4' }).default('letter'),
  /** Numbers at the lines, as pleading paper has them. Absent: where the paper's court asks for it. */
  lineNumbers: z.boolean().optional(),
  /** What the file is called, without its extension; by its title and type otherwise. */
  name: z.string().trim().max(255).optional(),
  /** Whether a template comes with what is for its drafter only: notes, instructions, open places. */
  notes: z.boolean().default(false),
  /** An IANA name, `America/New_York`, for the dates on paper. CSV has UTC always. */
  timeZone: z
    .string()
    .max(64)
    .refine(isTimeZone, 'The time zone must be an IANA name, such as America/New_York')
    .default('UTC'),
});
export type ExportOptions = z.infer<typeof ExportOptionsSchema>;

const asked = <T extends ExportType, S extends z.ZodType>(type: T, data: S) =>
  z.object({
    format: ExportFormatSchema,
    type: z.literal(type),
    data,
    options: ExportOptionsSchema.prefault({}),
  });

/** The body of `POST /api/export`: what a screen shows, to be made a file. */
export const ExportRequestSchema = z.discriminatedUnion(
  'type',
  [
    asked('analysis', AnalysisExportSchema),
    asked('template', TemplateExportSchema),
    // Without rows the caller's whole history is read where it is kept.
    asked('search-history', z.array(HistoryRowSchema).nullish()),
    asked('search-results', SearchResultsExportSchema),
    asked('writing', WritingExportSchema),
    asked('citations', CitationsExportSchema),
    asked('cite-check', CiteCheckExportSchema),
    asked('cite-report', CiteReportExportSchema),
    asked('table-of-authorities', AuthoritiesExportSchema),
  ],
  { error: `Type must be one of ${EXPORT_TYPES.join(', ')}` },
);
export type ExportRequest = z.infer<typeof ExportRequestSchema>;
export type ExportBody = z.input<typeof ExportRequestSchema>;

/** A file that was made: what is remembered of it, which is not what was in it. */
export const ExportRecordSchema = z.object({
  id: z.number().int().positive(),
  type: ExportTypeSchema,
  format: ExportFormatSchema,
  /** The file's name. */
  name: z.string(),
  /** Bytes. */
  size: z.number().int().nonnegative(),
  /** Of a PDF; null for files that have none before someone opens them. */
  pages: z.number().int().positive().nullable(),
  createdAt: z.iso.datetime(),
});
export type ExportRecord = z.infer<typeof ExportRecordSchema>;

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== null;
  } catch {
    return false;
  }
}
