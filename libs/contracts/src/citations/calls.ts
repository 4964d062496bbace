import { z } from 'zod';
import { defineCall, defineJobKind } from '../define.js';
import {
  AuthoritiesRequestSchema,
  OwnAuthoritySchema,
  TableOfAuthoritiesSchema,
} from './authorities.js';
import { CitationCheckRequestSchema, CitationCheckSchema } from './check.js';
import { FormatCitationRequestSchema, FormattedCitationSchema } from './format.js';
import { GenerateCitationRequestSchema, GeneratedCitationSchema } from './generate.js';

/** A long text takes a while: a second for each megabyte on one core, and the library's answers. */
const DEADLINE_MS = 30_000;

/** Finds the citations of a text and compares them with the library. */
export const checkCitations = defineCall('analysis.citations.check', {
  rule: 'read',
  response: CitationCheckSchema,
  deadlineMs: DEADLINE_MS,
  http: {
    route: 'POST /citations/check',
    cost: 'search',
    tag: 'Citations',
    summary: 'Finds the citations of a text and compares them with the library',
    body: CitationCheckRequestSchema,
    large: true,
    limit: { requests: 60, seconds: 60 },
    audit: { exempt: 'Compares a text with the library and keeps nothing' },
  },
});

/** The table of authorities of a text. */
export const tableOfAuthorities = defineCall('analysis.citations.authorities', {
  rule: 'read',
  response: TableOfAuthoritiesSchema,
  deadlineMs: DEADLINE_MS,
  http: {
    route: 'POST /citations/authorities',
    cost: 'search',
    tag: 'Citations',
    summary: 'The table of authorities of a text',
    body: AuthoritiesRequestSchema,
    large: true,
    limit: { requests: 60, seconds: 60 },
    audit: { exempt: 'Reads a text and keeps nothing' },
  },
});

/** What the caller's documents and cite checks of a time cite most. */
export const listMostCited = defineCall('analysis.citations.most-cited', {
  rule: 'read',
  response: z.array(OwnAuthoritySchema),
  http: {
    route: 'GET /citations/most-cited',
    cost: 'page',
    tag: 'Citations',
    summary: "The authorities that the caller's documents and cite checks cite most",
    query: z.object({ from: z.iso.date() }),
  },
});

/** Reads a source in free text, completes it from the library, writes it, and keeps the record. */
export const generateCitation = defineCall('analysis.citations.generate', {
  rule: 'read',
  response: GeneratedCitationSchema,
  deadlineMs: 15_000,
  http: {
    route: 'POST /citations/generate',
    cost: 'search',
    tag: 'Citations',
    summary: 'Writes the citation of the source in a free text, completed from the library',
    body: GenerateCitationRequestSchema,
    limit: { requests: 60, seconds: 60 },
    audit: { exempt: 'Reads a text and keeps nothing' },
  },
});

/** The same from a description in prose, whose fields a model may read; the formatter writes them. */
export const describeCitation = defineJobKind('citations.describe', {
  rule: 'read',
  input: GenerateCitationRequestSchema,
  result: GeneratedCitationSchema,
  deadlineMs: 40_000,
  http: {
    route: 'POST /citations/describe',
    tag: 'Citations',
    summary:
      'The same from a description in prose, whose fields a model reads if one is configured',
    body: GenerateCitationRequestSchema,
    errors: ['BUDGET_USED_UP', 'AI_KEY_INVALID'],
    limit: { requests: 60, seconds: 60 },
    audit: { action: 'describe_citation', subject: 'job' },
  },
});

/** Writes a described source in one style. Nothing that the item lacks is made up. */
export const formatCitationItem = defineCall('analysis.citations.format', {
  rule: 'read',
  response: FormattedCitationSchema,
  http: {
    route: 'POST /citations/format',
    tag: 'Citations',
    summary: 'Writes a described source (CSL-JSON) in one style',
    body: FormatCitationRequestSchema,
    // A form that is reformatted while someone types asks several times a second.
    limit: { requests: 600, seconds: 60 },
    audit: { exempt: 'Writes what it was given in another way and keeps nothing' },
  },
});
