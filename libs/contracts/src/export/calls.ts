import { z } from 'zod';
import { defineCall } from '../define.js';
import { defineRoute } from '../route.js';
import { UploadIdSchema } from '../uploads/schemas.js';
import { EXPORT_MEDIA_TYPES } from './formats.js';
import { ExportRecordSchema, ExportRequestSchema } from './schemas.js';

/** A long document waits for its turn and then takes seconds. */
const DEADLINE_MS = 90_000;

/**
 * Makes a file. The upload is the body of `POST /api/export`; it is read where the file is made, so
 * that nothing else has to hold it.
 *
 * @returns the file's id, to be read with `uploadsOf.export.read` and discarded
 * @throws VALIDATION_FAILED, UNREADABLE_BODY; OVERLOADED when too many exports wait
 */
export const createExport = defineCall('export.files.create', {
  rule: 'read',
  request: z.object({
    bodyId: UploadIdSchema,
    /** Of the request for the file: a message that is delivered twice makes one file. */
    requestId: z.uuid(),
    /** The product's name, for file names and the files' own notes on who made them. */
    product: z.string().min(1).max(60),
    /**
     * Where the product is, without a slash at the end: the start of links to its cases. Null where
     * that is not known; then there are none.
     */
    origin: z.url().nullable(),
  }),
  response: z.object({
    /** Of the record that it was made. */
    id: z.number().int().positive(),
    uploadId: UploadIdSchema,
    name: z.string(),
    mediaType: z.string(),
    size: z.number().int().nonnegative(),
  }),
  deadlineMs: DEADLINE_MS,
});

/** The files that the caller made, newest first. */
export const listExports = defineCall('export.files.list', {
  rule: 'read',
  response: z.array(ExportRecordSchema),
  http: {
    route: 'GET /exports',
    tag: 'Export',
    summary: 'The files that the caller made, newest first; never their contents',
  },
});

export const exportFile = defineRoute({
  rule: 'read',
  route: 'POST /export',
  cost: 'heavy',
  tag: 'Export',
  summary: 'Makes a file of what a screen shows; its name is in Content-Disposition',
  body: ExportRequestSchema,
  streamed: true,
  response: null,
  status: 200,
  produces: Object.values(EXPORT_MEDIA_TYPES),
  errors: ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
  limit: { requests: 60, seconds: 60 },
  audit: { action: 'export_file', subject: 'export' },
});
