import { z } from 'zod';

const count = z.number().int().nonnegative();
const figure = z.number().nonnegative();

/** What a test measured; null where it could not. */
export const TestFiguresSchema = z.object({
  /** Why the model did not answer: a sentence. */
  failure: z.string().nullable(),
  /** Where an answer keeps to a JSON schema: beside the messages, only in their words, or nowhere. */
  form: z.enum(['schema', 'words', 'none']).nullable(),
  streams: z.boolean().nullable(),
  /** `told`: by the endpoint; `at-least` and `below`: it read, or did not read, so many tokens. */
  context: z.object({ tokens: count, known: z.enum(['told', 'at-least', 'below']) }).nullable(),
  firstWordMs: figure.nullable(),
  tokensPerSecond: figure.nullable(),
});
export type TestFigures = z.infer<typeof TestFiguresSchema>;

/** A report of `npm run evaluate`, as far as models are compared by it. */
export const EvaluationSchema = z.object({
  model: z.string().trim().min(1).max(200),
  host: z.string().max(200).nullable().default(null),
  /** Of each task: cases and answers in form, items and inventions shown, seconds, dollars. */
  summary: z
    .array(
      z.object({
        cases: count.min(1),
        strict: count,
        kept: count,
        dropped: count,
        lies: count,
        end: figure.nullable(),
        price: figure.nullable(),
      }),
    )
    .min(1)
    .max(20),
});
export type Evaluation = z.infer<typeof EvaluationSchema>;

const about = {
  id: count,
  at: z.iso.datetime(),
  model: z.string(),
  host: z.string().nullable(),
  /** Who tested it, or added the evaluation. */
  userId: count,
};

/** What a model was found to do here. */
export const ModelReportSchema = z.discriminatedUnion('kind', [
  z.object({ ...about, kind: z.literal('test'), figures: TestFiguresSchema }),
  z.object({ ...about, kind: z.literal('evaluation'), figures: EvaluationSchema.shape.summary }),
]);
export type ModelReport = z.infer<typeof ModelReportSchema>;
