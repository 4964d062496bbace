import { z } from 'zod';
import { CaseRefSchema } from '../case-page/schemas.js';
import { defineCall } from '../define.js';
import { LaterHistorySchema } from '../later-history/later-history.js';
import { QuotationDiffSchema, QuotationStatusSchema, QuotedPassageSchema } from './quotations.js';

/** Most citations and quotations of one message: the answers stay under the bus's limit. */
export const LOOKUP_BATCH = 100;
/** Characters of quotations in one message. */
export const QUOTATION_BATCH_CHARS = 30_000;
/** Cases answered for one citation; denials of review share pages by dozens. */
export const LOOKUP_CASES = 3;
/** Characters; of a longer quotation this much is located. */
export const LONGEST_QUOTATION = 5_000;

/** A citation by volume, reporter, and first page, as `citation` prints it. */
export const LookupKeySchema = z.object({
  citation: z.string().max(200),
  volume: z.string().max(20).optional(),
  reporter: z.string().max(60).optional(),
  page: z.string().max(20).optional(),
  /** The case's name; of several cases at one page those that have it come first. */
  name: z.string().max(500).optional(),
  /** Whether pages of the case are pointed to, so that its extent is wanted. */
  pinned: z.boolean().optional(),
});
export type LookupKey = z.infer<typeof LookupKeySchema>;

/** How far a case reaches in the reporter that was asked about. */
const CasePagesSchema = z.object({
  first: z.number().int(),
  /** Every page up to this one is certainly the case's. */
  inside: z.number().int(),
  /** No page after this one is: its text, or another case's beginning, shows it; null if unknown. */
  last: z.number().int().nullable(),
});
export type CasePages = z.infer<typeof CasePagesSchema>;

/** A case that begins at a cited page. */
const FoundCaseSchema = CaseRefSchema.extend({
  fullName: z.string().nullable(),
  /** What other sources call it, where several have it. */
  otherNames: z.array(z.string()).optional(),
  /** Preferred first. */
  citations: z.array(z.string()),
  /** CourtListener court id. */
  courtId: z.string(),
  /** Whether its opinions are in the library, and not a summary alone. */
  hasText: z.boolean(),
  /** Where the question asked for it, and the page is a number. */
  pages: CasePagesSchema.optional(),
});
export type FoundCase = z.infer<typeof FoundCaseSchema>;

/** A real decision of the citation index, which has no texts. */
const IndexedDecisionSchema = z.object({
  name: z.string(),
  /** What else texts call it. */
  otherNames: z.array(z.string()),
  /** The one that it is listed by, then its parallels. */
  citations: z.array(z.string()),
  year: z.number().int().nullable(),
  /** courts-db id. */
  courtId: z.string().nullable(),
  /** Whether two sources and more have it. */
  isConfirmed: z.boolean(),
  /** Whether it is certain that no other decision begins at the page. */
  isAlone: z.boolean(),
});
export type IndexedDecision = z.infer<typeof IndexedDecisionSchema>;

/** A decision of the citation index, to be chosen. */
const OfferedDecisionSchema = IndexedDecisionSchema.extend({
  /** The court's name. */
  court: z.string().nullable(),
});
export type OfferedDecision = z.infer<typeof OfferedDecisionSchema>;

export const DecisionsQuerySchema = z.object({ typed: z.string().min(1).max(200) });

/** The decisions of the citation index that a name or a part of one may mean, or a citation means. */
export const offerDecisions = defineCall('search.citations.offer', {
  rule: 'read',
  response: z.array(OfferedDecisionSchema),
  http: {
    route: 'GET /citations/decisions',
    tag: 'Citations',
    summary: 'The real decisions that a typed name, a part of one, or a citation may mean',
    query: DecisionsQuerySchema,
    // A form that offers them while someone types asks several times a second.
    limit: { requests: 600, seconds: 60 },
  },
});

