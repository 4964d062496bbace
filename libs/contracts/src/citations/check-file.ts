import { z } from 'zod';
import { defineCall, defineJobKind } from '../define.js';
import { DOCX_MEDIA_TYPE } from '../media-types.js';
import { defineRoute } from '../route.js';
import { UploadIdSchema } from '../uploads/schemas.js';
import { CitationCheckSchema } from './check.js';
import { TextPlacesSchema } from './places.js';

/** What a brief is called whose citations can be checked. */
export const BRIEF_EXTENSIONS = ['.docx', '.doc', '.pdf', '.rtf', '.odt', '.txt'] as const;

export const INVALID_BRIEF_TYPE =
  'Invalid file type: Please upload a Word, PDF, RTF, ODT, or TXT file, or paste the text.';

/** The check of a file: that of its text, with what the file says besides. */
export const FileCheckSchema = CitationCheckSchema.extend({
  /** The body, then the notes; all offsets index it. */
  text: z.string(),
  places: TextPlacesSchema,
  /** Whether a copy with comments can be made: of Word's `.docx` alone. */
  takesComments: z.boolean(),
  /** Sentences about what of the file could not be read, and what its pages rest on. */
  notices: z.array(z.string()),
});
export type FileCheck = z.infer<typeof FileCheckSchema>;

const byUpload = z.object({ uploadId: UploadIdSchema });

/** Reads an uploaded brief and checks its citations. Keeps nothing but the job's result. */
export const checkBrief = defineJobKind('citations.check', {
  rule: 'read',
  input: byUpload,
  result: FileCheckSchema,
  deadlineMs: 150_000,
});

/** Makes the copy of an uploaded `.docx` that has a comment at each problem. */
export const commentBrief = defineCall('analysis.citations.comment', {
  rule: 'read',
  request: byUpload,
  /** `uploadId` is the file's, to be read with `uploadsOf.analysis.read` and discarded. */
  response: z.object({
    uploadId: UploadIdSchema,
    name: z.string(),
    size: z.number().int().nonnegative(),
  }),
  deadlineMs: 90_000,
});

const FileFormSchema = z.object({}).strip();
const FILE_ERRORS = ['UNSUPPORTED_MEDIA_TYPE', 'UNREADABLE_DOCUMENT'] as const;

/** The file of the form is passed on as it arrives, so the gateway has a handler for it. */
export const checkFile = defineRoute({
  rule: 'read',
  route: 'POST /citations/check-file',
  cost: 'heavy',
  tag: 'Citations',
  summary: 'Checks the citations of a brief: a multipart form with a file',
  body: FileFormSchema,
  large: true,
  form: true,
  response: FileCheckSchema,
  errors: [...FILE_ERRORS, 'DEADLINE_EXCEEDED'],
  limit: { requests: 60, seconds: 60 },
  audit: { exempt: 'Compares a text with the library and keeps nothing' },
});

export const commentFile = defineRoute({
  rule: 'read',
  route: 'POST /citations/comment-file',
  cost: 'heavy',
  tag: 'Citations',
  summary: 'Copies a Word file (.docx, in a multipart form) with a comment at each problem',
  body: FileFormSchema,
  large: true,
  form: true,
  response: null,
  status: 200,
  produces: [DOCX_MEDIA_TYPE],
  errors: [...FILE_ERRORS],
  limit: { requests: 60, seconds: 60 },
  audit: { exempt: 'Writes into a copy of what it was given, and keeps nothing' },
});
