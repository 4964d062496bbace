import { z } from 'zod';
import { LaterHistorySchema } from '../later-history/later-history.js';
import { TreatmentSchema, TreatmentScopeSchema } from './treatments.js';

const OpinionSummarySchema = z.object({
  ordinal: z.number().int().nonnegative(),
  kind: z.string(),
  author: z.string().nullable(),
  /** Characters. */
  length: z.number().int().nonnegative(),
  paragraphs: z.number().int().nonnegative(),
});
export type OpinionSummary = z.infer<typeof OpinionSummarySchema>;

export const CASE_PAGE_SIZE = 20;

/** Enough of a case to name it and lead to it. */
export const CaseRefSchema = z.object({
  id: z.number().int().positive(),
  name: z.string(),
  citation: z.string().nullable(),
  court: z.string(),
  year: z.number().int().nullable(),
});
export type CaseRef = z.infer<typeof CaseRefSchema>;

/**
 * A passage of an opinion that cites a case. `marks` are offsets into `text`: the citation, and the
 * words that express the treatment.
 */
export const CitingPassageSchema = z.object({
  opinion: z.number().int().nonnegative(),
  /** `lead`, `dissent` … */
  opinionKind: z.string(),
  /** The paragraph in which the citation stands, for a link to it. */
  paragraph: z.number().int().nonnegative(),
  text: z.string(),
  citation: z.object({ start: z.number().int(), end: z.number().int() }),
  treatment: z
    .object({
      kind: TreatmentSchema,
      scope: TreatmentScopeSchema,
      /** The case that does it, where this opinion only reports it. */
      by: z.string().nullable(),
      start: z.number().int(),
      end: z.number().int(),
    })
    .nullable(),
});
export type CitingPassage = z.infer<typeof CitingPassageSchema>;

/** What happened to the case later, as its record says it. */
const HistoryEventSchema = z.object({
  kind: z.string(),
  scope: z.enum(['whole', 'part']).nullable(),
  by: z.string(),
  citation: z.string().nullable(),
  year: z.number().int(),
  note: z.string().nullable(),
  /** Who says so. */
  sources: z.array(z.string()).optional(),
  /** The case that did it, where the library has it. */
  caseId: z.number().int().nullable(),
});
export type HistoryEvent = z.infer<typeof HistoryEventSchema>;

/** A treatment that was read off later opinions. Derived: each example shows the words. */
const DerivedTreatmentSchema = z.object({
  treatment: TreatmentSchema,
  /** How many cases say so. */
  cases: z.number().int().positive(),
  examples: z.array(z.object({ case: CaseRefSchema, passage: CitingPassageSchema })),
});
export type DerivedTreatment = z.infer<typeof DerivedTreatmentSchema>;

/** What a case's page says; each of these comes from one record of the decision, or from several. */
export const CASE_FACTS = [
  ...(['name', 'fullName', 'citations', 'court', 'date', 'docket', 'author', 'judges'] as const),
  ...(['topics', 'summary', 'keyPoints', 'history', 'syllabus', 'status', 'opinions'] as const),
] as const;
export type CaseFact = (typeof CASE_FACTS)[number];

/** The decision as one source has it, and what of the page comes from there. */
const SourceRecordSchema = z.object({
  id: z.number().int().positive(),
  /** `starter`, `courtlistener`, `cap`, or `jsonl`. */
  source: z.string(),
  sourceId: z.string(),
  /** As the source calls it. */
  name: z.string(),
  hasText: z.boolean(),
  facts: z.array(z.enum(CASE_FACTS)),
});
export type SourceRecord = z.infer<typeof SourceRecordSchema>;

export const CaseRecordSchema = z.object({
  id: z.number().int().positive(),
  sourceId: z.string(),
  name: z.string(),
  fullName: z.string().nullable(),
  /** The preferred one first. */
  citations: z.array(z.string()),
  court: z.object({ id: z.string(), name: z.string() }),
  jurisdiction: z.string(),
  date: z.string().nullable(),
  year: z.number().int().nullable(),
  docket: z.string().nullable(),
  judges: z.string().nullable(),
  author: z.string().nullable(),
  precedentialStatus: z.string().nullable(),
  topics: z.array(z.string()),
  summary: z.string(),
  keyPoints: z.array(z.string()),
  /** The reporter's own, at most 60,000 characters of it. */
  syllabus: z.string().nullable(),
  sourceUrl: z.string().nullable(),
  /**
   * The records of the decision, the fullest first; whatever cites one of them cites the decision. Each
   * fact is from the source that is trusted most: what was curated, what most agree on, the fullest.
   */
  records: z.array(SourceRecordSchema),
  history: z.array(HistoryEventSchema),
  /** Whether it is still good law, by all that is known: its record, the table, later opinions. */
  laterHistory: LaterHistorySchema.optional(),
  /** The gravest first. */
  treatments: z.array(DerivedTreatmentSchema),
  counts: z.object({
    citedBy: z.number().int().nonnegative(),
    authorities: z.number().int().nonnegative(),
  }),
  opinions: z.array(OpinionSummarySchema),
});
export type CaseRecord = z.infer<typeof CaseRecordSchema>;
