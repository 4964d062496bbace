import { z } from 'zod';
import { UploadIdSchema } from './schemas.js';

/** Bytes of JSON up to which a text travels in the message itself, and not as an upload. */
export const INLINE_BYTES = 200 * 1024;

/** A text that a call is about: in the message, or an upload of the caller's. Exactly one. */
export const TextSourceSchema = z.object({
  text: z.string().optional(),
  uploadId: UploadIdSchema.optional(),
});
export type TextSource = z.infer<typeof TextSourceSchema>;
