import { defineJobKind } from '../jobs/kinds.js';
import { TextSourceSchema } from '../uploads/sources.js';
import { AnalyzeWritingResponseSchema, WritingOptionsSchema } from './schemas.js';

/** Reviews a text's writing and records it in the history under `writing-assistant`. */
export const analyzeWriting = defineJobKind('writing.analyze', {
  input: TextSourceSchema.extend(WritingOptionsSchema.shape),
  result: AnalyzeWritingResponseSchema,
  // A model takes its time; the built-in engine reads 100,000 words in seconds.
  deadlineMs: 60_000,
});
