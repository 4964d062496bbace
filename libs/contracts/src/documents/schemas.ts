import { z } from 'zod';
import { ANALYSIS_CATEGORIES } from '../insights/analysis-categories.js';
import { AnalyzeResponseSchema } from '../insights/analyze.js';
import { DocumentDateSchema } from '../insights/facts.js';

/** Kinds of files whose text can be read. */
const DOCUMENT_FILE_KINDS = ['pdf', 'docx', 'doc', 'text'] as const;

export const DOCUMENT_LIMITS = { title: 255, fileName: 255, list: 500 } as const;

/** The specification's rejection of any other file. */
export const INVALID_FILE_TYPE = 'Invalid file type: Please upload a PDF, TXT, or Word document';

/** What a file of an accepted kind is called; a name without an extension says nothing. */
export const ACCEPTED_EXTENSIONS = ['.pdf', '.txt', '.doc', '.docx'] as const;

/** False for a name that the specification rejects. */
export function hasAcceptedName(
  name: string,
  extensions: readonly string[] = ACCEPTED_EXTENSIONS,
): boolean {
  const extension = /\.[^./\\\s]+$/.exec(name.trim())?.[0].toLowerCase();
  return !extension || extensions.includes(extension);
}

export const DocumentIdSchema = z.number().int().positive();

/** The number in an address. */
export const DocumentParamsSchema = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'The document number is not valid')
    .transform(Number),
});

/** A document of its owner's, as a list shows it. */
export const DocumentSummarySchema = z.object({
  id: DocumentIdSchema,
  title: z.string(),
  /** The uploaded file's own name; null for pasted text. */
  fileName: z.string().nullable(),
  kind: z.enum(DOCUMENT_FILE_KINDS),
  /** The screen on which it was analyzed. */
  category: z.enum(ANALYSIS_CATEGORIES),
  /** What it was taken for, `Supply Agreement`. */
  documentType: z.string(),
  findings: z.number().int().nonnegative(),
  /** Null for a document without pages. */
  pages: z.number().int().positive().nullable(),
  /** UTF-16 units of its text. */
  characters: z.number().int().nonnegative(),
  uploadedAt: z.iso.datetime(),
  /** When it is removed on its own; null: only by its owner. */
  expiresAt: z.iso.datetime().nullable(),
});
export type DocumentSummary = z.infer<typeof DocumentSummarySchema>;

/** A document with the result of its analysis, as `POST /api/insights/analyze` answered it. */
export const StoredDocumentSchema = DocumentSummarySchema.extend({
  /** Sentences about what of the file could not be read. */
  notices: z.array(z.string()),
  analysis: AnalyzeResponseSchema,
});
export type StoredDocument = z.infer<typeof StoredDocumentSchema>;

/** The newest documents, whose dates are looked through. */
export const DATED_DOCUMENTS = 30;

/** A date to come that one of the caller's documents states or starts. */
export const ComingDateSchema = DocumentDateSchema.pick({ date: true, label: true }).extend({
  documentId: DocumentIdSchema,
  title: z.string(),
  category: z.enum(ANALYSIS_CATEGORIES),
});
export type ComingDate = z.infer<typeof ComingDateSchema>;

const SpanSchema = z.object({
  start: z.number().int().nonnegative(),
  end: z.number().int().nonnegative(),
});

/** What a file's format marks up: headings, lists, tables, and notes. */
const TextBlockSchema = SpanSchema.extend({
  kind: z.enum(['heading', 'paragraph', 'list-item', 'table', 'footnote']),
  /** Depth of a heading or of a list item, 1 for the outermost. */
  level: z.number().int().positive().optional(),
});

/** A tracked change; the text is what it is with all changes accepted. */
const TrackedChangeSchema = z.object({
  kind: z.enum(['insertion', 'deletion']),
  author: z.string().nullable(),
  date: z.iso.date().nullable(),
  at: SpanSchema,
  words: z.string(),
});

const MarginCommentSchema = z.object({
  author: z.string().nullable(),
  at: SpanSchema,
  words: z.string(),
});

/** A document's extracted text. All offsets are UTF-16 units of `text`. */
export const DocumentTextSchema = z.object({
  text: z.string(),
  /** Where each page begins, ascending from 0; empty for a document without pages. */
  pages: z.array(z.number().int().nonnegative()),
  blocks: z.array(TextBlockSchema),
  changes: z.array(TrackedChangeSchema),
  comments: z.array(MarginCommentSchema),
});
export type DocumentText = z.infer<typeof DocumentTextSchema>;
