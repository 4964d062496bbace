import { defineCall } from '../define.js';
import { answerOf, TextSourceSchema } from '../uploads/sources.js';
import { AnalyzeWritingResponseSchema, WritingOptionsSchema } from './schemas.js';

/** A model takes its time; the built-in engine reads 100,000 words in seconds. */
const DEADLINE_MS = 60_000;

/** Reviews a text's writing and records it in the history under `writing-assistant`. */
export const analyzeWriting = defineCall('analysis.writing.analyze', {
  request: TextSourceSchema.extend(WritingOptionsSchema.shape),
  response: answerOf(AnalyzeWritingResponseSchema),
  deadlineMs: DEADLINE_MS,
});