/** What the citation index knows of a page. */
const IndexedPlaceSchema = z.object({
  decisions: z.array(IndexedDecisionSchema),
  /** The first and last year of the volume's decisions. */
  years: z.tuple([z.number().int(), z.number().int()]).nullable(),
  /** The last volume of the series, where the volume asked for is behind it. */
  lastVolume: z.number().int().nullable(),
  /** Whether no decision begins at the page: every first page of its volume is known. */
  isWhole: z.boolean(),
  /** The decision that such a page lies in. */
  within: IndexedDecisionSchema.nullable(),
});
export type IndexedPlace = z.infer<typeof IndexedPlaceSchema>;

const CitationLookupSchema = z.object({
  /** The published cases with this citation, `LOOKUP_CASES` at most, the likeliest first. */
  cases: z.array(FoundCaseSchema),
  /** Whether the library has other cases of the volume. */
  volumeCovered: z.boolean(),
  /** Where no case begins at the page: the one that the page certainly is in. */
  containedIn: CaseRefSchema.nullable(),
  /** Absent where the library answers it, and for a reporter that the index has nothing of. */
  indexed: IndexedPlaceSchema.optional(),
  /**
   * Whether the decision cited is still good law: of the likeliest case, or, where the library
   * lacks it, of what its table of later history has at the citation.
   */
  history: LaterHistorySchema.optional(),
});
export type CitationLookup = z.infer<typeof CitationLookupSchema>;

/** What the library has at each citation; answers in the order of the question. */
export const lookUpCitations = defineCall('search.citations.lookup', {
  rule: 'read',
  request: z.object({ keys: z.array(LookupKeySchema).max(LOOKUP_BATCH) }),
  response: z.array(CitationLookupSchema),
});

/** A decision with a later history that a name in full means, and no other one. */
const NamedDecisionSchema = z.object({
  name: z.string(),
  /** All its citations, in lower case, letters and digits only: `410us113`. */
  citationKeys: z.array(z.string()),
  /** Where the library has it. */
  case: CaseRefSchema.nullable(),
  history: LaterHistorySchema,
});
export type NamedDecision = z.infer<typeof NamedDecisionSchema>;

/** The decisions that names without a citation mean, where later law speaks against them. */
export const lookUpNames = defineCall('search.citations.named', {
  rule: 'read',
  request: z.object({ names: z.array(z.string().max(500)).max(LOOKUP_BATCH) }),
  /** In the order of the question; null where nothing does, or several decisions have the name. */
  response: z.array(NamedDecisionSchema.nullable()),
});

/** What the library and its table of later history know by a name that was written without a citation. */
const BearersSchema = z.object({
  /** How many decisions have the name; `several` too where its words are in so many names. */
  found: z.enum(['none', 'one', 'several']),
  /** The one, where the library has it. */
  case: CaseRefSchema.nullable(),
  /** The one's, where it is known. */
  history: LaterHistorySchema.nullable(),
});
export type Bearers = z.infer<typeof BearersSchema>;

/**
 * Which decisions have names that stand without a citation; answers in the order of the question.
 */
export const lookUpBearers = defineCall('search.citations.bearers', {
  rule: 'read',
  request: z.object({
    names: z
      .array(z.object({ name: z.string().max(500), year: z.number().int().optional() }))
      .max(LOOKUP_BATCH),
  }),
  response: z.array(BearersSchema),
});

const LocatedQuotationSchema = z.object({
  status: QuotationStatusSchema,
  passage: QuotedPassageSchema.optional(),
  diff: QuotationDiffSchema.optional(),
});
export type LocatedQuotation = z.infer<typeof LocatedQuotationSchema>;

/** Locates quotations in the opinions of their cases; answers in the order of the question. */
export const locateQuotations = defineCall('search.citations.locate-quotations', {
  rule: 'read',
  request: z.object({
    quotations: z
      .array(
        z.object({
          caseId: z.number().int().positive(),
          quotation: z.string().max(LONGEST_QUOTATION),
        }),
      )
      .max(LOOKUP_BATCH),
  }),
  response: z.array(LocatedQuotationSchema),
  deadlineMs: 20_000,
});
