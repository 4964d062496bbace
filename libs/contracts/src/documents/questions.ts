import { z } from 'zod';
import { OpinionIdSchema } from '../case-page/requests.js';
import { defineJobKind } from '../define.js';
import { FallbackSchema, GroundingSchema } from '../grounding.js';
import { QuotedSentenceSchema } from '../insights/by-model.js';
import { DocumentIdSchema, DocumentParamsSchema } from './schemas.js';

/** Characters of a question, and passages of one answer. */
export const ASK_LIMITS = { question: 500, passages: 12 } as const;

const AskedSchema = z.object({
  question: z
    .string()
    .trim()
    .min(1, 'Ask a question')
    .max(ASK_LIMITS.question, `Ask in at most ${ASK_LIMITS.question} characters`),
});

const PassageSchema = QuotedSentenceSchema.omit({ text: true });
export type BearingPassage = z.infer<typeof PassageSchema>;

/** What a text says on a question; it does not say where there is neither sentence nor passage. */
export const TextAnswerSchema = z.object({
  /** `local`, or the model's name. */
  engine: z.string().min(1),
  /** A model's sentences; none where the text does not say, and by the rules. */
  sentences: z.array(QuotedSentenceSchema),
  /** Passages with the question's words, found by the rules, the best first: no answer as such. */
  passages: z.array(PassageSchema).max(ASK_LIMITS.passages),
  /** Absent from answers of the rules. */
  grounding: GroundingSchema.optional(),
  fallback: FallbackSchema.optional(),
});
export type TextAnswer = z.infer<typeof TextAnswerSchema>;

const asked = {
  rule: 'read',
  result: TextAnswerSchema,
  deadlineMs: 90_000,
} as const;
const route = {
  body: AskedSchema,
  errors: ['NOT_FOUND', 'BUDGET_USED_UP', 'AI_KEY_INVALID'],
  limit: { requests: 60, seconds: 60 },
} as const;

/** Answers a question from one of the caller's documents. @throws NOT_FOUND */
export const askDocument = defineJobKind('documents.ask', {
  ...asked,
  input: AskedSchema.extend({ id: DocumentIdSchema }),
  http: {
    ...route,
    route: 'POST /documents/:id/questions',
    tag: 'Documents',
    summary: "What one of the caller's documents says on a question, each sentence with its place",
    params: DocumentParamsSchema,
    audit: { action: 'read_document', subject: 'document' },
  },
});

/** Answers a question from an opinion of the library. @throws NOT_FOUND */
export const askOpinion = defineJobKind('cases.ask', {
  ...asked,
  input: OpinionIdSchema.extend(AskedSchema.shape),
  http: {
    ...route,
    route: 'POST /cases/:id/opinions/:ordinal/questions',
    tag: 'Case law',
    summary: 'What an opinion says on a question, each sentence with its place',
    params: OpinionIdSchema,
    audit: { exempt: 'Reads an opinion that everybody may read' },
  },
});
