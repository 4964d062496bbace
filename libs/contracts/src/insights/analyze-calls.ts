import { defineCall } from '../define.js';
import { answerOf, TextSourceSchema } from '../uploads/sources.js';
import { AnalyzeRequestSchema, AnalyzeResponseSchema } from './analyze.js';

/** A model takes its time; the built-in engine answers in seconds. */
const DEADLINE_MS = 60_000;

/** Analyses a text, or the document of an upload, keeps both and records it in the history. */
export const analyzeDocument = defineCall('analysis.insights.analyze', {
  request: TextSourceSchema.extend(AnalyzeRequestSchema.omit({ text: true }).shape),
  response: answerOf(AnalyzeResponseSchema),
  deadlineMs: DEADLINE_MS,
});
