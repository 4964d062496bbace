import { z } from 'zod';
import { defineCall } from '../define.js';
import { withoutDirectionMarks } from '../direction-marks.js';
import { UserNameSchema } from '../engine/usage.js';
import { defineRoute, LARGEST_INTEGER } from '../route.js';

/** One message takes a file of this many characters, some 1,500 lines. */
const HISTORY_FILE_LIMIT = 150_000;
/** Lines that are told of at a time. */
export const HISTORY_PROBLEMS = 100;

/** The columns of a file of later history; the first three must be there. */
export const HISTORY_COLUMNS = [
  'citation',
  'kind',
  'by',
  'name',
  'scope',
  'by_citation',
  'by_year',
  'point',
] as const;

export const ImportHistorySchema = z.object({
  /** The file's name. A file of the same name takes the place of the one before. */
  name: z
    .string({ error: 'Choose a file' })
    .overwrite(withoutDirectionMarks)
    .trim()
    .min(1, 'Choose a file')
    .max(200, 'The name of the file is too long'),
  csv: z
    .string({ error: 'Choose a file' })
    .min(1, 'The file is empty')
    .max(
      HISTORY_FILE_LIMIT,
      `The file is too large: split it into files of at most ${HISTORY_FILE_LIMIT} characters`,
    ),
});

const HistoryImportSchema = z.object({
  /** Entries that are in force now; none where a line has a problem. */
  stored: z.number().int().nonnegative(),
  /** Each with its line of the file, from 1; `HISTORY_PROBLEMS` at most. */
  problems: z.array(z.object({ line: z.number().int().positive(), reason: z.string() })),
});
export type HistoryImport = z.infer<typeof HistoryImportSchema>;

/** A file that was imported and how many entries it has, as the search service knows it. */
const StoredHistoryFileSchema = z.object({
  id: z.number().int().positive(),
  name: z.string(),
  entries: z.number().int().positive(),
  /** Null where nobody kept it, as with `importedBy`. */
  importedAt: z.iso.datetime().nullable(),
  /** The user's id. */
  importedBy: z.number().int().positive().nullable(),
});
export type StoredHistoryFile = z.infer<typeof StoredHistoryFileSchema>;

/** The same with who brought it; without name and address for an account that is gone. */
const HistoryFileSchema = StoredHistoryFileSchema.extend({
  importedBy: UserNameSchema.extend({
    name: z.string().nullable(),
    email: z.string().nullable(),
  }).nullable(),
});
export type HistoryFile = z.infer<typeof HistoryFileSchema>;

/** Imports a file of later history, whole or not at all. For administrators. */
export const importHistory = defineCall('search.later-history.import', {
  rule: 'administer',
  response: HistoryImportSchema,
  http: {
    route: 'POST /library/history',
    cost: 'heavy',
    tag: 'Library administration',
    summary:
      'Imports later history of decisions from CSV; imports nothing if any line has a problem',
    body: ImportHistorySchema,
    audit: { action: 'import_history' },
  },
});

/** The files of later history that were imported, by name. For administrators. */
export const listHistoryFiles = defineCall('search.later-history.files', {
  rule: 'administer',
  request: z.object({}),
  response: z.array(StoredHistoryFileSchema),
});

export const historyFiles = defineRoute({
  rule: 'administer',
  route: 'GET /library/history',
  tag: 'Library administration',
  summary: 'The imported later-history files, by whom and when',
  response: z.array(HistoryFileSchema),
});

/** Takes a file away with all its entries. For administrators. @throws NOT_FOUND */
export const removeHistoryFile = defineCall('search.later-history.remove', {
  rule: 'administer',
  response: z.null(),
  http: {
    route: 'DELETE /library/history/:id',
    tag: 'Library administration',
    summary: 'Deletes an imported later-history file with all its entries',
    params: z.object({
      id: z.coerce.number<number>().int().positive().max(LARGEST_INTEGER),
    }),
    errors: ['NOT_FOUND'],
    audit: { action: 'delete_history', subject: 'history' },
  },
});
