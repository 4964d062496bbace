import { z } from 'zod';
import { CheckedCitationSchema } from '../citations/check.js';
import { FallbackSchema, ModelReadingSchema } from '../grounding.js';
import { TEMPLATE_JURISDICTION_IDS, TemplateTypeSchema } from './document-types.js';
import { DraftSectionSchema } from './draft.js';
import { PlaceholderSchema } from './placeholders.js';

const count = z.number().int().nonnegative();

/** How a model's wording of a draft was held to the rules' draft; absent from drafts by the rules. */
const DraftGroundingSchema = ModelReadingSchema.extend({
  /** Paragraphs in the model's words. */
  paragraphsReworded: count,
  /** Paragraphs that it worded otherwise and that stay as the rules drafted them. */
  paragraphsRefused: count,
  /** Special terms of the requirements that it placed in the draft. */
  termsPlaced: count,
  /** Special terms that it worded and that were left out. */
  termsRefused: count,
  /** Ids of the sections with words of the model's, in the draft's order. */
  sections: z.array(z.string()),
});
export type DraftGrounding = z.infer<typeof DraftGroundingSchema>;

/** Characters, and numbers of answers and clauses, that a request may have. */
const TEMPLATE_LIMITS = {
  requirements: 20_000,
  jurisdiction: 200,
  answer: 4_000,
  answers: 200,
  clauses: 40,
} as const;

export const GenerateTemplateRequestSchema = z.object({
  documentType: TemplateTypeSchema,
  /** Free text: who, what, when, how much, and whatever else the document should say. */
  requirements: z
    .string({ error: 'Requirements are required' })
    .max(
      TEMPLATE_LIMITS.requirements,
      `Requirements must be at most ${TEMPLATE_LIMITS.requirements} characters`,
    )
    .refine((requirements) => requirements.trim().length > 0, 'Requirements are required'),
  /** As the user calls it: `California`, `NY`, `S.D.N.Y.`, `Ohio`. */
  jurisdiction: z.string().trim().max(TEMPLATE_LIMITS.jurisdiction).optional(),
  /** Values by the names of placeholders; they go before what the requirements say. */
  answers: z
    .record(z.string().max(100), z.string().max(TEMPLATE_LIMITS.answer))
    .refine((answers) => Object.keys(answers).length <= TEMPLATE_LIMITS.answers, 'Too many answers')
    .optional(),
  /** Ids of clauses of the clause library to insert. */
  clauses: z.array(z.string().max(100)).max(TEMPLATE_LIMITS.clauses).optional(),
});
export type GenerateTemplateRequest = z.input<typeof GenerateTemplateRequestSchema>;

/** Something that the requirements say and the draft took up. */
const UnderstoodSchema = z.object({
  /** What it was taken for: `Payment`, `Governing law`, `Non-solicitation`. */
  what: z.string().min(1),
  /** As the draft prints it. */
  value: z.string(),
  /** The words of the requirements, letter by letter. */
  quote: z.string(),
  /** Id of the section that has it; null where it decides the form of the whole. */
  placedIn: z.string().nullable(),
});
export type Understood = z.infer<typeof UnderstoodSchema>;

/** Words of the requirements, letter by letter, that the law of the place does not let a draft follow. */
const RefusedWordsSchema = z.object({
  quote: z.string(),
  /** Complete sentences. */
  reason: z.string(),
  /** As of a drafting note; null where the reason names it. */
  authority: z.string().nullable(),
});

/** A drafted document with all that its screen, its PDF and its Word file are made from. */
export const DraftSchema = z.object({
  /** The whole document as plain text, without drafting notes. */
  content: z.string(),
  /** Its sections, outermost level only, numbered as in the text: `5. Confidentiality`. */
  structure: z.array(z.string()),
  /** What has to be filled in, in the draft's order. */
  placeholders: z.array(PlaceholderSchema),
  /** What to do before it is signed, served, or filed; each a sentence or two. */
  instructions: z.array(z.string()),
  title: z.string(),
  documentType: TemplateTypeSchema,
  /** How dates and amounts are printed. */
  locale: z.enum(['en-US', 'en-GB']),
  sections: z.array(DraftSectionSchema),
  understood: z.array(UnderstoodSchema),
  /** Words of the requirements, letter by letter, that no clause of the draft follows: it asks for each. */
  notUnderstood: z.array(z.string()),
  /** What the requirements ask for and the law of the place does not allow: the draft has it not. */
  refused: z.array(RefusedWordsSchema).optional(),
  /** The jurisdiction drafted for; null where none was named or it is none of ours. */
  jurisdiction: z.enum(TEMPLATE_JURISDICTION_IDS).nullable(),
  /** Says what the draft follows: `Drafted for California.`, `Not adapted to Ohio. …`. */
  jurisdictionNote: z.string(),
  /** Ids of the clause library's clauses that are in it. */
  clauses: z.array(z.string()),
  /** What the library says about the decisions that the draft cites; empty where it cites none. */
  citations: z.array(CheckedCitationSchema),
  /** The engine that made it: `local`, or a model's name. */
  engine: z.string().min(1),
  grounding: DraftGroundingSchema.optional(),
  fallback: FallbackSchema.optional(),
});
export type Draft = z.infer<typeof DraftSchema>;

/** `POST /api/templates/generate`. */
export const GenerateTemplateResponseSchema = DraftSchema.extend({
  /** The job that made it, where it ran as one. */
  jobId: z.uuid().optional(),
});
export type GenerateTemplateResponse = z.infer<typeof GenerateTemplateResponseSchema>;
