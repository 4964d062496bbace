import { z } from 'zod';

/** What an upload holds decides how large it may be. */
export const UPLOAD_LIMITS = {
  /** A request larger than a message: bytes of JSON, in which a text may take twice its own. */
  body: 8 * 1024 * 1024,
  /** A document's file, where the installation does not say otherwise (`UPLOAD_MAX_MB`). */
  document: 50 * 1024 * 1024,
  /** What is to be exported: bytes of JSON. */
  export: 16 * 1024 * 1024,
} as const;
export type UploadKind = keyof typeof UPLOAD_LIMITS;
export const UploadKindSchema = z.enum(Object.keys(UPLOAD_LIMITS) as [UploadKind, ...UploadKind[]]);

/** Bytes of a chunk at most: in base64 and JSON it still fits into one message of 256 KiB. */
export const UPLOAD_CHUNK_BYTES = 180 * 1024;
/** Minutes from the opening until an upload is gone. */
export const UPLOAD_MINUTES = 60;
/** What one user may have lying here at a time. */
export const UPLOADS_PER_USER = { count: 40, bytes: 200 * 1024 * 1024 } as const;

export const UploadIdSchema = z.uuid('The upload id is not valid');

export const UploadSchema = z.object({
  id: UploadIdSchema,
  kind: UploadKindSchema,
  /** The file's name as the user has it; null for what is none. */
  name: z.string().nullable(),
  /** Bytes received so far; the offset of the next chunk. */
  received: z.number().int().nonnegative(),
  /** Whether all of it has arrived; only then can it be used. */
  complete: z.boolean(),
  expiresAt: z.iso.datetime(),
});
export type Upload = z.infer<typeof UploadSchema>;

/** Base64 of at most `UPLOAD_CHUNK_BYTES`, and not nothing. */
export const ChunkDataSchema = z
  .base64('The chunk is not base64')
  .min(1, 'The chunk is empty')
  .max(Math.ceil(UPLOAD_CHUNK_BYTES / 3) * 4, 'The chunk is too large');
