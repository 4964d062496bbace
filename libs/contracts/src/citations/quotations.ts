import { z } from 'zod';
import { QUOTATION_STATUSES } from './quotation-words.js';

export const QuotationStatusSchema = z.enum(QUOTATION_STATUSES);

/** Where a quotation was found. `start` and `end` are offsets into `text`, which is the source's. */
export const QuotedPassageSchema = z.object({
  /** Ordinal of the opinion in its case, 0 for the first. */
  opinion: z.number().int().nonnegative(),
  /** `lead`, `dissent` … */
  opinionKind: z.string(),
  /** The page of the report as printed, where the source marks pages. */
  page: z.string().nullable(),
  /** The words found, with some text around them. */
  text: z.string(),
  start: z.number().int().nonnegative(),
  end: z.number().int().nonnegative(),
});
export type QuotedPassage = z.infer<typeof QuotedPassageSchema>;

/**
 * The way from the source's words to the quotation's: `source` words are missing in the quotation,
 * `quotation` words are not in the source.
 */
export const QuotationDiffSchema = z.array(
  z.object({ in: z.enum(['both', 'source', 'quotation']), text: z.string() }),
);
export type QuotationDiff = z.infer<typeof QuotationDiffSchema>;

/** A quotation of at least four words; `text.slice(start, end)`, without its quote marks. */
export const CheckedQuotationSchema = z.object({
  text: z.string(),
  start: z.number().int().nonnegative(),
  end: z.number().int().nonnegative(),
  status: QuotationStatusSchema,
  /** Present for `exact`, `normalised` and `close`. */
  passage: QuotedPassageSchema.optional(),
  /** Present for `close`. */
  diff: QuotationDiffSchema.optional(),
});
export type CheckedQuotation = z.infer<typeof CheckedQuotationSchema>;
