import { z } from 'zod';
import { defineCall } from '../define.js';
import { ANALYSIS_CATEGORIES, AnalyzeResponseSchema } from '../insights/analyze.js';
import { defineJobKind } from '../jobs/kinds.js';
import { answerOf, TextSourceSchema } from '../uploads/sources.js';
import {
  DOCUMENT_LIMITS,
  DocumentIdSchema,
  DocumentSummarySchema,
  DocumentTextSchema,
  StoredDocumentSchema,
} from './schemas.js';

const byId = z.object({ id: DocumentIdSchema });

/**
 * Reads an uploaded file or a text, analyses it, keeps it for its owner and records it in the
 * history. Fails with UNSUPPORTED_MEDIA_TYPE, UNREADABLE_DOCUMENT or PAYLOAD_TOO_LARGE with the
 * sentence for the user; OVERLOADED when too many documents wait.
 */
export const analyzeDocument = defineJobKind('documents.analyze', {
  input: TextSourceSchema.extend({
    category: z.enum(ANALYSIS_CATEGORIES),
    title: z.string().max(DOCUMENT_LIMITS.title).optional(),
  }),
  result: AnalyzeResponseSchema,
  // Reading and analysing the longest document.
  deadlineMs: 150_000,
});

/** The caller's documents, newest first. */
export const listDocuments = defineCall('analysis.documents.list', {
  request: z.object({}),
  response: z.array(DocumentSummarySchema),
});

/** One of the caller's documents with its analysis. @throws NOT_FOUND for anybody else's too. */
export const readDocument = defineCall('analysis.documents.read', {
  request: byId,
  response: answerOf(StoredDocumentSchema),
});

/** The text of one of the caller's documents. @throws NOT_FOUND */
export const readDocumentText = defineCall('analysis.documents.text', {
  request: byId,
  response: answerOf(DocumentTextSchema),
});

/**
 * Checks the citations of one of the caller's documents that were left unchecked because the library
 * was away, and keeps what follows from it. Changes nothing where none was left.
 *
 * @throws NOT_FOUND; UNAVAILABLE while the library is still away: the analysis stays as it was
 */
export const checkDocumentAgain = defineCall('analysis.documents.check', {
  request: byId,
  response: answerOf(StoredDocumentSchema),
  // Reading the longest document once more, without its file and without a model.
  deadlineMs: 60_000,
});

/** Removes one of the caller's documents with all that was derived from it. @throws NOT_FOUND */
export const removeDocument = defineCall('analysis.documents.remove', {
  request: byId,
  response: z.null(),
});
