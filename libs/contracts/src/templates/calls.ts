import { z } from 'zod';
import { defineCall, defineJobKind } from '../define.js';
import { LibraryClauseSchema, ListClausesRequestSchema } from './clauses.js';
import { GenerateTemplateRequestSchema, GenerateTemplateResponseSchema } from './generate.js';

/** Drafts a document from free text and answers. */
export const generateTemplate = defineJobKind('templates.generate', {
  rule: 'write',
  input: GenerateTemplateRequestSchema,
  result: GenerateTemplateResponseSchema,
  // A model takes its time; the built-in engine answers at once.
  deadlineMs: 60_000,
  http: {
    route: 'POST /templates/generate',
    tag: 'Templates',
    summary: 'Drafts a document of one of the ten types from requirements in free text',
    body: GenerateTemplateRequestSchema,
    errors: ['PAYLOAD_TOO_LARGE', 'BUDGET_USED_UP', 'AI_KEY_INVALID', 'DEADLINE_EXCEEDED'],
    limit: { requests: 60, seconds: 60 },
    audit: { action: 'draft_template', subject: 'job' },
  },
});

/** The clauses that may be inserted, worded for a jurisdiction where one is named. */
export const listClauses = defineCall('analysis.templates.clauses', {
  rule: 'read',
  response: z.array(LibraryClauseSchema),
  http: {
    route: 'GET /templates/clauses',
    tag: 'Templates',
    summary: 'The clause library: what can be inserted into a document, worded for a jurisdiction',
    query: ListClausesRequestSchema,
  },
});
