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

/**
 * An answer that may be larger than a message: the value itself, or the id under which its JSON
 * lies, to be read with `analysisUploads.read` and then discarded.
 */
export function answerOf<S extends z.ZodType>(schema: S): LargeAnswer<S> {
  const answer = z.union([z.object({ value: schema }), z.object({ uploadId: UploadIdSchema })]);
  values.set(answer, schema);
  return answer;
}
const values = new WeakMap<z.ZodType, z.ZodType>();
type LargeAnswer<S extends z.ZodType> = z.ZodUnion<
  readonly [z.ZodObject<{ value: S }>, z.ZodObject<{ uploadId: typeof UploadIdSchema }>]
>;

/** What a caller gets at last: the value of an answer that may be large, and any other as it is. */
export function valueSchemaOf(response: z.ZodType): z.ZodType {
  return values.get(response) ?? response;
}
export type ValueOf<O extends z.ZodType> = O extends LargeAnswer<infer S extends z.ZodType> ? S : O;

/** Whether an answer may be too large for a message. */
export function mayBeLarge(response: z.ZodType): boolean {
  return values.has(response);
}

export type Answer<T> = { value: T } | { uploadId: string };
