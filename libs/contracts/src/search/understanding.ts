import { z } from 'zod';
import { FallbackSchema } from '../grounding.js';
import { SearchRequestSchema } from './schemas.js';

/** Words from which a query may be a question that a model can read. */
const QUESTION_FROM = 5;

/**
 * Whether a query is written as people speak, so that a model may read it: several words, none of
 * the search's own syntax, no name of a case and no citation.
 */
export function isNaturalQuestion(query: string): boolean {
  const words = query.trim().split(/\s+/);
  const isSyntax = /["“”()]|\b(?:AND|OR|NOT)\b|(?:^|\s)-\w|\b(?:court|judge|after|before):/.test(
    query,
  );
  const isOfCase = /\bvs?\.\s|^(?:in re|ex parte)\s|\d\s+[A-Z][\w. ]{0,80}\s\d/i.test(query);
  return words.length >= QUESTION_FROM && !isSyntax && !isOfCase;
}

export const UnderstandQuestionRequestSchema = z.object({
  query: SearchRequestSchema.shape.query.refine(
    isNaturalQuestion,
    'Only a question in plain words can be read',
  ),
});

/** What a question asks for, in the terms of a search. */
const QuestionReadingSchema = z.object({
  /** Words of the question. */
  terms: z.array(z.string()),
  /** Phrases of the question. */
  phrases: z.array(z.string()),
  /** Other words for what the question asks, as the law has them. */
  synonyms: z.array(z.string()),
  /** The court that the question names, by its courts-db id. */
  court: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** Years that the question names: the first, and the last, of those asked for. */
  fromYear: z.number().int().nullable(),
  toYear: z.number().int().nullable(),
});
export type QuestionReading = z.infer<typeof QuestionReadingSchema>;

export const QuestionUnderstandingSchema = z.object({
  /** `local`, or the model's name. */
  engine: z.string().min(1),
  /** Null where no model read it, and where its reading adds nothing to the plain search. */
  reading: QuestionReadingSchema.nullable(),
  /** The reading in the syntax of the search, and how many cases that finds: at least one. */
  search: z.object({ query: z.string(), total: z.number().int().positive() }).nullable(),
  /** How much the model proposed that the question does not support. */
  dropped: z.number().int().nonnegative(),
  /** Version of the prompt: `question@1`; absent where no model read it. */
  prompt: z.string().optional(),
  fallback: FallbackSchema.optional(),
});
export type QuestionUnderstanding = z.infer<typeof QuestionUnderstandingSchema>;
