import { z } from 'zod';
import { defineCall } from '../define.js';
import { QuotedPassageSchema } from './quotations.js';

export const WEAK_SUPPORT = 'Weak support';
/** Characters of a proposition that is looked for. */
export const LONGEST_PROPOSITION = 1_000;
/** Propositions in one message: their passages stay under the bus's limit. */
export const SUPPORT_BATCH = 50;

const FoundSupportSchema = z.object({
  /**
   * The passage of the opinion that has most of the proposition's words; `at` is where its first
   * word stands in the opinion. Absent where no telling word of it occurs.
   */
  passage: QuotedPassageSchema.extend({ at: z.number().int().nonnegative() }).optional(),
  /** 0 to 1: how much of the proposition the passage has, rare words counting most. */
  share: z.number().min(0).max(1),
  /** No passage says enough of it. A reason to read the opinion, and no fault of the citation. */
  weak: z.boolean(),
});
export type FoundSupport = z.infer<typeof FoundSupportSchema>;

/** What an opinion says on that for which a citation cites it. */
export const CitationSupportSchema = FoundSupportSchema.extend({
  /** What it is cited for, as offsets into the checked text; citations in it do not count. */
  proposition: z.object({
    start: z.number().int().nonnegative(),
    end: z.number().int().nonnegative(),
  }),
});
export type CitationSupport = z.infer<typeof CitationSupportSchema>;

const CitedPropositionSchema = z.object({
  caseId: z.number().int().positive(),
  proposition: z.string().max(LONGEST_PROPOSITION),
  /** The pages that the citation points to: of passages that do, one of these is told. */
  pages: z.array(z.number().int()).max(20).optional(),
  /** Whether a dissent is cited; else dissents are not read. */
  dissent: z.boolean().optional(),
});
export type CitedProposition = z.infer<typeof CitedPropositionSchema>;

/** Looks for propositions in opinions; in the order of the question, null where no text is held. */
export const locateSupport = defineCall('search.citations.locate-support', {
  rule: 'read',
  request: z.object({ claims: z.array(CitedPropositionSchema).max(SUPPORT_BATCH) }),
  response: z.array(FoundSupportSchema.nullable()),
  deadlineMs: 20_000,
});
