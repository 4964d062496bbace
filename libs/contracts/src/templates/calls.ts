import { z } from 'zod';
import { defineCall } from '../define.js';
import { defineJobKind } from '../jobs/kinds.js';
import { answerOf, TextSourceSchema } from '../uploads/sources.js';
import { LibraryClauseSchema, ListClausesRequestSchema } from './clauses.js';
import {
  DraftVersionSchema,
  RestoreDraftRequestSchema,
  SavedDraftIdSchema,
  SavedDraftSchema,
  SavedDraftSummarySchema,
  VersionNumberSchema,
} from './drafts.js';
import { GenerateTemplateRequestSchema, GenerateTemplateResponseSchema } from './generate.js';

const byId = z.object({ id: SavedDraftIdSchema });

/** Drafts a document from free text and answers. */
export const generateTemplate = defineJobKind('templates.generate', {
  input: GenerateTemplateRequestSchema,
  result: GenerateTemplateResponseSchema,
  // A model takes its time; the built-in engine answers at once.
  deadlineMs: 60_000,
});

/** The clauses that may be inserted, worded for a jurisdiction where one is named. */
export const listClauses = defineCall('analysis.templates.clauses', {
  request: ListClausesRequestSchema,
  response: z.array(LibraryClauseSchema),
});

/** The caller's drafts, the one saved last first. */
export const listDrafts = defineCall('analysis.drafts.list', {
  request: z.object({}),
  response: answerOf(z.array(SavedDraftSummarySchema)),
});

/** One of the caller's drafts, in its newest version or the one asked for. @throws NOT_FOUND */
export const readDraft = defineCall('analysis.drafts.read', {
  request: byId.extend({ version: VersionNumberSchema.optional() }),
  response: answerOf(SavedDraftSchema),
});

/**
 * Keeps a draft for the caller, as new or as the next version. The source is the JSON of a
 * `SaveDraftRequest`, which may be larger than a message.
 *
 * @throws NOT_FOUND for an id that is none of the caller's; CONFLICT beyond the number of drafts.
 */
export const saveDraft = defineCall('analysis.drafts.save', {
  request: TextSourceSchema,
  response: SavedDraftSummarySchema,
});

/** An older version of one of the caller's drafts as its newest. @throws NOT_FOUND */
export const restoreDraft = defineCall('analysis.drafts.restore', {
  request: byId.extend(RestoreDraftRequestSchema.shape),
  response: SavedDraftSummarySchema,
});

/** A new draft with the newest state of one of the caller's. @throws NOT_FOUND */
export const duplicateDraft = defineCall('analysis.drafts.duplicate', {
  request: byId,
  response: SavedDraftSummarySchema,
});

/** Removes one of the caller's drafts with all its versions. @throws NOT_FOUND */
export const removeDraft = defineCall('analysis.drafts.remove', {
  request: byId,
  response: z.null(),
});

/** The versions of one of the caller's drafts, newest first. @throws NOT_FOUND */
export const listDraftVersions = defineCall('analysis.drafts.versions', {
  request: byId,
  response: z.array(DraftVersionSchema),
});
