import { z } from 'zod';
import { defineCall, defineJobKind } from '../define.js';
import { ANALYSIS_CATEGORIES } from '../insights/analysis-categories.js';
import { AnalyzeRequestSchema, AnalyzeResponseSchema } from '../insights/analyze.js';
import { defineRoute } from '../route.js';
import { UploadIdSchema } from '../uploads/schemas.js';
import {
  ComingDateSchema,
  DOCUMENT_LIMITS,
  DocumentIdSchema,
  DocumentParamsSchema,
  DocumentSummarySchema,
  DocumentTextSchema,
  StoredDocumentSchema,
} from './schemas.js';

const byId = z.object({ id: DocumentIdSchema });

/**
 * Reads an uploaded file or a text, analyses it, keeps it for its owner and records it in the
 * history. Fails with UNSUPPORTED_MEDIA_TYPE, UNREADABLE_DOCUMENT, or PAYLOAD_TOO_LARGE with the
 * sentence for the user; OVERLOADED when too many documents wait.
 */
export const analyzeDocument = defineJobKind('documents.analyze', {
  rule: 'write',
  input: z.object({
    /** One of the two: a text, or the upload of a file. */
    text: z.string().optional(),
    uploadId: UploadIdSchema.optional(),
    category: z.enum(ANALYSIS_CATEGORIES),
    title: z.string().max(DOCUMENT_LIMITS.title).optional(),
  }),
  result: AnalyzeResponseSchema,
  // Reading and analyzing the longest document.
  deadlineMs: 150_000,
});

/** The caller's documents, newest first. */
export const listDocuments = defineCall('analysis.documents.list', {
  rule: 'read',
  response: z.array(DocumentSummarySchema),
  http: {
    route: 'GET /documents',
    tag: 'Documents',
    summary: "The caller's documents, newest first",
  },
});

/** The dates from a day on in the caller's newest documents, the soonest first. */
export const listComingDates = defineCall('analysis.documents.dates', {
  rule: 'read',
  response: z.array(ComingDateSchema),
  http: {
    route: 'GET /key-dates',
    cost: 'page',
    tag: 'Documents',
    summary: "The dates to come in the caller's newest documents, the soonest first",
    query: z.object({ from: z.iso.date() }),
  },
});

/** One of the caller's documents with its analysis. @throws NOT_FOUND for anyone else's too. */
export const readDocument = defineCall('analysis.documents.read', {
  rule: 'read',
  request: byId,
  response: StoredDocumentSchema,
  http: {
    route: 'GET /documents/:id',
    cost: 'page',
    tag: 'Documents',
    summary: "One of the caller's documents, with the result of its analysis",
    params: DocumentParamsSchema,
    errors: ['NOT_FOUND'],
    audit: { action: 'read_document', subject: 'document' },
  },
});

/** The text of one of the caller's documents. @throws NOT_FOUND */
export const readDocumentText = defineCall('analysis.documents.text', {
  rule: 'read',
  request: byId,
  response: DocumentTextSchema,
  http: {
    route: 'GET /documents/:id/text',
    cost: 'page',
    tag: 'Documents',
    summary: "The extracted text of one of the caller's documents, with its pages and blocks",
    params: DocumentParamsSchema,
    errors: ['NOT_FOUND'],
    audit: { action: 'read_document', subject: 'document' },
  },
});

/**
 * Checks the citations of one of the caller's documents that were left unchecked because the library
 * was away, and keeps what follows from it. Changes nothing where none was left.
 *
 * @throws NOT_FOUND; UNAVAILABLE while the library is still away: the analysis stays as it was
 */
export const checkDocumentAgain = defineCall('analysis.documents.check', {
  rule: 'write',
  request: byId,
  response: StoredDocumentSchema,
  // Reading the longest document once more, without its file and without a model.
  deadlineMs: 60_000,
  http: {
    route: 'POST /documents/:id/check',
    cost: 'heavy',
    tag: 'Documents',
    summary: 'Checks the citations that were left unchecked while the library was down',
    params: DocumentParamsSchema,
    errors: ['NOT_FOUND'],
    limit: { requests: 60, seconds: 60 },
    audit: { action: 'check_document', subject: 'document' },
  },
});

/** Removes one of the caller's documents with all that was derived from it. @throws NOT_FOUND */
export const removeDocument = defineCall('analysis.documents.remove', {
  rule: 'write',
  request: byId,
  response: z.null(),
  http: {
    route: 'DELETE /documents/:id',
    tag: 'Documents',
    summary: "Deletes one of the caller's documents, with its text and its analysis",
    params: DocumentParamsSchema,
    errors: ['NOT_FOUND', 'CONFLICT'],
    audit: { action: 'delete_document', subject: 'document' },
  },
});

/** The file of a form is passed on as it arrives, so the gateway has a handler for it. */
export const analyzeUpload = defineRoute({
  rule: 'write',
  route: 'POST /insights/analyze',
  cost: 'heavy',
  tag: 'Documents',
  summary: 'Analyzes a document: a multipart form with a file or a text, or a text as JSON',
  body: AnalyzeRequestSchema,
  large: true,
  form: true,
  response: AnalyzeResponseSchema,
  errors: [
    'UNSUPPORTED_MEDIA_TYPE',
    'UNREADABLE_DOCUMENT',
    'BUDGET_USED_UP',
    'CONFLICT',
    'AI_KEY_INVALID',
    'DEADLINE_EXCEEDED',
  ],
  limit: { requests: 60, seconds: 60 },
  audit: { action: 'analyze_document', subject: 'job' },
});
