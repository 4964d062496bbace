import { z } from 'zod';
import { CaseRefSchema } from '../case-page/schemas.js';
import { FallbackSchema } from '../grounding.js';
import { LaterHistorySchema } from '../later-history/later-history.js';
import {
  CitationAlternativeSchema,
  FieldOriginSchema,
  RecognizedSourceSchema,
} from './alternatives.js';
import { CitationItemSchema } from './citation-item.js';
import { CitationStyleSchema } from './format.js';
import { CitationVerdictSchema } from './verdict.js';

/** The longest text, in characters, that a citation is generated from. */
const GENERATE_LIMITS = { content: 10_000 } as const;

/** Source types of the specification, with the labels of its screen. */
export const SOURCE_TYPE_LABELS = {
  case: 'Case Law',
  statute: 'Statute',
  article: 'Article',
} as const;
export type SourceType = keyof typeof SOURCE_TYPE_LABELS;
const SOURCE_TYPES = Object.keys(SOURCE_TYPE_LABELS) as [SourceType, ...SourceType[]];

export const GenerateCitationRequestSchema = z.object({
  content: z
    .string({ error: 'Content is required' })
    .max(GENERATE_LIMITS.content, `Content must be at most ${GENERATE_LIMITS.content} characters`)
    .refine((content) => content.trim().length > 0, 'Content is required'),
  format: CitationStyleSchema.default('bluebook'),
  /** What the user takes the source for; a hint, and a contradiction is said. */
  type: z
    .enum(SOURCE_TYPES, { error: 'Source type must be case, statute, or article' })
    .default('case'),
});
export type GenerateCitationRequest = z.input<typeof GenerateCitationRequestSchema>;

/** What the library says about the source, in one word and in a sentence. */
const GeneratedVerdictSchema = z.object({
  verdict: CitationVerdictSchema,
  explanation: z.string(),
  /** `index` where the citation index alone knows the decision: its text is not held. */
  by: z.literal('index').optional(),
  /** The library's case, to open it; null where it has none. */
  case: CaseRefSchema.nullable(),
  /** Whether it is still good law; absent where nothing could be looked up. */
  history: LaterHistorySchema.optional(),
});
export type GeneratedVerdict = z.infer<typeof GeneratedVerdictSchema>;

/** Who read the fields of a description, and what of it was not borne out. */
const CitationHelpSchema = z.object({
  /** `local`, or the model's name. */
  engine: z.string().min(1),
  /** The variables that the model read; each appears in the text. */
  fields: z.array(z.string()),
  /** What the model gave and the text does not say: left out. */
  dropped: z.array(z.object({ field: z.string(), value: z.string() })),
  /** Version of the prompt: `citation@1`; absent where no model read it. */
  prompt: z.string().optional(),
  fallback: FallbackSchema.optional(),
});
export type CitationHelp = z.infer<typeof CitationHelpSchema>;

export const GeneratedCitationSchema = z.object({
  /** The record's id. */
  id: z.number().int().positive(),
  /** The citation in the asked style; empty where no source was recognized. */
  citationText: z.string(),
  /** The same as escaped HTML: `<i>`, `<u>` and `<span class="small-caps">` only. */
  html: z.string(),
  /** A paragraph: what was recognized, what the library added, and its verdict. */
  analysis: z.string(),
  /** What to fix or to look at, each a sentence. */
  recommendations: z.array(z.string()),
  kind: RecognizedSourceSchema,
  /** The source as CSL-JSON, to edit and to send to `/api/citations/format`. */
  fields: CitationItemSchema,
  /** The pin cite of the text, for the format options; null where there is none. */
  pin: z.string().nullable(),
  /** The text's explanatory and weight parentheticals, for the format options. */
  parentheticals: z.array(z.string()),
  /** For each variable of `fields` (but `type`) where its value comes from. */
  origins: z.record(z.string(), FieldOriginSchema),
  /** Variables that the citation needs and nothing gave, and those that the text leaves open. */
  missing: z.array(z.string()),
  alternatives: z.array(CitationAlternativeSchema),
  verdict: GeneratedVerdictSchema,
  /** Present where the text was read as a description, with help. */
  help: CitationHelpSchema.optional(),
});
export type GeneratedCitation = z.infer<typeof GeneratedCitationSchema>;
