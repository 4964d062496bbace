import { defineCall, defineJobKind } from '../define.js';
import { ExplainRelevanceRequestSchema, RelevanceExplanationsSchema } from './explanations.js';
import { SearchRequestSchema, SearchResponseSchema } from './schemas.js';
import { QuestionUnderstandingSchema, UnderstandQuestionRequestSchema } from './understanding.js';

/** Searches the library and records the query in the caller's history. */
export const searchCases = defineCall('search.cases.search', {
  rule: 'read',
  response: SearchResponseSchema,
  deadlineMs: 10_000,
  http: {
    route: 'POST /search',
    cost: 'search',
    tag: 'Case law',
    summary: 'Searches the case-law library',
    body: SearchRequestSchema,
    errors: ['AI_KEY_INVALID'],
    limit: { requests: 240, seconds: 60 },
    audit: { exempt: 'Only reads; the search history records it for the user' },
  },
});

/** The same search for another tool's sake: nothing goes into the history. */
export const findCases = defineCall('search.cases.find', {
  rule: 'read',
  request: SearchRequestSchema,
  response: SearchResponseSchema,
  deadlineMs: 10_000,
});

/** Explains why the cases of a page of results are there. Nothing goes into the history. */
export const explainRelevance = defineJobKind('search.explain', {
  rule: 'read',
  input: ExplainRelevanceRequestSchema,
  result: RelevanceExplanationsSchema,
  deadlineMs: 60_000,
  http: {
    route: 'POST /search/explanations',
    tag: 'Case law',
    summary: 'Explains why the cases of a page of search results are relevant',
    body: ExplainRelevanceRequestSchema,
    errors: ['BUDGET_USED_UP', 'AI_KEY_INVALID'],
    limit: { requests: 60, seconds: 60 },
    audit: { exempt: 'Belongs to a search, and is asked for by the screen itself' },
  },
});

/** Reads a question for what to search by. Searches nothing for the user. */
export const understandQuestion = defineJobKind('search.understand', {
  rule: 'read',
  input: UnderstandQuestionRequestSchema,
  result: QuestionUnderstandingSchema,
  deadlineMs: 20_000,
  http: {
    route: 'POST /search/understanding',
    tag: 'Case law',
    summary: 'Reads a question in plain words for what to search by; does not search',
    body: UnderstandQuestionRequestSchema,
    errors: ['BUDGET_USED_UP', 'AI_KEY_INVALID'],
    limit: { requests: 60, seconds: 60 },
    audit: { exempt: 'Belongs to a search, and is asked for by the screen itself' },
  },
});
