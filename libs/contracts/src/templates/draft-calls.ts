import { z } from 'zod';
import { defineCall } from '../define.js';
import { saveDraftInPieces } from './draft-pieces.js';
import {
  DraftVersionSchema,
  RestoreDraftRequestSchema,
  SaveDraftRequestSchema,
  SavedDraftIdSchema,
  SavedDraftParamsSchema,
  SavedDraftQuerySchema,
  SavedDraftSchema,
  SavedDraftSummarySchema,
  VersionNumberSchema,
} from './drafts.js';

const byId = z.object({ id: SavedDraftIdSchema });

/** The caller's drafts, most recently saved first. */
export const listDrafts = defineCall('analysis.drafts.list', {
  rule: 'read',
  response: z.array(SavedDraftSummarySchema),
  http: {
    route: 'GET /templates/drafts',
    tag: 'Templates',
    summary: "The caller's drafts, most recently saved first",
  },
});

/** One of the caller's drafts, in its newest version or the one asked for. @throws NOT_FOUND */
export const readDraft = defineCall('analysis.drafts.read', {
  rule: 'read',
  request: byId.extend({ version: VersionNumberSchema.optional() }),
  response: SavedDraftSchema,
  http: {
    route: 'GET /templates/drafts/:id',
    tag: 'Templates',
    summary: "One of the caller's drafts, in its newest version or the one asked for",
    params: SavedDraftParamsSchema,
    query: SavedDraftQuerySchema,
    errors: ['NOT_FOUND'],
    audit: { action: 'read_draft', subject: 'draft' },
  },
});

/**
 * Keeps a draft for the caller, as new or as the next version.
 *
 * @throws NOT_FOUND for an id that is none of the caller's; CONFLICT beyond the number of drafts.
 */
export const saveDraft = defineCall('analysis.drafts.save', {
  rule: 'write',
  inPieces: saveDraftInPieces,
  response: SavedDraftSummarySchema,
  http: {
    route: 'POST /templates/drafts',
    tag: 'Templates',
    summary: 'Saves a draft: a new one or, with an id, the next version of that one',
    body: SaveDraftRequestSchema,
    large: true,
    errors: ['NOT_FOUND', 'CONFLICT'],
    limit: { requests: 120, seconds: 60 },
    audit: { action: 'save_draft', subject: 'draft' },
  },
});

/** An older version of one of the caller's drafts as its newest. @throws NOT_FOUND */
export const restoreDraft = defineCall('analysis.drafts.restore', {
  rule: 'write',
  request: byId.extend(RestoreDraftRequestSchema.shape),
  response: SavedDraftSummarySchema,
  http: {
    route: 'POST /templates/drafts/:id/restore',
    tag: 'Templates',
    summary: "Restores an older version of one of the caller's drafts as its newest",
    params: SavedDraftParamsSchema,
    body: RestoreDraftRequestSchema,
    errors: ['NOT_FOUND'],
    audit: { action: 'restore_draft', subject: 'draft' },
  },
});

/** A new draft with the newest state of one of the caller's. @throws NOT_FOUND */
export const duplicateDraft = defineCall('analysis.drafts.duplicate', {
  rule: 'write',
  request: byId,
  response: SavedDraftSummarySchema,
  http: {
    route: 'POST /templates/drafts/:id/duplicate',
    tag: 'Templates',
    summary: "Copies the newest version of one of the caller's drafts to a new draft",
    params: SavedDraftParamsSchema,
    errors: ['NOT_FOUND', 'CONFLICT'],
    audit: { action: 'duplicate_draft', subject: 'draft' },
  },
});

/** Deletes one of the caller's drafts with all its versions. @throws NOT_FOUND */
export const removeDraft = defineCall('analysis.drafts.remove', {
  rule: 'write',
  request: byId,
  response: z.null(),
  http: {
    route: 'DELETE /templates/drafts/:id',
    tag: 'Templates',
    summary: "Deletes one of the caller's drafts with all its versions",
    params: SavedDraftParamsSchema,
    errors: ['NOT_FOUND', 'CONFLICT'],
    audit: { action: 'delete_draft', subject: 'draft' },
  },
});

/** The versions of one of the caller's drafts, newest first. @throws NOT_FOUND */
export const listDraftVersions = defineCall('analysis.drafts.versions', {
  rule: 'read',
  request: byId,
  response: z.array(DraftVersionSchema),
  http: {
    route: 'GET /templates/drafts/:id/versions',
    tag: 'Templates',
    summary: "The versions of one of the caller's drafts, newest first",
    params: SavedDraftParamsSchema,
    errors: ['NOT_FOUND'],
  },
});
