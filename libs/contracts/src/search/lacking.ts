import { z } from 'zod';

/** A decision that a search names and that the library does not hold, by what the search has of it. */
export const LackingSchema = z.object({
  name: z.string().nullable(),
  citation: z.string().nullable(),
});
export type Lacking = z.infer<typeof LackingSchema>;

export const LACKING_TITLE = 'Not in the library';

/** @param isNear whether cases follow */
export function lackingSentence({ name, citation }: Lacking, isNear: boolean): string {
  const asked = [name, citation].filter(Boolean).join(', ');
  const near =
    citation && !name ? 'The nearest decision in that volume is' : 'The nearest cases are';
  return `${asked}${name && citation ? ',' : ''} is not in the library.${isNear ? ` ${near} below.` : ''}`;
}
