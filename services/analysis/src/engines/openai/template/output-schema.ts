import { z } from 'zod';

/** What a model writes for a part of a draft. Every field is required, as strict endpoints want it. */
export const DraftPartSchema = z.strictObject({
  paragraphs: z.array(z.strictObject({ id: z.string(), text: z.string() })),
  terms: z.array(
    z.strictObject({ section: z.string(), requirement: z.string(), text: z.string() }),
  ),
});
export type DraftPart = z.infer<typeof DraftPartSchema>;
export type RewordedParagraph = DraftPart['paragraphs'][number];
export type PlacedTerm = DraftPart['terms'][number];
