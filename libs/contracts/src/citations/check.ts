import { z } from 'zod';
import { HistoryPhraseSchema, LaterHistorySchema } from '../later-history/later-history.js';
import { CitationFieldsSchema, CitationKindSchema, CitationTextSchema } from './citation.js';
import { StandsAtSchema, TextPlacesSchema } from './places.js';
import { QUOTATION_STATUSES } from './quotation-words.js';
import { CheckedQuotationSchema } from './quotations.js';
import { StandingDecisionSchema } from './standing-decision.js';
import { CitationSupportSchema } from './support.js';
import { CITATION_VERDICTS, CitationVerdictSchema } from './verdict.js';

/** The case behind a citation, to show and to link: `/cases/<id>`. */
export const CheckedCaseSchema = z.object({
  id: z.number().int().positive(),
  title: z.string(),
  citation: z.string().nullable(),
  year: z.number().int().nullable(),
  /** The court's name. */
  court: z.string(),
});
export type CheckedCase = z.infer<typeof CheckedCaseSchema>;

/**
 * A citation of the text, in the text's order. A `reference` without an `antecedent` among its fields
 * is a decision that the text names in full and does not cite, and against which later law speaks.
 */
export const CheckedCitationSchema = z.object({
  /** `source.slice(start, end)`, exactly. */
  text: z.string(),
  start: z.number().int().nonnegative(),
  end: z.number().int().nonnegative(),
  /** With the case name, pin cites and parentheticals. */
  fullSpan: z.object({ start: z.number().int(), end: z.number().int() }),
  kind: CitationKindSchema,
  /** Canonical form, `410 U.S. 113`. */
  normalized: z.string(),
  fields: CitationFieldsSchema,
  /** Citations with one number mean one authority; null for an unresolved reference. */
  authority: z.number().int().nonnegative().nullable(),
  /**
   * The full citation that a short form, *id.*, *supra* or reference stands for. Null for a full
   * citation, and for a reference without antecedent.
   */
  resolvesTo: z
    .object({
      /** Its place in `citations`. */
      index: z.number().int().nonnegative(),
      normalized: z.string(),
      /** Case name or title. */
      name: z.string().nullable(),
    })
    .nullable(),
  /** Of a reference: the verdict of the full citation that it stands for. */
  verdict: CitationVerdictSchema,
  /**
   * The case at the cited page; with `no_case_at_page` the one that the page is in. Absent with
   * `not_in_library` and, but for a decision that the text names without citing it, `unchecked`.
   */
  case: CheckedCaseSchema.optional(),
  /**
   * With `name_mismatch` the decision that stands at the page; with `by` the one that the citation
   * index has there, or around the page. With `not_in_library` it is a suggestion and no more.
   */
  stands: StandingDecisionSchema.optional(),
  /** Where the citation is not where it says: the one decision of its name and year that the library has. */
  elsewhere: CheckedCaseSchema.optional(),
  /** `index` where the citation index alone knows the decision: its text is not held. */
  by: z.literal('index').optional(),
  /** One or two sentences: why this verdict. */
  explanation: z.string(),
  /**
   * Whether it is still good law, of cases only, in the library or not; of a reference: as of what
   * it stands for. Absent where nothing could be looked up.
   */
  history: LaterHistorySchema.optional(),
  /** What the text itself says about its later history; absent where it says nothing. */
  historyPhrases: z.array(HistoryPhraseSchema).optional(),
  /** Where it begins. */
  ...StandsAtSchema.shape,
  /** The quotations that the text attributes to this citation; absent where there are none. */
  quotations: z.array(CheckedQuotationSchema).optional(),
  /**
   * What the opinion says on that for which it is cited; absent where its text is not held, where it
   * is not cited in support, and where nobody asked.
   */
  support: CitationSupportSchema.optional(),
});
export type CheckedCitation = z.infer<typeof CheckedCitationSchema>;

export const CitationCheckRequestSchema = z.object({
  text: CitationTextSchema,
  /** Its pages and notes; absent: form feeds part the pages, and a text without any has none. */
  places: TextPlacesSchema.optional(),
});
export type CitationCheckRequest = z.infer<typeof CitationCheckRequestSchema>;

const countsOf = <T extends string>(keys: readonly [T, ...T[]]) =>
  z.record(z.enum(keys), z.number().int().nonnegative());

/** `POST /api/citations/check`. */
export const CitationCheckSchema = z.object({
  citations: z.array(CheckedCitationSchema),
  /** How many citations have each verdict; every verdict is present. */
  counts: countsOf(CITATION_VERDICTS),
  /** How many quotations have each status; every status is present. */
  quotationCounts: countsOf(QUOTATION_STATUSES),
});
export type CitationCheck = z.infer<typeof CitationCheckSchema>;
