import { z } from 'zod';

/** A long brief turns its page, or enters and leaves a note, some hundred times. */
const MOST_PLACES = 50_000;

/** From `start` on, the text is on this page and in this note, up to the next place. */
export const TextPlaceSchema = z.object({
  start: z.number().int().nonnegative('A place cannot begin before the text'),
  /** The first page is 1; null where the file does not say. */
  page: z.number().int().positive().nullable(),
  /** The note's number or mark as it is printed, `3` or `*`; null in the body of the text. */
  footnote: z.string().min(1).max(20).nullable(),
});
export type TextPlace = z.infer<typeof TextPlaceSchema>;

export const TextPlacesSchema = z
  .array(TextPlaceSchema)
  .max(MOST_PLACES, `At most ${MOST_PLACES} places can be given`)
  .refine(
    (places) => places.every(({ start }, at) => at === 0 || start >= places[at - 1]!.start),
    'Places must be given in ascending order',
  );

/** Where something stands; a field is absent where the text does not say, or, for a note, in its body. */
export const StandsAtSchema = z.object({
  page: TextPlaceSchema.shape.page.optional(),
  footnote: TextPlaceSchema.shape.footnote.optional(),
});
type StandsAt = z.infer<typeof StandsAtSchema>;

/** `Page 3, note 12`; null where neither is known. */
export function placeWords({ page, footnote }: StandsAt): string | null {
  const parts = [page && `page ${page}`, footnote && `note ${footnote}`].filter(Boolean).join(', ');
  return parts === '' ? null : parts.charAt(0).toUpperCase() + parts.slice(1);
}
