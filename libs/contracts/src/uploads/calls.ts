import { z } from 'zod';
import { defineCall } from '../define.js';
import { ChunkDataSchema, UploadIdSchema, UploadKindSchema, UploadSchema } from './schemas.js';

/**
 * The claim check: what is larger than a message is uploaded in chunks and then referred to by id.
 * An upload belongs to the user who opened it; to everybody else it is NOT_FOUND.
 *
 * @throws OVERLOADED when the user has too much lying here.
 */
export const openUpload = defineCall('analysis.uploads.open', {
  request: z.object({
    kind: UploadKindSchema,
    name: z.string().min(1).max(255).optional(),
  }),
  response: UploadSchema,
});

/**
 * Adds a chunk behind what has been received. The same chunk again changes nothing, so that a
 * caller without an answer may repeat it.
 *
 * @throws CONFLICT for another offset, PAYLOAD_TOO_LARGE beyond the kind's limit.
 */
export const appendUpload = defineCall('analysis.uploads.append', {
  request: z.object({
    id: UploadIdSchema,
    /** Bytes before this chunk. */
    offset: z.number().int().nonnegative(),
    data: ChunkDataSchema,
  }),
  response: UploadSchema,
});

/** Ends an upload of `size` bytes. @throws CONFLICT when another number has been received. */
export const completeUpload = defineCall('analysis.uploads.complete', {
  request: z.object({ id: UploadIdSchema, size: z.number().int().nonnegative() }),
  response: UploadSchema,
});

/** The chunk at an offset of a complete upload, and the offset of the next; null at the end. */
export const readUpload = defineCall('analysis.uploads.read', {
  request: z.object({ id: UploadIdSchema, offset: z.number().int().nonnegative() }),
  response: z.object({ data: z.string(), next: z.number().int().nullable() }),
});

/** Removes an upload; one that is gone already is no error. */
export const discardUpload = defineCall('analysis.uploads.discard', {
  request: z.object({ id: UploadIdSchema }),
  response: z.null(),
});
