import { z } from 'zod';
import { defineCall, SERVICES, type ServiceName } from '../define.js';
import { ChunkDataSchema, UploadIdSchema, UploadKindSchema, UploadSchema } from './schemas.js';

/**
 * The claim check: what is larger than a message is uploaded in chunks to the service that needs it
 * and then referred to by id. An upload belongs to the user who opened it; to everyone else it is
 * NOT_FOUND.
 */
function defineUploadCalls<S extends ServiceName>(service: S) {
  return {
    /** @throws OVERLOADED when the user has too much lying here. */
    open: defineCall(`${service}.uploads.open`, {
      rule: 'read',
      request: z.object({
        kind: UploadKindSchema,
        name: z.string().min(1).max(255).optional(),
      }),
      response: UploadSchema,
    }),

    /**
     * Adds a chunk behind what has been received. The same chunk again changes nothing, so that a
     * caller without an answer may repeat it.
     *
     * @throws CONFLICT for another offset, PAYLOAD_TOO_LARGE beyond the kind's limit.
     */
    append: defineCall(`${service}.uploads.append`, {
      rule: 'read',
      request: z.object({
        id: UploadIdSchema,
        /** Bytes before this chunk. */
        offset: z.number().int().nonnegative(),
        data: ChunkDataSchema,
      }),
      response: UploadSchema,
    }),

    /** Ends an upload of `size` bytes. @throws CONFLICT when another number has been received. */
    complete: defineCall(`${service}.uploads.complete`, {
      rule: 'read',
      request: z.object({ id: UploadIdSchema, size: z.number().int().nonnegative() }),
      response: UploadSchema,
    }),

    /** The chunk at an offset of a complete upload, and the offset of the next; null at the end. */
    read: defineCall(`${service}.uploads.read`, {
      rule: 'read',
      request: z.object({ id: UploadIdSchema, offset: z.number().int().nonnegative() }),
      response: z.object({ data: z.string(), next: z.number().int().nullable() }),
    }),

    /** Removes an upload; one that is gone already is no error. */
    discard: defineCall(`${service}.uploads.discard`, {
      rule: 'read',
      request: z.object({ id: UploadIdSchema }),
      response: z.null(),
    }),
  };
}
export type UploadCalls = ReturnType<typeof defineUploadCalls>;

/** Large requests and files on their way to a service, its large answers, and files that it makes. */
export const uploadsOf = Object.fromEntries(
  SERVICES.map((service) => [service, defineUploadCalls(service)]),
) as Record<ServiceName, UploadCalls>;
