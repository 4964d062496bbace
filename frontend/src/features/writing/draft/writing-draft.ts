import {
  AlternativeSchema,
  FallbackSchema,
  WritingAudienceSchema,
  WritingDocumentKindSchema,
  WritingFindingSchema,
  WritingGroundingSchema,
  WritingOptionsSchema,
} from '@casewright/contracts';
import { z } from 'zod';

/** A remark that the user does not want to see again, at its place in the text. */
const DismissedSchema = z.object({ rule: z.string(), start: z.number(), end: z.number() });
export type Dismissed = z.infer<typeof DismissedSchema>;

/** The measures of the draft when it was analyzed. */
const TrendPointSchema = z.object({
  at: z.iso.datetime(),
  words: z.number(),
  flesch: z.number(),
  fog: z.number(),
  passiveShare: z.number(),
  findings: z.number(),
});
export type TrendPoint = z.infer<typeof TrendPointSchema>;

const PlaceSchema = z.object({ start: z.number(), end: z.number() });

/** What the server said about the draft, its places carried along with every change since. */
export const KeptAnalysisSchema = z.object({
  style: z.string(),
  tone: z.string(),
  improvements: z.array(z.string()),
  alternatives: z.array(
    z.object({
      // An answer that has only what the specification asks for gives no reason.
      alternative: AlternativeSchema.extend({ why: z.string() }),
      place: PlaceSchema.nullable(),
    }),
  ),
  /** What a model found: the rules of the built-in engine are asked again here, at every key. */
  remarks: z.array(PlaceSchema.extend({ finding: WritingFindingSchema })),
  documentKind: WritingDocumentKindSchema.nullable(),
  audience: WritingAudienceSchema.nullable(),
  engine: z.string().nullable(),
  /** Of a model that was asked: how its words were checked, or why there are none. */
  grounding: WritingGroundingSchema.nullable().default(null),
  fallback: FallbackSchema.nullable().default(null),
  /** Whether the text is still the one that was analyzed. */
  isCurrent: z.boolean(),
});
export type KeptAnalysis = z.infer<typeof KeptAnalysisSchema>;

/** All of a draft that outlasts a reload. Every place in it is a place in `text`. */
export const WritingDraftSchema = z.object({
  text: z.string(),
  /** The text before the first accepted suggestion; null if there is none. */
  original: z.string().nullable(),
  dismissed: z.array(DismissedSchema),
  /** Rules of which the user wants to see nothing. */
  silenced: z.array(z.string()),
  options: WritingOptionsSchema,
  trend: z.array(TrendPointSchema),
  // One of an older version of the screen goes; the text stays.
  analysis: KeptAnalysisSchema.nullable().catch(null),
});
export type WritingDraft = z.infer<typeof WritingDraftSchema>;

export const BLANK_DRAFT: WritingDraft = {
  text: '',
  original: null,
  dismissed: [],
  silenced: [],
  options: {},
  trend: [],
  analysis: null,
};
