import { z } from 'zod';
import { AuditEntrySchema } from '../../audit/schemas.js';
import { defineCall } from '../../define.js';
import { LARGEST_INTEGER } from '../../route.js';
import { CITATION_TEXT_BYTES } from '../citation.js';
import { ReportVerificationSchema } from './report-file.js';
import {
  CreateReviewSchema,
  DecideSchema,
  ReportDigestSchema,
  ReviewIdSchema,
  ReviewSchema,
  ReviewSummarySchema,
  SignSchema,
} from './review.js';

const tag = 'Citations';
const id = ReviewIdSchema;
const params = z.object({ id: z.coerce.number<number>().int().positive().max(LARGEST_INTEGER) });
const digest = ReportDigestSchema;
const limit = { requests: 120, seconds: 60 } as const;
/** As that of a check, whose answer it keeps. */
const DEADLINE_MS = 40_000;
/** Checks a text again, so that no verdict comes from a browser, and keeps what is found. */
export const createReview = defineCall('analysis.reviews.create', {
  rule: 'write',
  response: ReviewSummarySchema,
  deadlineMs: DEADLINE_MS,
  http: {
    route: 'POST /citations/reviews',
    cost: 'search',
    tag,
    summary: 'Checks the citations of a text and keeps the result for a person to review',
    body: CreateReviewSchema,
    large: true,
    errors: ['QUOTA_REACHED'],
    limit: { requests: 60, seconds: 60 },
    audit: { action: 'create_review', subject: 'review' },
  },
});

/** The caller's reviews, newest first. */
export const listReviews = defineCall('analysis.reviews.list', {
  rule: 'read',
  response: z.array(ReviewSummarySchema),
  http: { route: 'GET /citations/reviews', tag, summary: "The caller's reviews, newest first" },
});

/** @throws NOT_FOUND */
export const readReview = defineCall('analysis.reviews.read', {
  rule: 'read',
  response: ReviewSchema,
  http: {
    route: 'GET /citations/reviews/:id',
    tag,
    summary: "One of the caller's reviews with its report",
    params,
    errors: ['NOT_FOUND'],
    audit: { action: 'read_review', subject: 'review' },
  },
});

/** @throws NOT_FOUND; CONFLICT for a signed one */
export const decideProblem = defineCall('analysis.reviews.decide', {
  rule: 'write',
  request: DecideSchema.extend({ id }),
  response: ReviewSummarySchema,
  http: {
    route: 'PUT /citations/reviews/:id/decisions',
    tag,
    summary: 'Records what a person decided on a problem of an open review',
    params,
    body: DecideSchema,
    errors: ['NOT_FOUND', 'CONFLICT'],
    limit: { requests: 600, seconds: 60 },
    audit: { action: 'decide_problem', subject: 'review' },
  },
});

/** @throws NOT_FOUND; CONFLICT for a signed one, and as long as a problem is undecided */
export const signReview = defineCall('analysis.reviews.sign', {
  rule: 'sign',
  request: SignSchema.extend({ id }),
  response: ReviewSchema,
  http: {
    route: 'POST /citations/reviews/:id/signature',
    tag,
    summary: 'Signs a review and closes it; its digest goes into the audit log',
    params,
    body: SignSchema,
    errors: ['NOT_FOUND', 'CONFLICT'],
    limit,
    audit: { exempt: 'The analysis service records it itself, with the digest' },
  },
});

/** @throws NOT_FOUND; CONFLICT under a legal hold */
export const removeReview = defineCall('analysis.reviews.remove', {
  rule: 'write',
  response: z.null(),
  http: {
    route: 'DELETE /citations/reviews/:id',
    tag,
    summary: "Deletes one of the caller's reviews; the audit log keeps a signed one's digest",
    params,
    errors: ['NOT_FOUND', 'CONFLICT'],
    audit: { action: 'delete_review', subject: 'review' },
  },
});

/** The entry that the audit log has for a signed report; null until it is there. */
export const findReportEntry = defineCall('auth.audit.report-entry', {
  rule: 'read',
  response: z.object({ entry: AuditEntrySchema.nullable() }),
  http: {
    route: 'GET /citations/reports/entry',
    tag,
    summary: 'The entry of the audit log that has the digest of a signed report',
    query: z.object({ digest }),
    limit,
  },
});

/** Answered where the audit log is. */
export const verifyReport = defineCall('auth.audit.verify-report', {
  rule: 'read',
  response: ReportVerificationSchema,
  deadlineMs: 20_000,
  http: {
    route: 'POST /citations/reports/verification',
    cost: 'search',
    tag,
    summary:
      "Tells whether a signed report's JSON file, or its entry in the audit log, was changed",
    // As long as a text may be; the command verifies longer ones.
    body: z.object({ file: z.string().min(1).max(CITATION_TEXT_BYTES) }),
    large: true,
    limit,
    audit: { exempt: 'Compares a file with the audit log and keeps nothing' },
  },
});
