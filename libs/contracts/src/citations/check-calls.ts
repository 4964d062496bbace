import { defineCall } from '../define.js';
import { answerOf, TextSourceSchema } from '../uploads/sources.js';
import { AuthoritiesRequestSchema, TableOfAuthoritiesSchema } from './authorities.js';
import { CitationCheckSchema } from './check.js';

/** A long text takes a while: a second for each megabyte on one core, and the library's answers. */
const DEADLINE_MS = 30_000;

/** Finds the citations of a text and compares them with the library. */
export const checkCitations = defineCall('analysis.citations.check', {
  request: TextSourceSchema,
  response: answerOf(CitationCheckSchema),
  deadlineMs: DEADLINE_MS,
});

/** The table of authorities of a text. */
export const tableOfAuthorities = defineCall('analysis.citations.authorities', {
  request: TextSourceSchema.extend({ pages: AuthoritiesRequestSchema.shape.pages }),
  response: answerOf(TableOfAuthoritiesSchema),
  deadlineMs: DEADLINE_MS,
});
