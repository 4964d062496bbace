import { defineJobKind } from '../define.js';
import { AnalyzeWritingRequestSchema, AnalyzeWritingResponseSchema } from './schemas.js';

/** Reviews a text's writing and records it in the history under `writing-assistant`. */
export const analyzeWriting = defineJobKind('writing.analyze', {
  rule: 'write',
  input: AnalyzeWritingRequestSchema,
  result: AnalyzeWritingResponseSchema,
  // A model takes its time; the built-in engine reads 100,000 words in seconds.
  deadlineMs: 60_000,
  http: {
    route: 'POST /writing/analyze',
    tag: 'Writing',
    summary:
      'Reviews the writing of a legal text: style, tone, improvements, and alternative phrasings',
    body: AnalyzeWritingRequestSchema,
    large: true,
    errors: ['BUDGET_USED_UP', 'AI_KEY_INVALID'],
    limit: { requests: 60, seconds: 60 },
    audit: { action: 'review_writing', subject: 'job' },
  },
});
